# Hoe iemand hoort dat hij aan de beurt is.

web-notices = Als jij aan de beurt bent
web-notices-how = Er wordt niets verstuurd tenzij je het hier aanzet.
web-notices-title = In de titel van de pagina, en op het icoon van de app
web-notices-push = Als melding op dit apparaat
web-notices-push-no = Deze browser kan hier geen meldingen krijgen: daar is een versleuteld adres voor nodig, en jouw toestemming.
web-notices-mail = Per e-mail
web-notices-address = Je e-mailadres
web-notices-send = Stuur de link
web-notices-sent = We hebben naar { $address } geschreven. Open de link in dat bericht: dan staat het aan.
web-notices-on = Berichten gaan naar { $address }.

## De links in berichten

web-mail = Berichten
web-mail-confirm = Ja, schrijf me hier
web-mail-confirmed = Klaar: je hoort per e-mail wanneer je aan de beurt bent.
web-mail-stop = Geen berichten meer
web-mail-stopped = Klaar: er komen geen berichten meer, en het adres is vergeten.
web-mail-nothing = Deze pagina wordt geopend door een link in een bericht.
