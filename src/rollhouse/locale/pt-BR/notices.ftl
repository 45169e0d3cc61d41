# O que se envia a quem está em outro lugar.

notice-turn-title = É a sua vez
# $names is a list of people
notice-turn = { $game } com { $names }
notice-confirm-title = Confirme seu endereço de e-mail
notice-confirm = Um usuário do Rollhouse pediu para receber um e-mail neste endereço sempre que for a vez dele. Se foi você, abra este link em até 24 horas: { $link }
    Se não foi, ignore este e-mail. Você não vai receber mais nenhum.
notice-mail-foot = Você recebe este e-mail porque pediu para ser avisado quando é a sua vez. Cancelar inscrição: { $link }

## Recusas

error-notice-keys = Chaves de notificações push inválidas.
error-notice-endpoint = Este não é o endereço de um serviço de notificações: { $came }.
error-notice-address = Endereço de e-mail inválido: { $came }.
error-notice-no-mail = Este servidor não envia e-mails.
error-notice-bad-link = Este link é inválido ou expirou.
error-setup-smtp = ROLLHOUSE_SMTP não indica nenhum servidor de e-mail.
error-setup-mail-from = ROLLHOUSE_MAIL_FROM não é um endereço de e-mail válido: { $came }.
error-setup-mail = Para enviar e-mails, defina um remetente e o endereço público deste servidor.
