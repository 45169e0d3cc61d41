pig-name = Porco
pig-option-target = pontos para ganhar
pig-setup = Ganha quem chegar primeiro a { $target } pontos.
pig-reason = O objetivo eram { $target } pontos.

## O que se pergunta

pig-ask = { $seat }, tens { $pot } nesta vez. Rolar outra vez ou parar?
pig-ask-first = Quem começa?
pig-ask-rolled = O que saiu a { $seat }?
pig-move-again = Rolar outra vez
pig-move-hold = Parar

## O que aconteceu, e como está a partida

pig-event-started = { $seat } começa.
pig-event-rolled = Sai { $face } a { $seat }: { $pot } até agora.
pig-event-lost = Sai 1 a { $seat }, que perde os { $pot } desta vez.
pig-event-held = { $seat } para, marca { $pot } e tem { $score }.
pig-score = { $seat }: { $score }
pig-pot = { $seat }, nesta vez: { $pot }

## As regras

pig-guide-turn-title = A tua vez
pig-guide-turn = Rola o dado quantas vezes quiseres: o que sai vai-se somando. Para, e marcas esses pontos. Um 1 acaba a tua vez, que então não rende nada.
pig-guide-end-title = O fim
pig-guide-end = Quem parar e chegar primeiro ao objetivo ganha logo.
