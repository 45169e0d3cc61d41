# Absagen zu Uhren und Urlaub.

error-table-correspondence = Hier haben alle Tage für einen Zug: Kein Bot nimmt jemandes Platz ein.
error-setup-increment = So viele Sekunden kann ein Zug nicht bringen: { $value }.
error-vacation-begun = Du bist schon im Urlaub.
error-vacation-too-long = So viele Urlaubstage sind dieses Jahr nicht mehr übrig: { $value }.
