# Dicetto em tela cheia. As teclas e as cartas têm pouco espaço: seja breve.

terminal-dicetto-headline = { $goal } cartas para vencer · monte: { $count }
terminal-dicetto-our-reading = baralho: suposição nossa

# Pontos abreviados; no máximo 6 caracteres com um número de dois dígitos
terminal-dicetto-points =
    { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
terminal-dicetto-logo = logo
terminal-dicetto-roll = +1 rolagem
terminal-dicetto-free = livre
terminal-dicetto-empty = vazio
terminal-dicetto-lost = duelo perdido
# $who é um nome, ou só o sinal de um jogador
terminal-dicetto-beats = supera { $who }
terminal-dicetto-duel = duelo com { $who }
terminal-dicetto-duel-title = Duelo
terminal-dicetto-no-dice = Marque os dados a colocar.
terminal-dicetto-aside = separados
terminal-dicetto-rolls-left =
    { $count ->
        [one] mais { $count } rolagem
       *[other] mais { $count } rolagens
    }

# No máximo 14 caracteres
terminal-dicetto-short-chance = à escolha
terminal-dicetto-short-reroll = à escolha

terminal-dicetto-keep-first = Primeiro fique com seus dados; depois você os coloca.
terminal-dicetto-ask-mark = { $seat }, marque os dados que vai rolar de novo, ou fique com todos.
terminal-dicetto-ask-reroll = { $seat }, Enter rola de novo os dados marcados.
terminal-dicetto-ask-place = { $seat }, escolha uma carta para colocar dados, ou encerre.
terminal-dicetto-ask-confirm = { $seat }, Enter coloca os dados marcados; se quiser, marque outros.
terminal-dicetto-ask-done = { $seat }, não há mais nada para colocar: encerre o turno.
terminal-dicetto-ask-duel = Um duelo: { $seat } contra { $holder }. Um dado para cada!

terminal-dicetto-key-reroll = Rolar de novo
terminal-dicetto-key-keep = Ficar
terminal-dicetto-key-card = Carta
terminal-dicetto-key-place = Colocar
terminal-dicetto-key-done = Encerrar
