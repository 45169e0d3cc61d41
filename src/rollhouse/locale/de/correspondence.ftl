# Absagen zu Uhren und Urlaub.

error-table-correspondence = In einer Korrespondenzpartie kann kein Bot einen Platz übernehmen.
error-setup-increment = Ungültiges Inkrement: { $value } Sekunden pro Zug.
error-vacation-begun = Du bist schon im Urlaub.
error-vacation-too-long = Du hast dieses Jahr keine { $value } Urlaubstage mehr.
