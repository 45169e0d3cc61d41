# The user's account: passkeys, recovery codes, deletion.

web-forget = Je account verwijderen
web-forget-goes = Dit verwijdert voorgoed je naam, apparaten en programma’s, vrienden, ratings, partijen tegen bots, puzzels en oefenstellingen. Je geeft alle lopende partijen op.
web-forget-stays = Partijen met anderen blijven voor hen bewaard, zonder je naam en je berichten.
web-forget-never-back = Dit kan niet ongedaan worden gemaakt. Download eerst je gegevens als je ze later nog wilt hebben.
web-forget-yes = Account verwijderen
web-forget-no = Annuleren
web-forget-done = Je account is verwijderd.

## Passkeys and recovery codes

web-save-account = Je account bewaren
web-save-account-how = In deze browser blijf je ingelogd. Met een passkey kun je ook elders inloggen, of als deze browser je vergeet: met vingerafdruk, gezicht of pincode, zonder wachtwoord.
web-passkey-make = Passkey maken
web-passkey-nowhere = Passkeys hebben HTTPS en een domeinnaam nodig, en die heeft dit adres niet. Gebruik herstelcodes of een link voor een ander apparaat.
web-passkey-kept = Passkey gemaakt.
web-passkey-twice = Dit apparaat heeft al een passkey voor je account.
web-passkey-unnamed = Passkey
web-passkey-name = Naam van de passkey
web-passkey-made = Gemaakt op { $date }
web-passkey-used = laatst gebruikt { $date }
web-passkey-remove = Verwijderen
web-passkey-removed = Passkey verwijderd.
web-codes = Herstelcodes
web-codes-how = Heb je geen passkey bij de hand, dan kun je met een herstelcode inloggen. Elke code werkt één keer.
web-codes-left = { $count ->
    [0] Je hebt er geen.
    [one] Er is er één over.
   *[other] Er zijn er { $count } over.
}
web-codes-make = Nieuwe codes maken
web-codes-once = Schrijf deze codes op of druk ze af. Ze worden alleen nu getoond, en oudere codes zijn niet meer geldig.
web-codes-copy = Codes kopiëren
web-codes-copied = Codes gekopieerd.

## Signing in

web-signin = Inloggen
web-signin-already = Heb je al een account?
web-signin-passkey = Inloggen met een passkey
web-signin-nothing = Er werd geen passkey gebruikt.
web-signin-code = Of met een herstelcode
web-signin-with-code = Inloggen met deze code
web-signin-done = Welkom terug!
web-signout = Uitloggen op dit apparaat
web-signout-done = Je bent uitgelogd op dit apparaat.

## Confirming who one is

web-confirm = Bevestig dat jij het bent
web-confirm-how = Je staat op het punt te wijzigen hoe je inlogt. Bevestig dat met een van je passkeys of een herstelcode.
web-confirm-passkey = Passkey gebruiken
web-confirm-code = Of met een herstelcode, die daarna niet meer werkt
web-confirm-yes = Bevestigen
web-account-changes = Laatste wijzigingen
