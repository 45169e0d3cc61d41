# Absagen zu Uhren und Urlaub.

error-table-correspondence = In einer Korrespondenzpartie kann kein Bot einen Platz übernehmen.
error-setup-increment = Ungültiges Inkrement: { $value } Sekunden pro Zug.
error-vacation-begun = Du bist schon im Urlaub.
error-vacation-too-long = Du hast dieses Jahr keine { $value } Urlaubstage mehr.
error-order-nothing-to-order = Hier ist kein Dauerauftrag möglich. Es gibt sie in Fernpartien für Spieler, die auf die Züge anderer reagieren.
error-order-unknown = { $value } lässt sich hier nicht im Voraus beauftragen.
