# Hoe iemand hoort dat hij aan de beurt is.

web-notifications = Als jij aan de beurt bent
web-notifications-how = Er wordt niets verstuurd tenzij je het hier aanzet.
web-notifications-title = In de titel van de pagina, en op het icoon van de app
web-notifications-push = Als melding op dit apparaat
web-notifications-push-no = Deze browser kan hier geen meldingen krijgen: daar is een versleuteld adres voor nodig, en jouw toestemming.
web-notifications-mail = Per e-mail
web-notifications-address = Je e-mailadres
web-notifications-send = Stuur de link
web-notifications-sent = We hebben naar { $address } geschreven. Open de link in dat bericht: dan staat het aan.
web-notifications-on = Berichten gaan naar { $address }.

## De links in berichten

web-email = Berichten
web-email-confirm = Ja, schrijf me hier
web-email-confirmed = Klaar: je hoort per e-mail wanneer je aan de beurt bent.
web-email-stop = Geen berichten meer
web-email-stopped = Klaar: er komen geen berichten meer, en het adres is vergeten.
web-email-nothing = Deze pagina wordt geopend door een link in een bericht.
