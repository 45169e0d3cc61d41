# Classificação pelos resultados: mesas classificadas, a própria pontuação, os melhores da casa.

web-rated = Classificada
web-rated-about = O resultado conta para a tua pontuação: sem ajuda, sem desfazer, com os dados da casa.
web-clock-rated = Dois minutos por jogada
web-rated-table = Partida classificada
web-rating = { $points } ± { $reach }
web-rating-of-seat = Pontuação: { $rating }
web-rating-after = A tua pontuação: { $points } ± { $reach }
web-rating-change = ({ $change } com esta partida)
web-ratings = Pelos resultados
web-ratings-how = Por quem ganhou partidas classificadas, numa escala como a do xadrez: mais 400 pontos são dez vitórias contra uma. O valor verdadeiro fica dentro de ±, 95 vezes em 100. Quem é novo começa em 1500, e os bots ficam onde foram medidos.
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
web-leaderboard = Os melhores
web-leaderboard-about = Quem é mais forte, pelas partidas classificadas
web-leaderboard-month = Este mês
web-leaderboard-all = De sempre
web-leaderboard-span = Quando
web-leaderboard-how = Pela ordem do limite inferior do intervalo: o que alguém é com certeza, e não o que pode ser.
web-leaderboard-place = Lugar
web-leaderboard-name = Nome
web-leaderboard-rating = Pontuação
web-leaderboard-games = Partidas
web-leaderboard-won = Ganhas
web-leaderboard-you = tu
web-leaderboard-provisional = Provisórias
web-leaderboard-provisional-how = Menos de { $games } partidas classificadas: estas pontuações ainda podem mudar muito.
web-leaderboard-none = Ainda ninguém. Assinala «Classificada» ao abrir uma mesa: as primeiras { $games } partidas trazem-te até aqui.
