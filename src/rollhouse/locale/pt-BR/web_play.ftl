# O que alguém faz repetidamente, em imagens.

web-play-statistics = Suas estatísticas
web-play-when = Período
web-play-all-time = Desde sempre
web-play-last-days = Os últimos { $days } dias
web-play-none-then = Você não terminou nenhuma partida nesse período.
web-play-go = Jogar agora
web-play-results = { $won ->
    [one] { $won } vencida
   *[other] { $won } vencidas
}, { $lost ->
    [one] { $lost } perdida
   *[other] { $lost } perdidas
}
web-play-results-shared = { $won ->
    [one] { $won } vencida
   *[other] { $won } vencidas
}, { $shared ->
    [one] { $shared } compartilhada
   *[other] { $shared } compartilhadas
}, { $lost ->
    [one] { $lost } perdida
   *[other] { $lost } perdidas
}
web-play-no-games = nenhuma partida
web-play-won = Partidas vencidas
web-play-wins = Vitórias seguidas
web-play-days = Dias seguidos
web-play-longest = recorde: { $count }
web-play-most = Seu erro mais caro
web-play-times = { $count ->
    [0] { $cost }
    [one] uma vez, { $cost } ao todo
   *[other] { $count } vezes, { $cost } ao todo
}
web-play-over = Uma carta que você superestima
web-play-over-count = { $count ->
    [one] escolhida uma vez quando outra jogada era melhor: { $cost }
   *[other] escolhida { $count } vezes quando outra jogada era melhor: { $cost }
}
web-play-under = Uma carta que você subestima
web-play-under-count = { $count ->
    [one] deixada uma vez quando era a melhor: { $cost }
   *[other] deixada { $count } vezes quando era a melhor: { $cost }
}
web-play-results-of-games = Resultados
web-play-errors-a-game = Erros por partida
web-play-by-seat = Primeiro jogador
web-play-beginning = Você começa
web-play-following = Outro jogador começa
web-play-analysed = { $count } de { $games } partidas analisadas.
web-play-by-opponent = Por adversário
web-play-unnamed = Jogador sem nome
web-play-others = { $count ->
    [one] E mais um.
   *[other] E mais { $count }.
}
web-play-by-mode = Configurações
web-play-usual = Padrão
web-play-table = Mostrar em tabela
web-play-errors = Erros
web-play-errors-how = A parte de cada tipo de erro no custo total das suas decisões.
web-play-no-errors = Nenhum erro até agora.
web-play-balance = Cartas que você avalia mal
web-play-balance-share = Demais: você escolheu a carta quando havia algo melhor. De menos: deixou a carta quando era a melhor. Em pontos percentuais de chance de vitória.
web-play-balance-turns = Demais: você escolheu a carta quando havia algo melhor. De menos: deixou a carta quando era a melhor. Em turnos.
web-play-too-much = Demais
web-play-too-little = De menos
web-play-points = Pontos por carta
web-play-points-how = Os pontos que você fez com cada carta em média, comparados com as melhores jogadas nas mesmas posições.
web-play-best = Melhores jogadas
web-play-card = Carta
web-play-taken-you = Escolhida por você
web-play-taken-best = Pelas melhores jogadas
web-play-win = Pontos esperados dos seus dados
web-play-win-how = O valor dos dados sobre uma carta: os pontos dela, vezes a chance de ainda estarem lá no início do seu próximo turno, se os outros jogarem bem. Suas colocações são comparadas com as das melhores jogadas nas mesmas posições.
web-play-win-of = você ganhou { $won } de { $taken }
web-play-win-taken = Dados colocados
web-play-win-won = Ganha
web-play-win-points = Pontos por partida
web-play-not-counted = No máximo suas últimas { $most } partidas terminadas, sem aquelas em que várias pessoas usaram o mesmo aparelho.
