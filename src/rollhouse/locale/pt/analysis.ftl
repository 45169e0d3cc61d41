# O professor: análises, dicas, o treinador, problemas.

analysis-lacks-values = As posições desta partida de { $game } ainda não podem ser avaliadas. Por isso não há aqui hipóteses de ganhar, nem custos, nem sorte: só as pontuações e os lançamentos.
analysis-lacks-tablebase = A resposta exata para esta partida ainda não foi calculada. Por isso não há aqui hipóteses de ganhar, nem custos, nem sorte: só as pontuações e os lançamentos.
analysis-lacks-start = A partida deste registo ainda não começou: ainda não há nada para analisar.
analysis-lacks-end = O registo acaba antes da partida: ainda não há resultado.

analysis-question-share = É a tua vez: que jogada te dá mais hipóteses de ganhar?
analysis-question-turns = É a tua vez: que jogada te leva lá em menos turnos?
analysis-puzzle-starts = { $seat } começa todas as rondas.
analysis-puzzle-level = Nível { $level } de { $most }.
# $theme vem do jogo, como «que dados guardar»
analysis-puzzle-theme = Tema: { $theme }.
analysis-puzzle-margin = Uma jogada pior custa pelo menos { $cost }.
analysis-only-move = Só há uma jogada.
analysis-caution = Atenção: isto custa { $cost }.
analysis-caution-share =
    { $points ->
        [one] Atenção: isto baixa a tua hipótese de ganhar em 1 ponto percentual.
       *[other] Atenção: isto baixa a tua hipótese de ganhar em { $points } pontos percentuais.
    }
analysis-cost-share =
    { $cost ->
        [1] 1 ponto percentual de probabilidade de vitória
       *[other] { NUMBER($cost, maximumFractionDigits: 1) } pontos percentuais de probabilidade de vitória
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

# Uma linha para partilhar: as contas batem certo. Os sinais vêm à parte, para nunca se ler «+ −3».
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
# A mesma, com a sorte discriminada: dados, depois cartas, depois duelos.
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
    } { NUMBER($cards, minimumFractionDigits: 1, maximumFractionDigits: 1) } nas cartas
analysis-line-duels = { $line } { $duels_sign ->
        [minus] −
       *[plus] +
    } { NUMBER($duels, minimumFractionDigits: 1, maximumFractionDigits: 1) } nos duelos
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
analysis-note-shares = Probabilidades: { $shares }.

# O que `rollhouse analyse` mostra.

analysis-working = A analisar a partida
analysis-working-many = A analisar as partidas
analysis-many-done = { $count ->
        [one] Um registo analisado
       *[other] { $count } registos analisados
    }; { $wrong ->
        [0] nenhum tem erros.
        [one] um tem um erro.
       *[other] { $wrong } têm erros.
    }
analysis-title = Análise de uma partida de { $game }
analysis-curve = A hipótese de ganhar de { $seat } ao longo da partida:
analysis-curve-turns = Turnos esperados de { $seat } na partida inteira:
analysis-decisions = Decisões que custaram alguma coisa
analysis-rolls = Os lançamentos que mais contaram
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
analysis-head-move = Jogado → melhor, e porquê
analysis-head-luck = Sorte
analysis-head-roll = Lançamento
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
        [one] Um lançamento ou carta tirada.
       *[other] { $count } lançamentos e cartas tiradas.
    }

analysis-error-other = Outra coisa

analysis-thumb = Uma regra simples para estas cartas
