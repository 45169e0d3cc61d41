# Meldingen bij je beurt.

web-notifications = Meldingen bij je beurt
web-notifications-how = Er wordt niets verstuurd tenzij je het aanzet.
web-notifications-title = In de paginatitel en op het app-icoon
web-notifications-push = Pushmeldingen op dit apparaat
web-notifications-push-no = Meldingen hebben HTTPS en je toestemming nodig.
web-notifications-mail = Per e-mail
web-notifications-address = Je e-mailadres
web-notifications-send = Bevestiging sturen
web-notifications-sent = We hebben een e-mail gestuurd naar { $address }. Open de link in de e-mail om te bevestigen.
web-notifications-on = E-mails gaan naar { $address }.

## De links in berichten

web-email = E-mailmeldingen
web-email-confirm = Dit adres bevestigen
web-email-confirmed = Bevestigd. Je krijgt een e-mail als je aan de beurt bent.
web-email-stop = Afmelden
web-email-stopped = Je bent afgemeld, en je adres is verwijderd.
web-email-nothing = Open deze pagina met de link uit een e-mail.
