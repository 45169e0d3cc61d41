# Wat mensen krijgen die ergens anders zijn.

notification-title = { $event ->
    [turn] Jouw beurt
    [invitation] Uitnodiging
    [friend] Vriendschapsverzoek
    [round] Volgende ronde
    [result] Uitslag
    [answer] Antwoord op je melding
   *[webhook] Webhook ingesteld
}
# $names is a list of people
notification-turn = { $game } met { $names }
notification-invitation = { $name } nodigt je uit voor { $game }.
notification-friend = { $name } wil vrienden met je worden.
notification-webhook = Meldingen worden voortaan hierheen gestuurd.
notification-confirm-title = Bevestig je e-mailadres
notification-confirm = Een gebruiker van Rollhouse wil op dit adres meldingen krijgen. Ben jij dat, open dan binnen 24 uur deze link: { $link }
    Zo niet, negeer dan deze e-mail. Je krijgt er geen meer.
notification-mail-foot = Je krijgt deze e-mail omdat je meldingen per e-mail hebt aangezet. Afmelden: { $link }
notification-account-title = Je account is gewijzigd
notification-account = { $change } Was jij dat, dan hoef je niets te doen. Zo niet, controleer dan je apparaten en passkeys: { $link }

## Weigeringen

error-notification-keys = Ongeldige sleutels voor pushmeldingen.
error-notification-endpoint = Dit is niet het adres van een pushdienst: { $value }.
error-notification-address = Ongeldig e-mailadres: { $value }.
error-notification-webhook = Meldingen kunnen niet naar { $value } worden gestuurd. Een webhook is een openbaar adres dat met https:// begint.
error-notification-no-mail = Deze server verstuurt geen e-mail.
error-notification-bad-link = Deze link is ongeldig of verlopen.
error-setup-smtp = ROLLHOUSE_SMTP noemt geen e-mailserver.
error-setup-mail-from = ROLLHOUSE_MAIL_FROM is geen geldig e-mailadres: { $value }.
error-setup-mail = Stel om e-mail te versturen een afzender en het openbare adres van deze server in.
