# O desafio do dia: os mesmos dados para todos.

web-daily = Desafio do dia
web-daily-about = Os mesmos dados para todos, uma tentativa
web-daily-how = Todos jogam os mesmos dados e as mesmas cartas contra o mesmo bot, uma vez e até o fim. O que conta é como você decide: a sua sorte é a de todos. Não há ajuda e nada é desfeito.
web-daily-against = { $game }, contra { $bot }
web-daily-play = Jogar
web-daily-go-on = Continuar
web-daily-done = Sua tentativa já foi jogada. Os dados são revelados quando o dia acabar.
web-daily-today = Hoje
web-daily-yesterday = Ontem
web-daily-nobody = Ninguém o terminou.
web-daily-cost = Custo por decisão
web-daily-by-result = Pelo resultado
web-daily-result = Resultado
web-daily-waiting = ainda não se sabe
web-daily-replay = Rever a melhor partida
web-daily-dice = Os dados
web-daily-fixed = Este número fixa os dados de hoje:
web-daily-revealed = Os dados de ontem vieram deste segredo:
web-daily-tomorrow = Os dados de amanhã já estão fixados:
web-daily-of-table = Desafio do dia: uma tentativa, sem dicas, os mesmos dados para todos.
web-daily-name = Seu nome, para a classificação
web-daily-played = Jogado { $count } vezes. Aqui estão os melhores resultados.
web-daily-costs = Custo de cada decisão
