# Problemas à escolha: o arquivo, os temas, a própria pontuação.

web-puzzles = Problemas
web-puzzles-about = Por tema e nível, com pontuação
web-puzzles-how = Cada posição tem uma só melhor jogada. A tua primeira resposta a um problema conta, para a tua pontuação e para a dele. O problema de hoje e os do próximo mês não estão aqui.
web-puzzles-practice = Treinar
web-puzzles-practice-about = Problemas novos ao teu nível
web-puzzles-practice-these = Treinar estes
web-puzzles-progress = { $solved } resolvidos, { $missed } falhados, de { $total }
web-puzzles-mine = A tua pontuação
web-puzzles-mine-none = Responde a um problema para teres uma pontuação. Começa em 1500 e é incerta ao princípio.
web-puzzles-answers =
    { $answers ->
        [one] Um problema,
       *[other] { $answers } problemas,
    } { $solved ->
        [0] nenhum resolvido.
        [one] um resolvido.
       *[other] { $solved } resolvidos.
    }
web-puzzles-curve = A tua pontuação depois de cada problema: agora { $points }.
web-puzzles-theme = Tema
web-puzzles-themes = Por tema
web-puzzles-themes-how = Saber o tema já dá parte da resposta.
web-puzzles-theme-solved = { $solved } de { $count } resolvidos
web-puzzles-all = Todos os problemas
web-puzzles-any = Todos
web-puzzles-players = Jogadores
web-puzzles-for = { $count ->
    [one] 1 jogador
   *[other] { $count } jogadores
}
web-puzzles-setting = Variante
web-puzzles-level = Nível
web-puzzles-state = Estado
web-puzzles-state-new = Novo
web-puzzles-state-solved = Resolvido
web-puzzles-state-missed = Falhado
web-puzzles-found = { $count ->
    [0] Nenhum problema corresponde.
    [one] Um problema
   *[other] { $count } problemas
}
web-puzzles-next = Problema seguinte
web-puzzles-counts = Faz a tua jogada no tabuleiro. A primeira resposta é a que conta.
web-puzzles-again = Já respondeste a este problema; desta vez não conta.
web-puzzles-rated-at = A pontuação do problema é { $rating }, a tua { $mine }.
web-puzzles-rating-after = A tua pontuação: { $rating } ({ $change }). A do problema: { $puzzle }.
web-puzzles-unrated = Não conta: já tinhas respondido.
web-puzzles-position = Só esta posição
web-puzzles-end = Não há mais problemas aqui.
