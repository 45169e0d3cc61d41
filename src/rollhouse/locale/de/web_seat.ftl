# Who somebody is: their seat, kept or given up.

web-forget = Alles von dir löschen
web-forget-goes = Für immer weg sind dann: dein Name, deine Geräte und Programme, deine Partien gegen Bots, deine Rätsel und deine Trainingsstellungen. Wo du gerade spielst, gibst du auf.
web-forget-stays = Partien mit anderen bleiben ihnen, ohne deinen Namen und ohne das, was du dort geschrieben hast.
web-forget-never-back = Niemand kann das zurückholen. Lade es vorher herunter, wenn du es vielleicht noch einmal brauchst.
web-forget-yes = Alles löschen
web-forget-no = Behalten
web-forget-done = Alles von dir ist gelöscht.
