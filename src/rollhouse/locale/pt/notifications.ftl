# O que se envia a quem está noutro lado.

notification-turn-title = É a tua vez
# $names is a list of people
notification-turn = { $game } com { $names }
notification-confirm-title = Este endereço é teu?
notification-confirm = Alguém na Rollhouse quer saber neste endereço quando é a sua vez. Se és tu, abre esta ligação no prazo de um dia: { $link }
    Se não és, não faças nada: não voltamos a escrever.
notification-mail-foot = Pediste para saber quando é a tua vez. Não receber mais mensagens: { $link }

## Recusas

error-notification-keys = Estas não são as chaves de um navegador.
error-notification-endpoint = Este não é o endereço de um serviço de notificações: { $value }.
error-notification-address = Este não é um endereço de e-mail: { $value }.
error-notification-no-mail = Esta casa não envia e-mails.
error-notification-bad-link = Esta ligação é demasiado antiga, ou nunca foi enviada.
error-setup-smtp = ROLLHOUSE_SMTP não indica nenhum servidor de e-mail.
error-setup-mail-from = ROLLHOUSE_MAIL_FROM não é um endereço de e-mail: { $value }.
error-setup-mail = Os e-mails precisam de um remetente, e de um endereço desta casa para as suas ligações.
