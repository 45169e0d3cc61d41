# Who somebody is: their seat, kept or given up.

web-forget = Al je gegevens verwijderen
web-forget-goes = Dit verdwijnt voorgoed: je naam, je apparaten en programma’s, vrienden en ratings, je partijen tegen bots, je puzzels en je oefenstellingen. Waar je nog speelt, geef je op.
web-forget-stays = Partijen met anderen blijven van hen, zonder je naam en zonder wat je daar zei.
web-forget-never-back = Niemand kan dit terughalen. Download het eerst als je het misschien nog wilt hebben.
web-forget-yes = Alles verwijderen
web-forget-no = Bewaren
web-forget-done = Al je gegevens zijn verwijderd.

## Passkeys and recovery codes

web-seat = Je plaats bewaren
web-seat-how = Deze browser weet wie je bent. Met een passkey kun je je overal aanmelden als hij het vergeet: met vinger, gezicht of pincode, zonder wachtwoord.
web-passkey-make = Passkey maken
web-passkey-nowhere = Passkeys vragen een versleuteld adres (https) met een naam, en dat is dit niet. Herstelcodes en de link voor een ander apparaat werken hier ook.
web-passkey-kept = Je passkey is gemaakt.
web-passkey-unnamed = Passkey
web-passkey-name = Naam van de passkey
web-passkey-made = Van { $date }
web-passkey-used = laatst gebruikt { $date }
web-passkey-remove = Verwijderen
web-passkey-removed = Met die passkey komt niemand meer binnen.
web-codes = Herstelcodes
web-codes-how = Voor de dag dat je geen passkey bij de hand hebt: met elke code kun je je één keer aanmelden.
web-codes-left = { $count ->
    [0] Je hebt er geen.
    [one] Er is er één over.
   *[other] Er zijn er { $count } over.
}
web-codes-make = Nieuwe codes maken
web-codes-once = Schrijf ze op of druk ze af: ze worden alleen nu getoond, en oudere codes werken niet meer.
web-codes-copy = Codes kopiëren
web-codes-copied = De codes zijn gekopieerd.

## Signing in

web-signin = Aanmelden
web-signin-already = Heb je hier al een plaats?
web-signin-passkey = Aanmelden met een passkey
web-signin-nothing = Er werd geen passkey gebruikt.
web-signin-code = Of met een herstelcode
web-signin-with-code = Aanmelden met deze code
web-signin-done = Welkom terug!
web-signout = Afmelden op dit apparaat
web-signout-done = Je bent afgemeld op dit apparaat.
