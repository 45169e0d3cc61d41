# O professor no navegador: dicas e treinador na mesa, análise, treino, problema do dia.

web-hint = Dica
web-hint-move = Mostrar a jogada
web-hint-play = Jogar isto
web-hint-why = Por quê?
web-hint-about = Até que ponto é exato?
## Uma frase depois da partida: $luck e $moves são pontos percentuais de chance de vitória

web-truth-cost =
    { $played ->
        [well] Você jogou bem:
       *[more] Você poderia ter jogado melhor:
    } { $of ->
        [dice] os dados custaram
       *[all] a sorte custou
    } { $luck } pontos percentuais de chance de vitória, e suas jogadas, { $moves }.
web-truth-gave =
    { $played ->
        [well] Você jogou bem:
       *[more] Você poderia ter jogado melhor:
    } { $of ->
        [dice] os dados deram
       *[all] a sorte deu
    } { $luck } pontos percentuais de chance de vitória, e suas jogadas custaram { $moves }.
web-truth-waits = Calculando o que foi sorte e o que foi mérito…
web-coach = Treinador
web-coach-what = O treinador avisa antes de uma jogada que sai cara
web-coach-is-on = O treinador está ligado. Ele avisa antes de uma jogada que sai cara.
web-coach-is-off = O treinador está desligado.
web-coach-not-yet = O treinador ainda não está pronto. Até lá, não pode avisar.
web-coach-estimate = Isto é uma estimativa.
web-hint-estimate = Uma boa estimativa. A resposta exata ainda está em cálculo ({ $percent }%).
web-coach-asks = Tem certeza?
web-coach-think = Pensar melhor
web-coach-play = Jogar assim mesmo
web-coach-waits = Nada foi jogado. Escolha outra jogada, ou a mesma de novo.
web-help-allowed = Permitir dicas e treinador
web-help-on = Dicas e treinador são permitidos nesta mesa.
web-help-off = Sem dicas
web-help-off-why = O anfitrião desligou as dicas e o treinador nesta mesa.

web-analysis-preparing = Calculando…
web-analysis-preparing-so-far = Calculando a resposta exata… { $done }
web-analysis-best-few = As melhores jogadas
web-analysis-chance = Chance de vitória
web-analysis-expected-turns = Turnos ao todo
web-analysis-turns =
    { $turns ->
        [one] { NUMBER($turns, minimumFractionDigits: 1) } turno
       *[other] { NUMBER($turns, minimumFractionDigits: 1) } turnos
    }
web-analysis-your-move = sua jogada

## A análise

web-analysis = Análise
web-analysis-of = Análise: { $game }
web-analysis-waits = Você pode sair e voltar mais tarde: a análise continua sem você.
web-analysis-estimates = São estimativas. Valores mais exatos vão substituí-las assim que estiverem prontos.
web-analysis-share = Compartilhar esta análise
web-analysis-account = Sorte ou habilidade?
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
web-analysis-copy-by-hand = Este navegador não permite copiar. Selecione o texto e copie.
web-analysis-marks = Decisões de { $name }
# Ao lado de quantas foram
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
# $cost é “4,2 pontos percentuais de chance de vitória”, ou um número de turnos
web-analysis-average =
    { $count ->
        [0] Nenhuma decisão.
        [one] Uma decisão; custou { $cost }.
       *[other] { $count } decisões; em média, cada uma custou { $cost }.
    }
web-analysis-curve = Chances de vitória
web-analysis-curve-of = Chance de vitória: { $name }
web-analysis-turns-curve = Total de turnos esperado
web-analysis-scores-curve = Pontuação
web-analysis-curve-summary = A chance de vitória de { $name } foi de { $from } a { $to }; todos os valores estão na tabela mais abaixo.
web-analysis-scrub = Percorrer a partida
web-analysis-previous-error = Erro anterior
web-analysis-next-error = Próximo erro
web-analysis-position = Posição
web-analysis-played = { $name }: { $move }.
web-analysis-cost = Custou { $cost }.
web-analysis-best = Melhor: { $move }
web-analysis-luck-of-roll = Sorte para { $name }: { $luck }
web-analysis-lists = Decisões, sorte e números
web-analysis-tab-decisions = Decisões
web-analysis-tab-luck = Sorte
web-analysis-rolls = Rolagens
web-analysis-tab-table = Tabela
web-analysis-all-decisions = Mostrar as { $count } decisões
web-analysis-no-errors = Nenhum erro digno de nota.
web-analysis-luck-what = O que cada rolagem mudou para { $name }.
web-analysis-in-order = Na ordem da partida
web-analysis-table = Cada jogada, com as chances de vitória depois dela
web-analysis-happened = Evento

## Problemas

web-opponent = Adversário
web-opponent-numbered = Adversário { $number }
web-puzzle = Problema do dia
web-puzzle-about = Uma posição, uma única melhor jogada
web-puzzle-game = Escolher o jogo
web-puzzle-counts = Faça sua jogada no tabuleiro. Vale a primeira resposta do dia.
web-puzzle-none = Não há problema para hoje.
web-puzzle-solved = Você já resolveu o problema de hoje. Pode tentar de novo, por diversão.
web-puzzle-missed = Você já respondeu ao problema de hoje. Pode tentar de novo, por diversão.
web-puzzle-done = Resolvido por hoje
web-puzzle-tomorrow = O próximo chega amanhã.
web-streak =
    { $count ->
        [0] Nenhum dia seguido
        [one] Um dia seguido
       *[other] { $count } dias seguidos
    }
web-streak-longest =
    { $count ->
        [0] Recorde: nenhum dia
        [one] Recorde: um dia
       *[other] Recorde: { $count } dias
    }
web-solve-right = Certo!
web-solve-wrong = Não é a melhor jogada: custa { $cost }.
web-train = Seus erros
web-train-about = Posições das suas partidas, para resolver de novo
web-train-note = Você cometeu um erro aqui na sua partida. Encontre uma jogada melhor.
web-train-at = { $number } de { $count }
web-train-preparing = Analisando suas últimas partidas…
web-train-next = Próxima
web-train-game = Ver na partida
web-train-again = Volta em { $day }.
web-train-learnt = Aprendida: não volta mais.
web-train-done = { $solved } de { $count } resolvidas
web-train-nothing-due = Nada para rever hoje
web-train-empty = Ainda não há erros para treinar
web-train-total =
    { $count ->
        [one] Você tem uma posição ao todo; ela volta na hora certa.
       *[other] Você tem { $count } posições ao todo; elas voltam na hora certa.
    }
web-train-how = Termine uma partida de Dicy Cards. As posições em que você errou ficam aqui para treinar.

## Uma posição avulsa, pelo link

web-position-of = Posição de { $game }
web-position-link = Link só para esta posição
web-position-link-how = Este link mostra o tabuleiro e o valor das melhores jogadas, mas não a partida.
