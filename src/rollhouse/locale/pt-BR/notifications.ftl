# O que se envia a quem está em outro lugar.

notification-turn-title = É a sua vez
# $names is a list of people
notification-turn = { $game } com { $names }
notification-confirm-title = Este endereço é seu?
notification-confirm = Alguém na Rollhouse quer saber neste endereço quando é a sua vez. Se é você, abra este link no prazo de um dia: { $link }
    Se não é, não faça nada: não voltaremos a escrever.
notification-mail-foot = Você pediu para saber quando é a sua vez. Não receber mais mensagens: { $link }

## Recusas

error-notification-keys = Estas não são as chaves de um navegador.
error-notification-endpoint = Este não é o endereço de um serviço de notificações: { $value }.
error-notification-address = Este não é um endereço de e-mail: { $value }.
error-notification-no-mail = Esta casa não envia e-mails.
error-notification-bad-link = Este link é antigo demais, ou nunca foi enviado.
error-setup-smtp = ROLLHOUSE_SMTP não indica nenhum servidor de e-mail.
error-setup-mail-from = ROLLHOUSE_MAIL_FROM não é um endereço de e-mail: { $value }.
error-setup-mail = Os e-mails precisam de um remetente, e de um endereço desta casa para os seus links.
