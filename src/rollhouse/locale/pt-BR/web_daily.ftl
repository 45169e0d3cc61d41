# O desafio do dia: os mesmos dados para todos.

web-daily = Desafio do dia
web-daily-about = Os mesmos dados para todos, uma tentativa
web-daily-how = Todos jogam os mesmos dados e as mesmas cartas contra o mesmo bot, uma vez. A classificação depende da qualidade das suas decisões, porque a sorte é igual para todos. Não há dicas, e as jogadas não podem ser desfeitas.
web-daily-against = { $game }, contra { $bot }
web-daily-play = Jogar
web-daily-go-on = Continuar
web-daily-done = Você já jogou o desafio de hoje. Os dados são publicados quando o dia acabar.
web-daily-today = Hoje
web-daily-yesterday = Ontem
web-daily-none-finished = Ninguém terminou.
web-daily-cost = Custo por decisão
web-daily-by-result = Pelo resultado
web-daily-result = Resultado
web-daily-waiting = ainda não se sabe
web-daily-replay = Rever a melhor partida
web-daily-fixed = Este número fixa os dados de hoje:
web-daily-revealed = Os dados de ontem vieram deste segredo:
web-daily-tomorrow = Os dados de amanhã já estão fixados:
web-daily-of-table = Desafio do dia: uma tentativa, sem dicas, os mesmos dados para todos.
web-daily-name = Seu nome, para a classificação
web-daily-played = Jogado { $count } vezes. Aqui estão os melhores resultados.
web-daily-costs = Custo de cada decisão

web-share-result = Compartilhar o resultado
web-share-day = Rollhouse · { $what } · { $game } · { $date }
web-share-legend = Um símbolo por turno: { $fine } bom, { $inaccuracy } imprecisão, { $mistake } erro, { $blunder } erro grave. Não revela nada.
