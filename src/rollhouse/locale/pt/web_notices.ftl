# Notificações de vez.

web-notices = Notificações de vez
web-notices-how = Nada é enviado se não o ligares.
web-notices-title = No título da página e no ícone da aplicação
web-notices-push = Notificações push neste dispositivo
web-notices-push-no = As notificações precisam de HTTPS e da tua autorização.
web-notices-mail = Por e-mail
web-notices-address = O teu endereço de e-mail
web-notices-send = Enviar confirmação
web-notices-sent = Enviámos um e-mail para { $address }. Abre o link do e-mail para confirmar.
web-notices-on = Os e-mails vão para { $address }.

## As ligações das mensagens

web-mail = Notificações por e-mail
web-mail-confirm = Confirmar este endereço
web-mail-confirmed = Confirmado. Vais receber um e-mail quando for a tua vez.
web-mail-stop = Cancelar subscrição
web-mail-stopped = Já não recebes e-mails, e o teu endereço foi apagado.
web-mail-nothing = Abre esta página com o link de um e-mail.
