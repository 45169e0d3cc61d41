# A rajada: problemas contra o relógio.

web-rush = Rajada
web-rush-about = Tantos problemas quantos puderes, cada vez mais difíceis
web-rush-how = Resolve tantos problemas quantos puderes: ficam mais difíceis, e a terceira falha acaba a rajada. O seguinte chega com a tua resposta. Um problema que encontres aqui deixa de contar para a pontuação.
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
web-rush-record = Nunca fizeste melhor.
web-rush-again = Outra vez
web-rush-asked = Os problemas desta rajada
web-rush-puzzle = Problema { $number }
web-rush-mine = Os teus melhores
web-rush-none-yet = Ainda não fizeste nenhuma.
web-rush-best = Os melhores da casa
web-rush-nobody = Ninguém ainda.
