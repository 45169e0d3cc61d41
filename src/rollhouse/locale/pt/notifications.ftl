# O que se envia a quem está noutro lado.

notification-title = { $event ->
    [turn] É a tua vez
    [invitation] Convite
    [friend] Pedido de amizade
    [round] Ronda seguinte
    [result] Resultado
    [answer] A tua denúncia
   *[webhook] Webhook guardado
}
# $names is a list of people
notification-turn = { $game } com { $names }
notification-invitation = { $name } convida-te para jogar { $game }.
notification-friend = { $name } quer ser teu amigo.
notification-webhook = A partir de agora, as notificações são enviadas para aqui.
notification-confirm-title = Confirma o teu endereço de e-mail
notification-confirm = Um utilizador do Rollhouse quer receber notificações neste endereço. Se foste tu, abre este link nas próximas 24 horas: { $link }
    Se não, ignora este e-mail. Não receberás mais nenhum.
notification-mail-foot = Recebes este e-mail porque ligaste as notificações por e-mail. Cancelar subscrição: { $link }
notification-account-title = A tua conta foi alterada
notification-account = { $change } Se foste tu, não tens de fazer nada. Se não, verifica os teus dispositivos e chaves de acesso: { $link }

## Recusas

error-notification-keys = Chaves de notificações push inválidas.
error-notification-endpoint = Este não é o endereço de um serviço de notificações: { $value }.
error-notification-address = Endereço de e-mail inválido: { $value }.
error-notification-webhook = Não é possível enviar notificações para { $value }. Um webhook é um endereço público que começa por https://.
error-notification-no-mail = Este servidor não envia e-mails.
error-notification-bad-link = Este link é inválido ou expirou.
error-setup-smtp = ROLLHOUSE_SMTP não indica nenhum servidor de e-mail.
error-setup-mail-from = ROLLHOUSE_MAIL_FROM não é um endereço de e-mail válido: { $value }.
error-setup-mail = Para enviar e-mails, define um remetente e o endereço público deste servidor.
