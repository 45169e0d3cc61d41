pig-name = Varken
pig-option-target = punten om te winnen
pig-setup = Wie het eerst { $target } punten heeft, wint.
pig-reason = Het doel was { $target } punten.

## Wat er wordt gevraagd

pig-ask = { $seat }, je hebt { $pot } deze beurt. Nog eens gooien of stoppen?
pig-ask-first = Wie begint?
pig-ask-rolled = Wat heeft { $seat } gegooid?
pig-move-again = Nog eens gooien
pig-move-hold = Stoppen

## Wat er is gebeurd, en hoe het ervoor staat

pig-event-started = { $seat } begint.
pig-event-rolled = { $seat } gooit { $face }: tot nu toe { $pot }.
pig-event-lost = { $seat } gooit 1 en verliest de { $pot } van deze beurt.
pig-event-held = { $seat } stopt, scoort { $pot } en heeft { $score }.
pig-score = { $seat }: { $score }
pig-pot = { $seat }, deze beurt: { $pot }

## De regels

pig-guide-turn-title = Een beurt
pig-guide-turn = Gooi zo vaak je wilt: de ogen worden opgeteld. Stop om ze te scoren. Een 1 beëindigt de beurt, en die levert dan niets op.
pig-guide-end-title = Het einde
pig-guide-end = Wie stopt en als eerste het doel bereikt, wint meteen.
