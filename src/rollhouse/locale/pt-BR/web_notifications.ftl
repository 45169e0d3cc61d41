# Como alguém sabe que é a sua vez.

web-notifications = Quando é a sua vez
web-notifications-how = Nada é enviado se você não ligar aqui.
web-notifications-title = No título da página e no ícone do aplicativo
web-notifications-push = Como notificação neste dispositivo
web-notifications-push-no = Este navegador não pode receber notificações aqui: é preciso um endereço criptografado e a sua autorização.
web-notifications-mail = Por e-mail
web-notifications-address = Seu endereço de e-mail
web-notifications-send = Enviar o link
web-notifications-sent = Escrevemos para { $address }. Abra o link dessa mensagem: aí estará ligado.
web-notifications-on = As mensagens vão para { $address }.

## Os links das mensagens

web-email = Mensagens
web-email-confirm = Sim, escrevam para mim aqui
web-email-confirmed = Pronto: você saberá por e-mail quando é a sua vez.
web-email-stop = Mais nenhuma mensagem
web-email-stopped = Pronto: não chegam mais mensagens, e o endereço foi esquecido.
web-email-nothing = Esta página é aberta por um link em uma mensagem.
