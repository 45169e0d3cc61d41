# Problemas à escolha: o arquivo, os temas, a própria pontuação.

web-puzzles = Problemas
web-puzzles-about = Por tema e nível, com pontuação
web-puzzles-how = Cada posição tem uma única melhor jogada. Sua primeira resposta a um problema conta, para a sua pontuação e para a dele. O problema de hoje e os do próximo mês não estão aqui.
web-puzzles-practice = Praticar
web-puzzles-practice-about = Problemas novos no seu nível
web-puzzles-practice-these = Praticar estes
web-puzzles-progress = { $solved } resolvidos, { $missed } errados, de { $total }
web-puzzles-mine = Sua pontuação
web-puzzles-mine-none = Responda a um problema para ter uma pontuação. Ela começa em 1500 e é incerta no início.
web-puzzles-answers =
    { $answers ->
        [one] Um problema,
       *[other] { $answers } problemas,
    } { $solved ->
        [0] nenhum resolvido.
        [one] um resolvido.
       *[other] { $solved } resolvidos.
    }
web-puzzles-curve = Sua pontuação depois de cada problema: agora { $points }.
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
web-puzzles-state = Status
web-puzzles-state-new = Novo
web-puzzles-state-solved = Resolvido
web-puzzles-state-missed = Errado
web-puzzles-found = { $count ->
    [0] Nenhum problema corresponde.
    [one] Um problema
   *[other] { $count } problemas
}
web-puzzles-next = Próximo problema
web-puzzles-counts = Faça sua jogada no tabuleiro. Vale a primeira resposta.
web-puzzles-again = Você já respondeu a este problema; desta vez não conta.
web-puzzles-rated-at = A pontuação do problema é { $rating }, a sua { $mine }.
web-puzzles-rating-after = Sua pontuação: { $rating } ({ $change }). A do problema: { $puzzle }.
web-puzzles-unrated = Não conta: você já tinha respondido.
web-puzzles-position = Só esta posição
web-puzzles-end = Não há mais problemas aqui.
