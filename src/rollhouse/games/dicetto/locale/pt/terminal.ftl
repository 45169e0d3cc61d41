# Dicetto on the full screen. Key labels and card faces have little room: keep them short.

terminal-dicetto-headline = { $goal } cartas para ganhar · monte: { $count }
terminal-dicetto-our-reading = baralho: suposição nossa

# Short for points; at most 6 characters with a number of two digits
terminal-dicetto-points =
    { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
terminal-dicetto-logo = logótipo
terminal-dicetto-roll = +1 lançamento
terminal-dicetto-free = livre
terminal-dicetto-empty = vazio
terminal-dicetto-lost = duelo perdido
# $who is a name, or only the sign of a player
terminal-dicetto-beats = bate { $who }
terminal-dicetto-duel = duelo com { $who }
terminal-dicetto-duel-title = Duelo
terminal-dicetto-no-dice = Marca os dados a colocar.
terminal-dicetto-aside = postos de lado
terminal-dicetto-rolls-left =
    { $count ->
        [one] mais { $count } lançamento
       *[other] mais { $count } lançamentos
    }

# At most 14 characters
terminal-dicetto-short-chance = à escolha
terminal-dicetto-short-reroll = à escolha

terminal-dicetto-keep-first = Primeiro fica com os teus dados; depois colocas.
terminal-dicetto-ask-mark = { $seat }, marca os dados que voltas a rolar, ou fica com todos.
terminal-dicetto-ask-reroll = { $seat }, Enter volta a rolar os dados marcados.
terminal-dicetto-ask-place = { $seat }, escolhe uma carta onde colocar dados, ou termina.
terminal-dicetto-ask-confirm = { $seat }, Enter coloca os dados marcados; podes marcar outros.
terminal-dicetto-ask-done = { $seat }, já não podes colocar nada: termina o turno.
terminal-dicetto-ask-duel = Um duelo: { $seat } contra { $holder }. Um dado cada!

terminal-dicetto-key-reroll = Voltar a rolar
terminal-dicetto-key-keep = Ficar
terminal-dicetto-key-card = Carta
terminal-dicetto-key-place = Colocar
terminal-dicetto-key-done = Terminar
