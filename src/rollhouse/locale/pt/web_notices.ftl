# Como alguém sabe que é a sua vez.

web-notices = Quando é a tua vez
web-notices-how = Nada é enviado se não o ligares aqui.
web-notices-title = No título da página e no ícone da aplicação
web-notices-push = Como notificação neste dispositivo
web-notices-push-no = Este navegador não pode receber notificações aqui: é preciso um endereço cifrado e a tua autorização.
web-notices-mail = Por e-mail
web-notices-address = O teu endereço de e-mail
web-notices-send = Enviar a ligação
web-notices-sent = Escrevemos para { $address }. Abre a ligação nessa mensagem: fica então ligado.
web-notices-on = As mensagens vão para { $address }.

## As ligações das mensagens

web-mail = Mensagens
web-mail-confirm = Sim, escrevam-me para aqui
web-mail-confirmed = Feito: sabes por e-mail quando é a tua vez.
web-mail-stop = Mais nenhuma mensagem
web-mail-stopped = Feito: não chegam mais mensagens, e o endereço foi esquecido.
web-mail-nothing = Esta página abre-se por uma ligação numa mensagem.
