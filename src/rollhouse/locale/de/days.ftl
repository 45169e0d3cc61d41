# Absagen zu Uhren und Urlaub.

error-table-slow = In einer Korrespondenzpartie kann kein Bot einen Platz übernehmen.
error-setup-increment = Ungültiges Inkrement: { $came } Sekunden pro Zug.
error-holiday-begun = Du bist schon im Urlaub.
error-holiday-too-long = Du hast dieses Jahr keine { $came } Urlaubstage mehr.
