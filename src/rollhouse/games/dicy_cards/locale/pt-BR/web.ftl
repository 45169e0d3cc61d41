# A mesa de Dicy Cards no navegador. Nas cartas e nos botões há pouco espaço: seja breve.

web-dicy-board = Mesa de Dicy Cards
web-dicy-race = A corrida até { $target } pontos
web-dicy-round = Rodada { $round }
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
web-dicy-dice-waiting = Dados, ainda não rolados
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

web-dicy-ask-turn = Escolha uma carta para pontuar, ou dados para rolar de novo.
web-dicy-ask-score = { $card } com { $dice }
web-dicy-ask-dice = Escolha dados para { $card }.
web-dicy-ask-reroll = Rolar { $dice } de novo: qual carta você congela?
web-dicy-no-way-back = Em uma partida entre pessoas, rolar de novo não pode ser desfeito.
web-dicy-ask-freeze = Escolha uma carta para congelar.
web-dicy-ask-reset = Escolha uma carta para reativar.
# Por que alguém tem que virar uma carta
web-dicy-cause-freeze = { $name } pontuou { $card }: congele uma carta.
web-dicy-cause-reset = { $name } pontuou { $card }: reative uma carta.
web-dicy-cause-skip = { $name } passou a vez: reative uma carta.
# Embaixo da regra de uma carta congelada
web-dicy-frozen-back = Congelada: volta quando você passar a vez, ou quando alguém passar ou jogar uma carta que deixe você reativá-la.
web-dicy-ask-all-frozen = Todas as suas cartas estão congeladas: você só pode passar a vez, o que reativa todas.
web-dicy-score = Marcar { $points }
web-dicy-result-active = Cartas ativas
web-dicy-score-cannot = Escolha outros dados
web-dicy-others = Rolar o resto de novo
web-dicy-cancel = Cancelar
web-dicy-keys = R: rolar · 1–6: dados · A–E: cartas · Shift + letra: congelar · I: outros dados · S: passar a vez · Esc: cancelar

## De quem se espera

web-dicy-wait = Escolha uma carta para ler o que ela faz.
web-dicy-status-freeze =
    { $who ->
        [me] Escolha uma carta para congelar
        [ours] { $name }, escolha uma carta para congelar
       *[other] { $name } está escolhendo uma carta para congelar
    }
web-dicy-status-reset =
    { $who ->
        [me] Escolha uma carta para reativar
        [ours] { $name }, escolha uma carta para reativar
       *[other] { $name } está escolhendo uma carta para reativar
    }
web-dicy-must-freeze = Tem que congelar uma carta
web-dicy-must-reset = Reativa uma carta

web-about-dicy-cards = Seis dados, cinco cartas. Ganha quem chegar primeiro a 100.
web-goal-dicy-cards = até { $target } pontos

# The contents of the printed box
web-dicy-box-why = O manual só mostra os conjuntos B, C e D em imagem, por isso os nossos são uma suposição. Escolha as cinco cartas de cada conjunto: a letra está impressa no canto da carta.
web-dicy-box-set = Conjunto { $name }
web-dicy-box-chosen = { $count } de { $size } cartas escolhidas
web-dicy-set-guess = Conjunto { $name }: suposição nossa
web-dicy-set-printed = Conjunto { $name } de uma caixa impressa
