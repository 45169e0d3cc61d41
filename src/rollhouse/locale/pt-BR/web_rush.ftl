# A rajada: problemas contra o relógio.

web-rush = Rajada
web-rush-about = Resolva o máximo de problemas; eles ficam mais difíceis
web-rush-how = Resolva o máximo de problemas. Eles ficam mais difíceis, e o terceiro erro encerra a rajada. Os problemas que você vê aqui não contam mais para a pontuação.
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
    [0] Nenhum erro de { $most }
    [one] Um erro de { $most }
   *[other] { $count } erros de { $most }
}
web-rush-right = Certo. { $score }.
web-rush-wrong = Errado. { $misses }.
web-rush-left = Faltam { $seconds } segundos
web-rush-give-up = Desistir
web-rush-over = A rajada acabou
web-rush-record = Novo recorde pessoal!
web-rush-again = Mais uma vez
web-rush-asked = Problemas desta rajada
web-rush-puzzle = Problema { $number }
web-rush-mine = Seus melhores
web-rush-none-yet = Você ainda não jogou nenhuma rajada.
web-rush-best = Classificação
web-rush-no-scores = Ninguém ainda.
