# O desafio do dia: os mesmos dados para todos.

web-daily = Desafio do dia
web-daily-about = Os mesmos dados para todos, uma tentativa
web-daily-how = Todos jogam os mesmos dados e as mesmas cartas contra o mesmo bot, uma vez e até ao fim. Conta como decides: a tua sorte é a de todos. Não há ajuda e nada se desfaz.
web-daily-against = { $game }, contra { $bot }
web-daily-play = Jogar a tua tentativa
web-daily-go-on = Continuar a tua tentativa
web-daily-done = A tua tentativa está jogada. Os dados são revelados quando o dia acabar.
web-daily-today = Hoje
web-daily-yesterday = Ontem
web-daily-nobody = Ninguém o jogou até ao fim.
web-daily-cost = Uma decisão custou
web-daily-by-result = Pelo resultado
web-daily-result = Resultado
web-daily-waiting = ainda não se sabe
web-daily-replay = Rever a melhor partida
web-daily-dice = Os dados
web-daily-fixed = Este número fixa os dados de hoje:
web-daily-revealed = Os de ontem vieram deste segredo:
web-daily-tomorrow = Os de amanhã já estão fixados:
web-daily-of-table = Desafio do dia: uma tentativa, sem ajuda, os mesmos dados para todos.
web-daily-name = O teu nome, para a classificação
web-daily-played = { $count } jogaram; aqui estão os melhores.
web-daily-costs = O que custou cada decisão
