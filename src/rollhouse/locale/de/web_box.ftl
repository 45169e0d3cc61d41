# The page on which an owner of the printed box corrects our guess at its contents.

web-box = Deine Schachtel
web-box-of = { $game }: Was ist in deiner Schachtel?
web-box-link = Du hast die Schachtel? Korrigiere unsere Vermutung
web-box-shared = Dieser Inhalt kommt aus dem Link. Vergleiche ihn mit deiner Schachtel, bevor du ihn speicherst.
web-box-actions = Diesen Inhalt verwenden
web-box-play = Mit diesem Kartensatz spielen
web-box-play-set = Mit Satz { $name } spielen
web-box-check = Prüfen
web-box-save = In meinem Konto speichern
web-box-saved = In deinem Konto gespeichert.
web-box-forget = Aus meinem Konto löschen
web-box-download = { $file } herunterladen
web-box-terminal = Im Terminal:
web-box-reset = Wieder bei unserer Vermutung anfangen
web-box-share = Link mit diesem Inhalt
web-box-wrong = Einige Felder stimmen noch nicht.
