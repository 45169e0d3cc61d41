# O que se envia a quem está em outro lugar.

notification-title = { $event ->
    [turn] É a sua vez
    [invitation] Convite
    [friend] Pedido de amizade
    [round] Próxima rodada
    [result] Resultado
    [answer] Sua denúncia
   *[webhook] Webhook salvo
}
# $names is a list of people
notification-turn = { $game } com { $names }
notification-invitation = { $name } convida você para jogar { $game }.
notification-friend = { $name } quer ser seu amigo.
notification-webhook = A partir de agora, as notificações são enviadas para cá.
notification-confirm-title = Confirme seu endereço de e-mail
notification-confirm = Um usuário do Rollhouse quer receber notificações neste endereço. Se foi você, abra este link em até 24 horas: { $link }
    Se não foi, ignore este e-mail. Você não vai receber mais nenhum.
notification-mail-foot = Você recebe este e-mail porque ativou as notificações por e-mail. Cancelar inscrição: { $link }
notification-account-title = Sua conta foi alterada
notification-account = { $change } Se foi você, não precisa fazer nada. Se não, verifique seus aparelhos e chaves de acesso: { $link }

## Recusas

error-notification-keys = Chaves de notificações push inválidas.
error-notification-endpoint = Este não é o endereço de um serviço de notificações: { $value }.
error-notification-address = Endereço de e-mail inválido: { $value }.
error-notification-webhook = Não é possível enviar notificações para { $value }. Um webhook é um endereço público que começa com https://.
error-notification-no-mail = Este servidor não envia e-mails.
error-notification-bad-link = Este link é inválido ou expirou.
error-setup-smtp = ROLLHOUSE_SMTP não indica nenhum servidor de e-mail.
error-setup-mail-from = ROLLHOUSE_MAIL_FROM não é um endereço de e-mail válido: { $value }.
error-setup-mail = Para enviar e-mails, defina um remetente e o endereço público deste servidor.
