# Absagen zu Uhren und Urlaub.

error-table-correspondence = In einer Korrespondenzpartie kann kein Bot einen Platz übernehmen.
error-setup-increment = Ungültiges Inkrement: { $value } Sekunden je Zug.
error-vacation-begun = Du bist schon im Urlaub.
error-vacation-too-long = Du hast dieses Jahr keine { $value } Urlaubstage mehr.
error-order-nothing-to-order = Hier ist kein Dauerauftrag möglich. Daueraufträge gibt es in Korrespondenzpartien, in denen man auf die Züge anderer reagiert.
error-order-unknown = Für { $value } ist hier kein Dauerauftrag möglich.
