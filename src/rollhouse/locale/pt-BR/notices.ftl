# O que se envia a quem está em outro lugar.

notice-turn-title = É a sua vez
# $names is a list of people
notice-turn = { $game } com { $names }
notice-confirm-title = Este endereço é seu?
notice-confirm = Alguém na Rollhouse quer saber neste endereço quando é a sua vez. Se é você, abra este link no prazo de um dia: { $link }
    Se não é, não faça nada: não voltaremos a escrever.
notice-mail-foot = Você pediu para saber quando é a sua vez. Não receber mais mensagens: { $link }

## Recusas

error-notice-keys = Chaves de notificações push inválidas.
error-notice-endpoint = Este não é o endereço de um serviço de notificações: { $came }.
error-notice-address = Endereço de e-mail inválido: { $came }.
error-notice-no-mail = Este servidor não envia e-mails.
error-notice-bad-link = Este link é antigo demais, ou nunca foi enviado.
error-setup-smtp = ROLLHOUSE_SMTP não indica nenhum servidor de e-mail.
error-setup-mail-from = ROLLHOUSE_MAIL_FROM não é um endereço de e-mail válido: { $came }.
error-setup-mail = Os e-mails precisam de um remetente, e de um endereço desta casa para os seus links.
