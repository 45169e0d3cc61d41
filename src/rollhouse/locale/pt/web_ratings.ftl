# Classificação pelos resultados: mesas classificadas, a própria pontuação, a classificação.

web-rated = Classificada
web-rated-about = O resultado conta para a tua pontuação. Sem dicas, sem desfazer, dados virtuais.
web-clock-rated = Dois minutos por jogada
web-rated-table = Partida classificada
web-rating = { $points } ± { $reach }
web-rating-of-seat = Pontuação: { $rating }
web-rating-after = A tua pontuação: { $points } ± { $reach }
web-rating-change = ({ $change } com esta partida)
web-ratings = Pontuação
web-ratings-how = A tua pontuação vem dos resultados das partidas classificadas, numa escala como a do xadrez: 400 pontos de avanço são dez vitórias por cada derrota. O ± indica o intervalo de confiança de 95%. Os novos jogadores começam em 1500; os bots mantêm a pontuação medida.
web-ratings-games = { $games ->
    [one] Uma partida classificada,
   *[other] { $games } partidas classificadas,
} { $won ->
    [0] nenhuma ganha.
    [one] uma ganha.
   *[other] { $won } ganhas.
}
web-ratings-provisional = Provisória: { $games ->
    [one] fica na lista depois de mais uma partida.
   *[other] fica na lista depois de mais { $games } partidas.
}
web-ratings-month = Só este mês: { $rating }
web-ratings-curve = A tua pontuação depois de cada partida classificada: agora { $points }.
web-leaderboard = Classificação
web-leaderboard-about = Os mais fortes nas partidas classificadas
web-leaderboard-month = Este mês
web-leaderboard-all = De sempre
web-leaderboard-span = Período
web-leaderboard-how = Por ordem do limite inferior do intervalo de confiança da pontuação.
web-leaderboard-place = Lugar
web-leaderboard-name = Nome
web-leaderboard-rating = Pontuação
web-leaderboard-games = Partidas
web-leaderboard-won = Ganhas
web-leaderboard-you = tu
web-leaderboard-provisional = Provisórias
web-leaderboard-provisional-how = Menos de { $games } partidas classificadas: estas pontuações ainda podem mudar muito.
web-leaderboard-none = Ainda ninguém. Assinala «Classificada» ao criar uma mesa; entras na classificação ao fim de { $games } partidas.
