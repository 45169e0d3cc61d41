# Pictures of positions and games, and the previews of links.

picture-player = Person { $number }
picture-move = Zug { $ply } von { $last }

preview-home = Dicy Cards und Dicetto auf Rollhouse
preview-home-about = Spiele gegen Bots oder Freunde, lerne die Regeln in wenigen Minuten und sieh, was jeder Zug wert ist.
preview-invitation = { $name } lädt dich zu { $game } ein
preview-invitation-nameless = Du bist zu { $game } eingeladen
preview-invitation-about = Öffne den Link und nimm Platz. Du brauchst kein Konto.
preview-table = { $game }: { $names }
preview-table-live = Sieh dieser Partie live zu.
preview-table-hidden = Andere spielen noch mit denselben Würfeln, deshalb wird die Stellung noch nicht gezeigt.
preview-replay-about = Sieh dir diese Partie Zug für Zug an.
preview-analysis-about = Jede Entscheidung dieser Partie: was sie gekostet hat und wie viel Glück dabei war.
preview-position = Eine Stellung aus { $game }
preview-position-about = Was würdest du spielen? Sieh, was die besten Züge wert sind.
preview-daily = Aufgabe des Tages: { $game }
preview-daily-about = Ein Versuch, und dieselben Würfel für alle. { $day }
