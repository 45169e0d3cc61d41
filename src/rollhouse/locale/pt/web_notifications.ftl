# Definições das notificações.

web-notifications = Notificações
web-notifications-how = Nada é enviado se não o ligares.
web-notifications-title = No título da página e no ícone da aplicação
web-notifications-push = Notificações push neste dispositivo
web-notifications-push-no = As notificações precisam de HTTPS e da tua autorização.
web-notifications-mail = Por e-mail
web-notifications-address = O teu endereço de e-mail
web-notifications-send = Enviar confirmação
web-notifications-sent = Enviámos um e-mail para { $address }. Abre o link do e-mail para confirmar.
web-notifications-on = Os e-mails vão para { $address }.
web-notifications-webhook = Para um webhook (Discord ou um programa teu)
web-notifications-webhook-address = Endereço do webhook
web-notifications-webhook-save = Guardar
web-notifications-webhook-on = As notificações vão para { $address }.
web-notifications-what = O que é enviado
web-notifications-item = { $item ->
    [turn] É a tua vez
    [invitation] Convites
    [friend] Pedidos de amizade
    [round] Rondas de torneios e encontros
    [result] Resultados
   *[answer] Respostas às tuas denúncias
}
web-notifications-channel = { $channel ->
    [push] Push
    [mail] E-mail
   *[webhook] Webhook
}
web-bell-news = Novidades
web-bell-new = Novo

## As ligações das mensagens

web-email = Notificações por e-mail
web-email-confirm = Confirmar este endereço
web-email-confirmed = Confirmado. Vais receber as notificações por e-mail.
web-email-stop = Cancelar subscrição
web-email-stopped = Já não recebes e-mails, e o teu endereço foi apagado.
web-email-nothing = Abre esta página com o link de um e-mail.

## Na lista do sítio e nos envios

notification-round = { $kind ->
    [tournament] A ronda { $number } de «{ $title }» começou.
   *[match] A ronda { $number } do teu encontro em duplicado ({ $game }) começou.
}
# $names is a list of people
notification-result = { $result ->
    [won] { $game } com { $names }: ganhaste.
    [shared] { $game } com { $names }: partilhas a vitória.
   *[lost] { $game } com { $names }: perdeste.
}
notification-over = { $kind ->
    [tournament] «{ $title }» terminou.
   *[match] O teu encontro em duplicado ({ $game }) terminou.
}
notification-answer = A administração tratou da tua denúncia.
notification-answer-text = A administração respondeu à tua denúncia: { $text }
