# Meldingen bij je beurt.

web-notices = Meldingen bij je beurt
web-notices-how = Er wordt niets verstuurd tenzij je het aanzet.
web-notices-title = In de paginatitel en op het app-icoon
web-notices-push = Pushmeldingen op dit apparaat
web-notices-push-no = Meldingen hebben HTTPS en je toestemming nodig.
web-notices-mail = Per e-mail
web-notices-address = Je e-mailadres
web-notices-send = Bevestiging sturen
web-notices-sent = We hebben een e-mail gestuurd naar { $address }. Open de link in de e-mail om te bevestigen.
web-notices-on = E-mails gaan naar { $address }.

## De links in berichten

web-mail = E-mailmeldingen
web-mail-confirm = Dit adres bevestigen
web-mail-confirmed = Bevestigd. Je krijgt een e-mail als je aan de beurt bent.
web-mail-stop = Afmelden
web-mail-stopped = Je bent afgemeld, en je adres is verwijderd.
web-mail-nothing = Open deze pagina met de link uit een e-mail.
