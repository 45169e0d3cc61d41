# O que se envia a quem está em outro lugar.

notification-turn-title = É a sua vez
# $names is a list of people
notification-turn = { $game } com { $names }
notification-confirm-title = Confirme seu endereço de e-mail
notification-confirm = Um usuário do Rollhouse pediu para receber um e-mail neste endereço sempre que for a vez dele. Se foi você, abra este link em até 24 horas: { $link }
    Se não foi, ignore este e-mail. Você não vai receber mais nenhum.
notification-mail-foot = Você recebe este e-mail porque pediu para ser avisado quando é a sua vez. Cancelar inscrição: { $link }
notification-account-title = Sua conta foi alterada
notification-account = { $change } Se foi você, não precisa fazer nada. Se não, verifique seus aparelhos e chaves de acesso: { $link }

## Recusas

error-notification-keys = Chaves de notificações push inválidas.
error-notification-endpoint = Este não é o endereço de um serviço de notificações: { $value }.
error-notification-address = Endereço de e-mail inválido: { $value }.
error-notification-no-mail = Este servidor não envia e-mails.
error-notification-bad-link = Este link é inválido ou expirou.
error-setup-smtp = ROLLHOUSE_SMTP não indica nenhum servidor de e-mail.
error-setup-mail-from = ROLLHOUSE_MAIL_FROM não é um endereço de e-mail válido: { $value }.
error-setup-mail = Para enviar e-mails, defina um remetente e o endereço público deste servidor.
