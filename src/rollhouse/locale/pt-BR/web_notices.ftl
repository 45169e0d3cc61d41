# Notificações de vez.

web-notices = Notificações de vez
web-notices-how = Nada é enviado se você não ligar.
web-notices-title = No título da página e no ícone do aplicativo
web-notices-push = Notificações push neste aparelho
web-notices-push-no = As notificações precisam de HTTPS e da sua autorização.
web-notices-mail = Por e-mail
web-notices-address = Seu endereço de e-mail
web-notices-send = Enviar confirmação
web-notices-sent = Enviamos um e-mail para { $address }. Abra o link do e-mail para confirmar.
web-notices-on = Os e-mails vão para { $address }.

## Os links das mensagens

web-mail = Notificações por e-mail
web-mail-confirm = Confirmar este endereço
web-mail-confirmed = Confirmado. Você vai receber um e-mail quando for a sua vez.
web-mail-stop = Cancelar inscrição
web-mail-stopped = Inscrição cancelada, e seu endereço foi excluído.
web-mail-nothing = Abra esta página com o link de um e-mail.
