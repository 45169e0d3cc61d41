# A mesa de Dicy Cards no navegador. Nas cartas e nos botões há pouco espaço: sê breve.

web-dicy-board = Mesa de Dicy Cards
web-dicy-race = A corrida aos { $target } pontos
web-dicy-round = Ronda { $round }
web-dicy-lane =
    { $points ->
        [one] { $name }: { $points } ponto de { $target }
       *[other] { $name }: { $points } pontos de { $target }
    }
web-dicy-row =
    { $name }: { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }, { $count ->
        [one] { $count } carta ativa
       *[other] { $count } cartas ativas
    }
web-dicy-dice = Dados na mesa
web-dicy-dice-waiting = Dados, ainda por rolar
web-dicy-die = O dado { $place } mostra { $face }

## As cartas

web-dicy-frozen = Congelada
web-dicy-card-active = { $card }, ativa
web-dicy-card-frozen = { $card }, congelada
web-dicy-card-nothing = { $card }, ativa, sem pontos com estes dados
web-dicy-card-worth =
    { $points ->
        [one] { $card }, ativa, { $points } ponto com { $dice }
       *[other] { $card }, ativa, { $points } pontos com { $dice }
    }
web-dicy-freeze = Congelar
web-dicy-reset = Reativar

## O que se pede

web-dicy-ask-turn = Escolhe uma carta para pontuar, ou dados para voltar a rolar.
web-dicy-ask-score = { $card } com { $dice }
web-dicy-ask-dice = Escolhe dados para { $card }.
web-dicy-ask-reroll = Voltar a rolar { $dice }: que carta congelas?
web-dicy-no-way-back = Numa partida entre pessoas, um novo lançamento não se pode desfazer.
web-dicy-ask-freeze = Escolhe uma carta para congelar.
web-dicy-ask-reset = Escolhe uma carta para reativar.
# Porque é que alguém tem de virar uma carta
web-dicy-cause-freeze = { $name } pontuou { $card }: congela uma carta.
web-dicy-cause-reset = { $name } pontuou { $card }: reativa uma carta.
web-dicy-cause-skip = { $name } passou: reativa uma carta.
# Por baixo da regra de uma carta congelada
web-dicy-frozen-back = Congelada: volta quando passares, ou quando alguém passar ou jogar uma carta que te deixe reativá-la.
web-dicy-ask-all-frozen = Todas as tuas cartas estão congeladas: só podes passar, e isso reativa-as.
web-dicy-score = Marcar { $points }
web-dicy-result-active = Cartas ativas
web-dicy-score-cannot = Escolhe outros dados
web-dicy-others = Voltar a rolar o resto
web-dicy-cancel = Cancelar
web-dicy-keys = R: rolar · 1–6: dados · A–E: cartas · Shift + letra: congelar · I: outros dados · S: passar · Esc: cancelar

## De quem se está à espera

web-dicy-wait = Escolhe uma carta para leres o que faz.
web-dicy-status-freeze =
    { $who ->
        [me] Escolhe uma carta para congelar
        [ours] { $name }, escolhe uma carta para congelar
       *[other] { $name } está a escolher uma carta para congelar
    }
web-dicy-status-reset =
    { $who ->
        [me] Escolhe uma carta para reativar
        [ours] { $name }, escolhe uma carta para reativar
       *[other] { $name } está a escolher uma carta para reativar
    }
web-dicy-must-freeze = Tem de congelar uma carta
web-dicy-must-reset = Reativa uma carta

web-about-dicy-cards = Seis dados, cinco cartas. Ganha quem chegar primeiro a 100.
web-goal-dicy-cards = até { $target } pontos

# The contents of the printed box
web-dicy-box-why = O livro de regras só mostra os conjuntos B, C e D em imagem, por isso os nossos são uma suposição. Escolhe as cinco cartas de cada conjunto: a letra está impressa no canto da carta.
web-dicy-box-set = Conjunto { $name }
web-dicy-box-chosen = { $count } de { $size } cartas escolhidas
web-dicy-set-guess = Conjunto { $name }: suposição nossa
web-dicy-set-printed = Conjunto { $name } de uma caixa impressa
