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
       *[other] A partida acaba com { $count } cartas
    }
web-dicetto-reading = Suposição nossa sobre o baralho impresso
web-dicetto-still =
    { $count ->
        [one] A partida está parada: acaba depois deste turno.
       *[other] A partida está parada: acaba em { $count } turnos, a menos que alguém pegue uma carta.
    }
web-dicetto-if-stopped = Se parar agora: { $scores }.
web-dicetto-stop = Concordar em parar

## Cartas de Bônus

web-dicetto-bonus = Cartas de Bônus
web-dicetto-bonus-leads = Na frente: { $name }
web-dicetto-result-cards = Cartas
web-dicetto-result-bonus = Bônus
web-dicetto-bonus-tied = empate
web-dicetto-bonus-now = Agora: { $leader } ({ $counts }).

## Os dados

web-dicetto-dice-of = Dados: { $name }
web-dicetto-no-dice = sem dados
web-dicetto-rolls-left =
    { $rolls ->
        [0] sem rolagens
        [one] resta { $rolls } rolagem
       *[other] restam { $rolls } rolagens
    }
web-dicetto-status-reroll =
    { $who ->
        [me] Sua vez: role dados de novo ou fique com eles
        [ours] { $name }, role dados de novo ou fique com eles
       *[other] { $name } está escolhendo os dados para rolar
    }
web-dicetto-status-place =
    { $who ->
        [me] Sua vez: coloque seus dados
        [ours] { $name }, coloque seus dados
       *[other] { $name } está colocando dados
    }
web-dicetto-how-roll = Escolha quais rolar de novo.
web-dicetto-how-place = Escolha uma carta, ou dados.
web-dicetto-how-card = Escolha uma carta para { $dice }.
web-dicetto-how-end = Ainda dá para colocar dados. Encerrar o turno assim mesmo?
web-dicetto-how-done = Não há mais nada para colocar.
# Embaixo de um dado: o que vai acontecer com ele
web-dicetto-die-keep = fica
web-dicetto-die-reroll = rola
web-dicetto-reroll =
    { $count ->
        [one] Rolar { $count } dado de novo
       *[other] Rolar { $count } dados de novo
    }
web-dicetto-reroll-all = Rolar todos de novo
web-dicetto-keep = Ficar com todos
# O único botão que coloca dados: o que ele faz, e quanto isso vale
web-dicetto-place = Colocar { $dice } em { $card }: { $worth }
web-dicetto-place-beat = Colocar { $dice } em { $card } e superar { $holder }: { $worth }
web-dicetto-place-duel = Duelo com { $holder } por { $card }, com { $dice }: { $worth }
web-dicetto-place-none = Colocar dados
web-dicetto-stay = Continuar colocando
# Ao lado de dados que perderam um duelo
web-dicetto-aside = duelo perdido, fora neste turno
web-dicetto-chosen = Escolhidos: { $dice }
web-dicetto-keys = Teclas: 1–6 dados, A–E cartas, Enter coloca, F encerra o turno

## Em uma carta: o que colocar dados ali faria

web-dicetto-beats = supera { $name }
web-dicetto-duel-with = duelo: { $name }
# O que dá a carta Nova rolagem
web-dicetto-fourth = uma 4ª rolagem
web-dicetto-lost-duel = duelo perdido

## O duelo

web-dicetto-duel = Duelo
web-dicetto-duel-tie = Empate: rolem de novo!
web-dicetto-duel-won =
    { $you ->
        [yes] Você vence o duelo
       *[no] { $name } vence o duelo
    }

web-about-dicetto = Quatro dados para cada um. Conquiste as cartas da mesa e segure-as até seu próximo turno.
web-goal-dicetto = { $cards_to_win ->
    [one] até { $cards_to_win } carta
   *[other] até { $cards_to_win } cartas
}
web-dicetto-logo = logo

# The contents of the printed box
web-dicetto-box-why = O manual não diz quantas cartas há de cada tipo, por isso nosso baralho é uma suposição. Conte as cartas da sua caixa: quantas, quantos pontos e quantas com o logo.
web-dicetto-box-copies = Cartas
web-dicetto-box-points = Pontos
web-dicetto-box-logos = Com logo
web-dicetto-box-name = Nome do baralho
web-dicetto-box-another = Mesma carta, outros pontos
web-dicetto-box-remove = Remover
web-dicetto-box-sum = { $count } cartas, { $logos } com o logo, { $points } pontos no total
web-dicetto-box-printed = A caixa tem { $count } cartas.
web-dicetto-deck = Baralho: { $name }
