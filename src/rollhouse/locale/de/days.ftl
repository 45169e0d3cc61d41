# Absagen zu Uhren und Urlaub.

error-table-slow = Hier haben alle Tage für einen Zug: Kein Bot nimmt jemandes Platz ein.
error-setup-increment = So viele Sekunden kann ein Zug nicht bringen: { $came }.
error-holiday-begun = Du bist schon im Urlaub.
error-holiday-too-long = So viele Urlaubstage sind dieses Jahr nicht mehr übrig: { $came }.
