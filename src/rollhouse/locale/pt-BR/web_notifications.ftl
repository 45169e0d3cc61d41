# Configurações das notificações.

web-notifications = Notificações
web-notifications-how = Nada é enviado se você não ligar.
web-notifications-title = No título da página e no ícone do aplicativo
web-notifications-push = Notificações push neste aparelho
web-notifications-push-no = As notificações precisam de HTTPS e da sua autorização.
web-notifications-mail = Por e-mail
web-notifications-address = Seu endereço de e-mail
web-notifications-send = Enviar confirmação
web-notifications-sent = Enviamos um e-mail para { $address }. Abra o link do e-mail para confirmar.
web-notifications-on = Os e-mails vão para { $address }.
web-notifications-webhook = Para um webhook (Discord ou um programa seu)
web-notifications-webhook-address = Endereço do webhook
web-notifications-webhook-save = Salvar
web-notifications-webhook-on = As notificações vão para { $address }.
web-notifications-what = O que é enviado
web-notifications-item = { $item ->
    [turn] É a sua vez
    [invitation] Convites
    [friend] Pedidos de amizade
    [round] Rodadas de torneios e confrontos
    [result] Resultados
   *[answer] Respostas às suas denúncias
}
web-notifications-channel = { $channel ->
    [push] Push
    [mail] E-mail
   *[webhook] Webhook
}
web-bell-news = Novidades
web-bell-new = Novo

## Os links das mensagens

web-email = Notificações por e-mail
web-email-confirm = Confirmar este endereço
web-email-confirmed = Confirmado. Você vai receber as notificações por e-mail.
web-email-stop = Cancelar inscrição
web-email-stopped = Inscrição cancelada, e seu endereço foi excluído.
web-email-nothing = Abra esta página com o link de um e-mail.

## Na lista do site e nos envios

notification-round = { $kind ->
    [tournament] A rodada { $number } de “{ $title }” começou.
   *[match] A rodada { $number } do seu confronto em duplicado ({ $game }) começou.
}
# $names is a list of people
notification-result = { $result ->
    [won] { $game } com { $names }: você ganhou.
    [shared] { $game } com { $names }: vitória compartilhada.
   *[lost] { $game } com { $names }: você perdeu.
}
notification-over = { $kind ->
    [tournament] “{ $title }” terminou.
   *[match] Seu confronto em duplicado ({ $game }) terminou.
}
notification-answer = A administração tratou da sua denúncia.
notification-answer-text = A administração respondeu à sua denúncia: { $text }
