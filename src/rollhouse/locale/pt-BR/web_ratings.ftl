# Classificação pelos resultados: mesas classificadas, a própria pontuação, a classificação.

web-rated = Classificada
web-rated-about = O resultado conta para a sua pontuação. Sem dicas, sem desfazer, dados virtuais.
web-clock-rated = Dois minutos por jogada
web-rated-table = Partida classificada
web-rating = { $points } ± { $reach }
web-rating-of-seat = Pontuação: { $rating }
web-rating-after = Sua pontuação: { $points } ± { $reach }
web-rating-change = ({ $change } com esta partida)
web-ratings = Pontuação
web-ratings-how = Sua pontuação vem dos resultados das partidas classificadas, em uma escala como a do xadrez: 400 pontos de vantagem são dez vitórias para cada derrota. O ± indica o intervalo de confiança de 95%. Novos jogadores começam em 1500; os bots mantêm a pontuação medida.
web-ratings-games = { $games ->
    [one] Uma partida classificada,
   *[other] { $games } partidas classificadas,
} { $won ->
    [0] nenhuma vencida.
    [one] uma vencida.
   *[other] { $won } vencidas.
}
web-ratings-provisional = Provisória: { $games ->
    [one] entra na lista depois de mais uma partida.
   *[other] entra na lista depois de mais { $games } partidas.
}
web-ratings-month = Só este mês: { $rating }
web-ratings-curve = Sua pontuação depois de cada partida classificada: agora { $points }.
web-leaderboard = Classificação
web-leaderboard-about = Os mais fortes nas partidas classificadas
web-leaderboard-month = Este mês
web-leaderboard-all = De todos os tempos
web-leaderboard-span = Período
web-leaderboard-how = Por ordem do limite inferior do intervalo de confiança da pontuação.
web-leaderboard-place = Lugar
web-leaderboard-name = Nome
web-leaderboard-rating = Pontuação
web-leaderboard-games = Partidas
web-leaderboard-won = Vencidas
web-leaderboard-you = você
web-leaderboard-provisional = Provisórias
web-leaderboard-provisional-how = Menos de { $games } partidas classificadas: essas pontuações ainda podem mudar muito.
web-leaderboard-none = Ninguém ainda. Marque “Classificada” ao criar uma mesa; você entra na classificação depois de { $games } partidas.
