# Como alguém sabe que é a sua vez.

web-notices = Notificações de vez
web-notices-how = Nada é enviado se você não ligar aqui.
web-notices-title = No título da página e no ícone do aplicativo
web-notices-push = Notificações push neste aparelho
web-notices-push-no = Este navegador não pode receber notificações aqui: é preciso um endereço criptografado e a sua autorização.
web-notices-mail = Por e-mail
web-notices-address = Seu endereço de e-mail
web-notices-send = Enviar confirmação
web-notices-sent = Escrevemos para { $address }. Abra o link dessa mensagem: aí estará ligado.
web-notices-on = Os e-mails vão para { $address }.

## Os links das mensagens

web-mail = Notificações por e-mail
web-mail-confirm = Confirmar este endereço
web-mail-confirmed = Pronto: você saberá por e-mail quando é a sua vez.
web-mail-stop = Cancelar inscrição
web-mail-stopped = Pronto: não chegam mais mensagens, e o endereço foi esquecido.
web-mail-nothing = Esta página é aberta por um link em uma mensagem.
