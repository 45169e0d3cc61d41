# Pictures of positions and games, and the previews of links.

picture-player = Speler { $number }
picture-move = Zet { $ply } van { $last }

preview-home = Dicy Cards en Dicetto op Rollhouse
preview-home-about = Speel tegen bots of vrienden, leer de regels in een paar minuten en zie wat elke zet waard is.
preview-invitation = { $name } nodigt je uit voor { $game }
preview-invitation-nameless = Je bent uitgenodigd voor { $game }
preview-invitation-about = Open de link en ga zitten. Je hebt geen account nodig.
preview-table = { $game }: { $names }
preview-table-live = Bekijk deze partij live.
preview-table-hidden = Anderen spelen nog met dezelfde dobbelstenen; de stelling wordt nog niet getoond.
preview-replay-about = Bekijk deze partij zet voor zet.
preview-analysis-about = Elke beslissing in deze partij: wat die kostte en hoeveel geluk erbij kwam kijken.
preview-position = Een stelling van { $game }
preview-position-about = Wat zou jij spelen? Zie wat de beste zetten waard zijn.
preview-daily = Dagelijkse uitdaging: { $game }
preview-daily-about = Eén poging, en dezelfde dobbelstenen voor alle spelers. { $day }
