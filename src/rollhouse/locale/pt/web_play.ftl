# O que alguém faz vezes sem conta, em imagens.

web-play-statistics = As tuas estatísticas
web-play-when = Período
web-play-all-time = Desde sempre
web-play-last-days = Os últimos { $days } dias
web-play-none-then = Não terminaste nenhuma partida neste período.
web-play-go = Jogar agora
web-play-results = { $won ->
    [one] { $won } ganha
   *[other] { $won } ganhas
}, { $lost ->
    [one] { $lost } perdida
   *[other] { $lost } perdidas
}
web-play-results-shared = { $won ->
    [one] { $won } ganha
   *[other] { $won } ganhas
}, { $shared ->
    [one] { $shared } partilhada
   *[other] { $shared } partilhadas
}, { $lost ->
    [one] { $lost } perdida
   *[other] { $lost } perdidas
}
web-play-no-games = nenhuma partida
web-play-won = Partidas ganhas
web-play-wins = Vitórias seguidas
web-play-days = Dias seguidos
web-play-longest = recorde: { $count }
web-play-most = O teu erro mais caro
web-play-times = { $count ->
    [0] { $cost }
    [one] uma vez, { $cost } ao todo
   *[other] { $count } vezes, { $cost } ao todo
}
web-play-over = Uma carta que sobrestimas
web-play-over-count = { $count ->
    [one] escolhida uma vez quando outra jogada era melhor: { $cost }
   *[other] escolhida { $count } vezes quando outra jogada era melhor: { $cost }
}
web-play-under = Uma carta que subestimas
web-play-under-count = { $count ->
    [one] deixada uma vez quando era a melhor: { $cost }
   *[other] deixada { $count } vezes quando era a melhor: { $cost }
}
web-play-results-of-games = Resultados
web-play-errors-a-game = Erros por partida
web-play-by-seat = Primeiro jogador
web-play-beginning = Começas tu
web-play-following = Começa outro jogador
web-play-analysed = { $count } de { $games } partidas analisadas.
web-play-by-opponent = Por adversário
web-play-unnamed = Jogador sem nome
web-play-others = { $count ->
    [one] E mais um.
   *[other] E mais { $count }.
}
web-play-by-mode = Definições
web-play-usual = Predefinição
web-play-table = Mostrar em tabela
web-play-errors = Erros
web-play-errors-how = A parte de cada tipo de erro no custo total das tuas decisões.
web-play-no-errors = Nenhum erro até agora.
web-play-balance = Cartas que avalias mal
web-play-balance-share = Demasiado: escolheste a carta quando havia melhor. De menos: deixaste-a quando era a melhor. Em pontos percentuais de probabilidade de vitória.
web-play-balance-turns = Demasiado: escolheste a carta quando havia melhor. De menos: deixaste-a quando era a melhor. Em turnos.
web-play-too-much = Demasiado
web-play-too-little = De menos
web-play-points = Pontos por carta
web-play-points-how = Os pontos que fizeste com cada carta em média, comparados com as melhores jogadas nas mesmas posições.
web-play-best = Melhores jogadas
web-play-card = Carta
web-play-taken-you = Escolhida por ti
web-play-taken-best = Pelas melhores jogadas
web-play-win = Pontos esperados dos teus dados
web-play-win-how = O valor dos dados sobre uma carta: os pontos dela, vezes a probabilidade de ainda lá estarem no início do teu próximo turno, se os outros jogarem bem. As tuas colocações são comparadas com as das melhores jogadas nas mesmas posições.
web-play-win-of = ganhaste { $won } de { $taken }
web-play-win-taken = Dados colocados
web-play-win-won = Ganha
web-play-win-points = Pontos por partida
web-play-not-counted = No máximo as tuas últimas { $most } partidas terminadas, sem aquelas em que várias pessoas usaram o mesmo dispositivo.
