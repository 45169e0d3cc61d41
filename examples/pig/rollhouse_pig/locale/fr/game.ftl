pig-name = Cochon
pig-option-target = points pour gagner
pig-setup = Le premier à { $target } points gagne.
pig-reason = Il fallait { $target } points.

## Ce qui est demandé

pig-ask = { $seat }, vous avez { $pot } ce tour-ci. Relancer ou s’arrêter ?
pig-ask-first = Qui commence ?
pig-ask-rolled = Qu’a obtenu { $seat } ?
pig-move-again = Relancer
pig-move-hold = S’arrêter

## Ce qui s’est passé, et où en est la partie

pig-event-started = { $seat } commence.
pig-event-rolled = { $seat } obtient { $face } : { $pot } jusqu’ici.
pig-event-lost = { $seat } obtient 1 et perd les { $pot } de ce tour.
pig-event-held = { $seat } s’arrête, marque { $pot } et a { $score }.
pig-score = { $seat } : { $score }
pig-pot = { $seat }, ce tour-ci : { $pot }

## Les règles

pig-guide-turn-title = Un tour
pig-guide-turn = Lancez le dé autant de fois que vous voulez : ses points s’additionnent. Arrêtez-vous pour les marquer. Un 1 met fin au tour, qui ne rapporte alors rien.
pig-guide-end-title = La fin
pig-guide-end = La première personne qui s’arrête et atteint le but gagne aussitôt.
