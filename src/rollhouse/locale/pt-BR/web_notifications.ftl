# Notificações de vez.

web-notifications = Notificações de vez
web-notifications-how = Nada é enviado se você não ligar.
web-notifications-title = No título da página e no ícone do aplicativo
web-notifications-push = Notificações push neste aparelho
web-notifications-push-no = As notificações precisam de HTTPS e da sua autorização.
web-notifications-mail = Por e-mail
web-notifications-address = Seu endereço de e-mail
web-notifications-send = Enviar confirmação
web-notifications-sent = Enviamos um e-mail para { $address }. Abra o link do e-mail para confirmar.
web-notifications-on = Os e-mails vão para { $address }.

## Os links das mensagens

web-email = Notificações por e-mail
web-email-confirm = Confirmar este endereço
web-email-confirmed = Confirmado. Você vai receber um e-mail quando for a sua vez.
web-email-stop = Cancelar inscrição
web-email-stopped = Inscrição cancelada, e seu endereço foi excluído.
web-email-nothing = Abra esta página com o link de um e-mail.
