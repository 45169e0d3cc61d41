# O professor no navegador: dicas e treinador à mesa, análise, treino, problema do dia.

web-hint = Dica
web-hint-move = Mostrar a jogada
web-hint-play = Jogar isto
web-hint-why = Porquê?
web-hint-about = Até que ponto é exato?
## One sentence after the game: $luck and $moves are points of winning chance

web-truth-cost =
    { $played ->
        [well] Jogaste bem:
       *[more] Podias ter jogado melhor:
    } { $of ->
        [dice] os dados custaram-te
       *[all] a sorte custou-te
    } { $luck } pontos percentuais de probabilidade de vitória, as tuas jogadas { $moves }.
web-truth-gave =
    { $played ->
        [well] Jogaste bem:
       *[more] Podias ter jogado melhor:
    } { $of ->
        [dice] os dados deram-te
       *[all] a sorte deu-te
    } { $luck } pontos percentuais de probabilidade de vitória, as tuas jogadas custaram { $moves }.
web-truth-waits = A calcular o que foi sorte e o que foi mérito…
web-coach = Treinador
web-coach-what = O treinador avisa-te antes de uma jogada que sai cara
web-coach-is-on = O treinador está ligado. Avisa-te antes de uma jogada que sai cara.
web-coach-is-off = O treinador está desligado.
web-coach-not-yet = O treinador ainda não está pronto. Até lá, não pode avisar.
web-coach-estimate = Isto é uma estimativa.
web-hint-estimate = Uma boa estimativa. A resposta exata ainda está em cálculo ({ $percent }%).
web-coach-asks = Tens a certeza?
web-coach-think = Pensar melhor
web-coach-play = Jogar mesmo assim
web-coach-waits = Nada foi jogado. Escolhe outra jogada, ou a mesma de novo.
web-help-allowed = Permitir dicas e treinador
web-help-on = As dicas e o treinador são permitidos nesta mesa.
web-help-off = Sem dicas
web-help-off-why = O anfitrião desligou as dicas e o treinador nesta mesa.

web-analysis-preparing = A calcular…
web-analysis-preparing-so-far = A calcular a resposta exata… { $done }
web-analysis-best-few = As melhores jogadas
web-analysis-chance = Hipóteses de ganhar
web-analysis-expected-turns = Turnos ao todo
web-analysis-turns =
    { $turns ->
        [one] { NUMBER($turns, minimumFractionDigits: 1) } turno
       *[other] { NUMBER($turns, minimumFractionDigits: 1) } turnos
    }
web-analysis-your-move = a tua jogada

## A análise

web-analysis = Análise
web-analysis-of = Análise: { $game }
web-analysis-waits = Podes sair e voltar mais tarde: a análise continua sem ti.
web-analysis-estimates = São estimativas. Valores mais exatos substituem-nas assim que estiverem prontos.
web-analysis-share = Partilhar esta análise
web-analysis-account = Sorte ou arte?
web-analysis-player = Jogador
web-analysis-term-expected = Esperado
web-analysis-term-luck = Sorte
web-analysis-term-dice = Sorte nos dados
web-analysis-term-cards = Sorte nas cartas
web-analysis-term-duels = Sorte nos duelos
web-analysis-term-own = Erros próprios
web-analysis-term-others = Erros dos outros
web-analysis-term-conceded = Desistência, substituto
web-analysis-term-drift = Resto (erro da estimativa)
web-analysis-term-result = Resultado
web-analysis-copy-line = Copiar este resumo
web-analysis-copy-by-hand = Este navegador não permite copiar. Seleciona o texto e copia-o.
web-analysis-marks = Decisões de { $name }
# Ao lado de quantos foram
web-analysis-count-fine = { $count ->
    [one] boa jogada
   *[other] boas jogadas
}
web-analysis-count-only = { $count ->
    [one] única boa jogada
   *[other] únicas boas jogadas
}
web-analysis-count-great = { $count ->
    [one] grande achado
   *[other] grandes achados
}
web-analysis-count-inaccuracy = { $count ->
    [one] imprecisão
   *[other] imprecisões
}
web-analysis-count-mistake = { $count ->
    [one] erro
   *[other] erros
}
web-analysis-count-blunder = { $count ->
    [one] erro grave
   *[other] erros graves
}
# $cost é «4,2 pontos percentuais de probabilidade de vitória», ou um número de turnos
web-analysis-average =
    { $count ->
        [one] Uma decisão; custou { $cost }.
       *[other] { $count } decisões; em média, cada uma custou { $cost }.
    }
web-analysis-curve = Hipóteses de ganhar
web-analysis-curve-of = Hipóteses de ganhar: { $name }
web-analysis-turns-curve = Total de turnos esperado
web-analysis-scores-curve = Pontuações
web-analysis-curve-summary = As hipóteses de { $name } passaram de { $from } para { $to }; todos os valores estão na tabela mais abaixo.
web-analysis-scrub = Percorrer a partida
web-analysis-previous-error = Erro anterior
web-analysis-next-error = Erro seguinte
web-analysis-position = Posição
web-analysis-played = { $name }: { $move }.
web-analysis-cost = Custou { $cost }.
web-analysis-best = Melhor: { $move }
web-analysis-luck-of-roll = Sorte para { $name }: { $luck }
web-analysis-lists = Decisões, sorte e números
web-analysis-tab-decisions = Decisões
web-analysis-tab-luck = Sorte
web-analysis-rolls = Lançamentos
web-analysis-tab-table = Tabela
web-analysis-all-decisions = Mostrar as { $count } decisões
web-analysis-no-errors = Nenhum erro digno de nota.
web-analysis-luck-what = O que cada lançamento mudou para { $name }.
web-analysis-in-order = Pela ordem da partida
web-analysis-table = Cada jogada, com as hipóteses de ganhar depois dela
web-analysis-happened = Acontecimento

## Problemas

web-opponent = Adversário
web-opponent-numbered = Adversário { $number }
web-puzzle = Problema do dia
web-puzzle-about = Uma posição, uma só melhor jogada
web-puzzle-game = Escolher o jogo
web-puzzle-counts = Faz a tua jogada no tabuleiro. A primeira resposta do dia é a que conta.
web-puzzle-none = Hoje não há nenhum problema para resolver.
web-puzzle-solved = Já resolveste o problema de hoje. Podes tentá-lo outra vez, por gosto.
web-puzzle-missed = Já respondeste ao problema de hoje. Podes tentá-lo outra vez, por gosto.
web-puzzle-done = Resolvido por hoje
web-puzzle-tomorrow = O próximo chega amanhã.
web-streak =
    { $count ->
        [one] Um dia seguido
       *[other] { $count } dias seguidos
    }
web-streak-longest =
    { $count ->
        [one] Recorde: um dia
       *[other] Recorde: { $count } dias
    }
web-solve-right = Certo!
web-solve-wrong = Não é a melhor jogada: custa { $cost }.
web-train = Os teus erros
web-train-about = Posições das tuas partidas, para resolver de novo
web-train-note = Cometeste um erro aqui na tua partida. Encontra uma jogada melhor.
web-train-at = { $number } de { $count }
web-train-preparing = Análise das tuas últimas partidas…
web-train-next = Seguinte
web-train-game = Ver na partida
web-train-again = Volta a { $day }.
web-train-learnt = Aprendida: não volta mais.
web-train-done = { $solved } de { $count } resolvidas
web-train-nothing-due = Hoje não há nada para rever
web-train-empty = Ainda não há erros para treinar
web-train-total =
    { $count ->
        [one] Tens uma posição ao todo; volta quando for altura.
       *[other] Tens { $count } posições ao todo; voltam quando for altura.
    }
web-train-how = Termina uma partida de Dicy Cards. As posições em que cometeste um erro ficam aqui para treinares.

## Uma posição isolada, pelo seu link

web-position-of = Posição de { $game }
web-position-link = Link só para esta posição
web-position-link-how = Este link mostra o tabuleiro e o valor das melhores jogadas, mas não a partida.
