# O Dicetto no navegador, além do que o próprio jogo diz.

## A mesa

web-dicetto-table = Cartas na mesa
web-dicetto-pile =
    { $count ->
        [one] { $count } carta no monte
       *[other] { $count } cartas no monte
    }
web-dicetto-lane = { $name }: { $count } de { $goal } cartas
web-dicetto-goal =
    { $count ->
        [one] A primeira carta acaba a partida
       *[other] A partida acaba às { $count } cartas
    }
web-dicetto-reading = Suposição nossa sobre o baralho impresso
web-dicetto-still =
    { $count ->
        [one] A partida está parada: acaba depois deste turno.
       *[other] A partida está parada: acaba daqui a { $count } turnos, a menos que alguém fique com uma carta.
    }
web-dicetto-if-stopped = Se parar agora: { $scores }.
web-dicetto-stop = Concordar em parar

## Cartas de Bónus

web-dicetto-bonus = Cartas de Bónus
web-dicetto-bonus-leads = À frente: { $name }
web-dicetto-result-cards = Cartas
web-dicetto-result-bonus = Bónus
web-dicetto-bonus-tied = empate
web-dicetto-bonus-now = Por agora: { $leader } ({ $counts }).

## Os dados

web-dicetto-dice-of = Dados: { $name }
web-dicetto-no-dice = já não há dados
web-dicetto-rolls-left =
    { $rolls ->
        [0] sem lançamentos
        [one] resta { $rolls } lançamento
       *[other] restam { $rolls } lançamentos
    }
web-dicetto-status-reroll =
    { $who ->
        [me] É a tua vez: volta a rolar dados ou fica com eles
        [ours] { $name }, volta a rolar dados ou fica com eles
       *[other] { $name } está a escolher os dados a rolar
    }
web-dicetto-status-place =
    { $who ->
        [me] É a tua vez: coloca os teus dados
        [ours] { $name }, coloca os teus dados
       *[other] { $name } está a colocar dados
    }
web-dicetto-how-roll = Escolhe os dados que voltas a rolar.
web-dicetto-how-place = Escolhe uma carta, ou dados.
web-dicetto-how-card = Escolhe uma carta para { $dice }.
web-dicetto-how-end = Ainda podes colocar dados. Acabas o turno mesmo assim?
web-dicetto-how-done = Já não há nada para colocar.
# Por baixo de um dado: o que lhe vai acontecer
web-dicetto-die-keep = fica
web-dicetto-die-reroll = volta a rolar
web-dicetto-reroll =
    { $count ->
        [one] Voltar a rolar { $count } dado
       *[other] Voltar a rolar { $count } dados
    }
web-dicetto-reroll-all = Voltar a rolar todos
web-dicetto-keep = Ficar com todos
# O único botão que coloca dados: o que faz, e quanto vale
web-dicetto-place = Colocar { $dice } em { $card }: { $worth }
web-dicetto-place-beat = Colocar { $dice } em { $card } e bater { $holder }: { $worth }
web-dicetto-place-duel = Duelo com { $holder } por { $card }, com { $dice }: { $worth }
web-dicetto-place-none = Colocar dados
web-dicetto-stay = Continuar a colocar
# Ao lado de dados que perderam um duelo
web-dicetto-aside = duelo perdido, fora neste turno
web-dicetto-chosen = Escolhidos: { $dice }
web-dicetto-keys = Teclas: 1–6 dados, A–E cartas, Enter coloca, F acaba o turno

## Numa carta: o que faria colocar dados ali

web-dicetto-beats = bate { $name }
web-dicetto-duel-with = duelo: { $name }
# O que dá a carta Relançar
web-dicetto-fourth = um 4.º lançamento
web-dicetto-lost-duel = duelo perdido

## O duelo

web-dicetto-duel = Duelo
web-dicetto-duel-tie = Empate: rola-se outra vez!
web-dicetto-duel-won =
    { $you ->
        [yes] Ganhaste o duelo
       *[no] { $name } ganha o duelo
    }

web-about-dicetto = Quatro dados para cada um. Ocupa as cartas da mesa e aguenta até ao teu próximo turno.
web-goal-dicetto = { $cards_to_win ->
    [one] até { $cards_to_win } carta
   *[other] até { $cards_to_win } cartas
}
web-dicetto-logo = logótipo

# The contents of the printed box
web-dicetto-box-why = O livro de regras não diz quantas cartas há de cada tipo, por isso o nosso baralho é uma suposição. Conta as cartas da tua caixa: quantas, quantos pontos e quantas com o logótipo.
web-dicetto-box-copies = Cartas
web-dicetto-box-points = Pontos
web-dicetto-box-logos = Com logótipo
web-dicetto-box-name = Nome do baralho
web-dicetto-box-another = Mesma carta, outros pontos
web-dicetto-box-remove = Remover
web-dicetto-box-sum = { $count } cartas, { $logos } com o logótipo, { $points } pontos ao todo
web-dicetto-box-printed = A caixa tem { $count } cartas.
web-dicetto-deck = Baralho: { $name }
