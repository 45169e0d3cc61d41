# O professor: análises, dicas, o treinador, problemas.

analysis-lacks-values = As posições desta partida de { $game } ainda não podem ser avaliadas. Por isso não há aqui chances de vitória, nem custos, nem sorte: só a pontuação e as rolagens.
analysis-lacks-tablebase = A resposta exata para esta partida ainda não foi calculada. Por isso não há aqui chances de vitória, nem custos, nem sorte: só a pontuação e as rolagens.
analysis-lacks-start = A partida deste registro ainda não começou: ainda não há nada para analisar.
analysis-lacks-end = O registro acaba antes da partida: ainda não há resultado.

analysis-question-share = Sua vez: qual jogada dá a maior chance de vitória?
analysis-question-turns = Sua vez: qual jogada leva você até lá em menos turnos?
analysis-puzzle-starts = { $seat } começa todas as rodadas.
analysis-puzzle-level = Nível { $level } de { $most }.
# $theme vem do jogo, como “quais dados manter”
analysis-puzzle-theme = Tema: { $theme }.
analysis-puzzle-margin = Uma jogada pior custa pelo menos { $cost }.
analysis-only-move = Só existe uma jogada.
analysis-caution = Cuidado: isso custa { $cost }.
analysis-caution-share =
    { $points ->
        [one] Cuidado: isso reduz sua chance de vitória em um ponto percentual.
       *[other] Cuidado: isso reduz sua chance de vitória em { $points } pontos percentuais.
    }
analysis-cost-share =
    { $cost ->
        [one] { NUMBER($cost, maximumFractionDigits: 1) } ponto percentual de chance de vitória
       *[other] { NUMBER($cost, maximumFractionDigits: 1) } pontos percentuais de chance de vitória
    }
# $error is half the width of the 95 % interval, in points of win chance
analysis-cost-played = ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } pontos percentuais, com as duas jogadas simuladas { $games } vezes.
analysis-why-played-best = Simulada { $games } vezes, esta jogada foi a melhor. A primeira estimativa preferia outra.
analysis-why-played-better = Simulada { $games } vezes, a melhor jogada rendeu mais { $cost }. A primeira estimativa preferia outra.
analysis-cost-turns =
    { $cost ->
        [one] { $cost } turno
       *[other] { $cost } turnos
    }

# Uma linha para compartilhar: a conta fecha. Os sinais vêm separados, para nunca se ler “+ −3”.
analysis-line-share =
    { $over ->
        [yes] { $seat }: { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
       *[no] { $seat }, até agora: { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
    } = { NUMBER($expectation, minimumFractionDigits: 1, maximumFractionDigits: 1) } esperado { $luck_sign ->
        [minus] −
       *[plus] +
    } { NUMBER($luck, minimumFractionDigits: 1, maximumFractionDigits: 1) } de sorte − { NUMBER($errors, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $exact ->
        [yes] de erros próprios
       *[no] de erros próprios (± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) })
    } { $gifts_sign ->
        [minus] −
       *[plus] +
    } { NUMBER($gifts, minimumFractionDigits: 1, maximumFractionDigits: 1) } de erros dos outros
# A mesma, com a sorte separada: dados, depois cartas, depois duelos.
analysis-line-expected =
    { $over ->
        [yes] { $seat }: { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
       *[no] { $seat }, até agora: { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
    } = { NUMBER($expectation, minimumFractionDigits: 1, maximumFractionDigits: 1) } esperado
analysis-line-dice = { $line } { $dice_sign ->
        [minus] −
       *[plus] +
    } { NUMBER($dice, minimumFractionDigits: 1, maximumFractionDigits: 1) } de sorte nos dados
analysis-line-cards = { $line } { $cards_sign ->
        [minus] −
       *[plus] +
    } { NUMBER($cards, minimumFractionDigits: 1, maximumFractionDigits: 1) } de sorte nas cartas
analysis-line-duels = { $line } { $duels_sign ->
        [minus] −
       *[plus] +
    } { NUMBER($duels, minimumFractionDigits: 1, maximumFractionDigits: 1) } de sorte nos duelos
analysis-line-errors = { $line } − { NUMBER($errors, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $exact ->
        [yes] de erros próprios
       *[no] de erros próprios (± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) })
    } { $gifts_sign ->
        [minus] −
       *[plus] +
    } { NUMBER($gifts, minimumFractionDigits: 1, maximumFractionDigits: 1) } de erros dos outros
analysis-line-conceded = { $line } { $conceded_sign ->
        [minus] −
       *[plus] +
    } { NUMBER($conceded, minimumFractionDigits: 1, maximumFractionDigits: 1) } por desistência ou pelo substituto
analysis-line-drift = { $line } { $drift_sign ->
        [minus] −
       *[plus] +
    } { NUMBER($drift, minimumFractionDigits: 1, maximumFractionDigits: 1) } resto (erro da estimativa)
analysis-line-turns =
    { $over ->
        [yes] { $seat }: { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } turnos
       *[no] { $seat }, até agora: { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } turnos
    } = { NUMBER($expectation, minimumFractionDigits: 1, maximumFractionDigits: 1) } esperados { $luck_sign ->
        [minus] −
       *[plus] +
    } { NUMBER($luck, minimumFractionDigits: 1, maximumFractionDigits: 1) } de sorte + { NUMBER($errors, minimumFractionDigits: 1, maximumFractionDigits: 1) } de erros próprios

analysis-mark-fine = Boa jogada
analysis-mark-inaccuracy = Imprecisão
analysis-mark-mistake = Erro
analysis-mark-blunder = Erro grave
analysis-praise-only = Única boa jogada
analysis-praise-great = Grande achado

# Annotations of a record, told in a replay. $best is a move, in words or as it is written.
analysis-note-mark = { $mark }.
analysis-note-better = { $mark }; melhor: { $best }.
analysis-note-turns = Ainda { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } turnos, em média.
analysis-note-share = { $seat } { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
analysis-note-shares = Chances: { $shares }.

# O que `rollhouse analyse` mostra.

analysis-working = Analisando a partida
analysis-working-many = Analisando as partidas
analysis-many-done = { $count ->
        [one] { $count } registro analisado
       *[other] { $count } registros analisados
    }; { $wrong ->
        [0] nenhum tem erros.
        [one] um tem um erro.
       *[other] { $wrong } têm erros.
    }
analysis-title = Análise de uma partida de { $game }
analysis-curve = A chance de vitória de { $seat } ao longo da partida:
analysis-curve-turns = Turnos esperados de { $seat } na partida inteira:
analysis-decisions = Decisões que custaram alguma coisa
analysis-rolls = As rolagens que mais pesaram
analysis-accounts = Decisões
analysis-praised = { $only ->
    [one] { $seat } encontrou uma vez a única boa jogada
   *[other] { $seat } encontrou { $only } vezes a única boa jogada
}{ $great ->
    [0] .
    [one] , e { $great } foi um grande achado.
   *[other] , e { $great } foram grandes achados.
}
analysis-like = { $sure ->
    [yes] { $seat } jogou como { $level }.
   *[no] { $seat } jogou como { $level } (95%: de { $low } a { $high }).
 }
analysis-head-ply = Jogada
analysis-head-player = Jogador
analysis-head-mark = Nota
analysis-head-move = Jogado → melhor, e por quê
analysis-head-luck = Sorte
analysis-head-roll = Rolagem
analysis-head-decisions = Total
analysis-head-average = Custo médio
analysis-others-fine =
    { $count ->
        [0] Nenhuma outra decisão.
        [one] Uma outra decisão: custou menos de { $cost }.
       *[other] { $count } outras decisões: cada uma custou menos de { $cost }.
    }
analysis-scores =
    { $score ->
        [one] { $seat }: { $score } ponto
       *[other] { $seat }: { $score } pontos
    }
analysis-roll-count =
    { $count ->
        [0] Nenhuma rolagem nem sorteio.
        [one] Uma rolagem ou sorteio.
       *[other] { $count } rolagens e sorteios.
    }

analysis-error-other = Outra coisa

analysis-thumb = Uma regra simples para estas cartas
