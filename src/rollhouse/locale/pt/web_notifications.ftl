# Notificações de vez.

web-notifications = Notificações de vez
web-notifications-how = Nada é enviado se não o ligares.
web-notifications-title = No título da página e no ícone da aplicação
web-notifications-push = Notificações push neste dispositivo
web-notifications-push-no = As notificações precisam de HTTPS e da tua autorização.
web-notifications-mail = Por e-mail
web-notifications-address = O teu endereço de e-mail
web-notifications-send = Enviar confirmação
web-notifications-sent = Enviámos um e-mail para { $address }. Abre o link do e-mail para confirmar.
web-notifications-on = Os e-mails vão para { $address }.

## As ligações das mensagens

web-email = Notificações por e-mail
web-email-confirm = Confirmar este endereço
web-email-confirmed = Confirmado. Vais receber um e-mail quando for a tua vez.
web-email-stop = Cancelar subscrição
web-email-stopped = Já não recebes e-mails, e o teu endereço foi apagado.
web-email-nothing = Abre esta página com o link de um e-mail.
