# Como alguém sabe que é a sua vez.

web-notifications = Quando é a tua vez
web-notifications-how = Nada é enviado se não o ligares aqui.
web-notifications-title = No título da página e no ícone da aplicação
web-notifications-push = Como notificação neste dispositivo
web-notifications-push-no = Este navegador não pode receber notificações aqui: é preciso um endereço cifrado e a tua autorização.
web-notifications-mail = Por e-mail
web-notifications-address = O teu endereço de e-mail
web-notifications-send = Enviar a ligação
web-notifications-sent = Escrevemos para { $address }. Abre a ligação nessa mensagem: fica então ligado.
web-notifications-on = As mensagens vão para { $address }.

## As ligações das mensagens

web-email = Mensagens
web-email-confirm = Sim, escrevam-me para aqui
web-email-confirmed = Feito: sabes por e-mail quando é a tua vez.
web-email-stop = Mais nenhuma mensagem
web-email-stopped = Feito: não chegam mais mensagens, e o endereço foi esquecido.
web-email-nothing = Esta página abre-se por uma ligação numa mensagem.
