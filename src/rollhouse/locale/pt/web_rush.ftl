# A rajada: problemas contra o relógio.

web-rush = Rajada
web-rush-about = Resolve o máximo de problemas; são cada vez mais difíceis
web-rush-how = Resolve o máximo de problemas. Ficam mais difíceis, e o terceiro erro acaba a rajada. Os problemas que vês aqui deixam de contar para a pontuação.
web-rush-kind = Duração
web-rush-kind-three = 3 minutos
web-rush-kind-five = 5 minutos
web-rush-kind-survival = Sobrevivência, sem relógio
web-rush-start = Começar
web-rush-score = { $score ->
    [0] Nenhum resolvido
    [one] Um resolvido
   *[other] { $score } resolvidos
}
web-rush-misses = { $count ->
    [0] Nenhuma falha de { $most }
    [one] Uma falha de { $most }
   *[other] { $count } falhas de { $most }
}
web-rush-right = Certo. { $score }.
web-rush-wrong = Errado. { $misses }.
web-rush-left = Faltam { $seconds } segundos
web-rush-give-up = Desistir
web-rush-over = A rajada acabou
web-rush-record = Novo recorde pessoal!
web-rush-again = Outra vez
web-rush-asked = Problemas desta rajada
web-rush-puzzle = Problema { $number }
web-rush-mine = Os teus melhores
web-rush-none-yet = Ainda não jogaste nenhuma rajada.
web-rush-best = Classificação
web-rush-no-scores = Ninguém ainda.
