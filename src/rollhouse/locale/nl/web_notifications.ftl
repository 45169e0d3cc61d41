# Instellingen voor meldingen.

web-notifications = Meldingen
web-notifications-how = Er wordt niets verstuurd tenzij je het aanzet.
web-notifications-title = In de paginatitel en op het app-icoon
web-notifications-push = Pushmeldingen op dit apparaat
web-notifications-push-no = Meldingen hebben HTTPS en je toestemming nodig.
web-notifications-mail = Per e-mail
web-notifications-address = Je e-mailadres
web-notifications-send = Bevestiging sturen
web-notifications-sent = We hebben een e-mail gestuurd naar { $address }. Open de link in de e-mail om te bevestigen.
web-notifications-on = E-mails gaan naar { $address }.
web-notifications-webhook = Naar een webhook (Discord of je eigen programma)
web-notifications-webhook-address = Adres van de webhook
web-notifications-webhook-save = Opslaan
web-notifications-webhook-on = Meldingen gaan naar { $address }.
web-notifications-what = Wat er wordt gestuurd
web-notifications-item = { $item ->
    [turn] Jouw beurt
    [invitation] Uitnodigingen
    [friend] Vriendschapsverzoeken
    [round] Rondes van toernooien en matches
    [result] Uitslagen
   *[answer] Antwoorden op wat je hebt gemeld
}
web-notifications-channel = { $channel ->
    [push] Push
    [mail] E-mail
   *[webhook] Webhook
}
web-bell-news = Nieuws
web-bell-new = Nieuw

## De links in berichten

web-email = E-mailmeldingen
web-email-confirm = Dit adres bevestigen
web-email-confirmed = Bevestigd. Je krijgt meldingen per e-mail.
web-email-stop = Afmelden
web-email-stopped = Je bent afgemeld, en je adres is verwijderd.
web-email-nothing = Open deze pagina met de link uit een e-mail.

## In de lijst op de site en in berichten

notification-round = { $kind ->
    [tournament] Ronde { $number } van ‘{ $title }’ is begonnen.
   *[match] Ronde { $number } van je duplicate-match ({ $game }) is begonnen.
}
# $names is a list of people
notification-result = { $result ->
    [won] { $game } met { $names }: je hebt gewonnen.
    [shared] { $game } met { $names }: je deelt de winst.
   *[lost] { $game } met { $names }: je hebt verloren.
}
notification-over = { $kind ->
    [tournament] ‘{ $title }’ is afgelopen.
   *[match] Je duplicate-match ({ $game }) is afgelopen.
}
notification-answer = De beheerder heeft je melding afgehandeld.
notification-answer-text = De beheerder heeft op je melding geantwoord: { $text }
