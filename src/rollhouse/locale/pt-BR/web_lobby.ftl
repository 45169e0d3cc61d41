# A página inicial, as partes do site e o menu da conta.

web-nav = Menu principal
web-tab-play = Jogar
web-tab-train = Treinar
web-tab-people = Pessoas
web-bell = { $count ->
    [0] Nada de novo
    [one] 1 coisa espera por você
   *[other] { $count } coisas esperam por você
}
web-bell-none = Nada espera por você.
web-account = Conta
web-account-of = Conta: { $name }
web-account-signin = Login e chaves de acesso
web-devices = Aparelhos
web-devices-how = Use sua conta em outro celular ou computador, ou envie as partidas que você joga no terminal.
web-device-browser = Navegador
web-device-program = Programa
web-device-line = { $kind }, conectado em { $date }
web-token-make = Token para um programa
web-token = Token
web-token-once = Este token só é mostrado agora. Mantenha-o em segredo: um programa que o tenha age em seu nome.
web-token-name = Nome do programa
web-token-may = O que ele pode fazer
web-token-upload = enviar partidas
web-token-play = jogar
web-token-everything = tudo menos o login
web-token-create = Criar token
web-device-own = este aparelho
web-device-revoke = Desconectar
web-device-revoked = Desconectado.

## Um jogo

web-play-against = Jogar contra { $name }
web-play-friend = Jogar com um amigo
web-setup = { $game }: nova partida
web-setup-friend = { $game } com um amigo
web-setup-open = { $game }: adversários, jogadores, modo e relógio
web-setup-start = Começar a partida
web-setup-link = Criar o link
web-learn-newcomer = Primeira vez aqui? Aprender
web-learn-minutes = { $minutes ->
    [one] cerca de 1 minuto
   *[other] cerca de { $minutes } minutos
}
web-learn-progress = lição { $number } de { $count }
web-learn-lessons-time = { $count ->
    [one] 1 lição
   *[other] { $count } lições
}, { $minutes ->
    [one] cerca de 1 minuto
   *[other] cerca de { $minutes } minutos
}
web-today-done = feito
web-today-open = a fazer
web-today-played = Jogado. A classificação está aberta.
web-training-mine = Seu jogo
web-my-play-about = Resultados, erros e cartas ao longo do tempo

## Mesas

web-all-my-games = Todas as suas partidas
web-line-with = { $game } com { $names }
web-live-tables = Partidas para assistir
web-watch = Assistir
web-watch-about = Partidas em andamento de jogadores que permitem, as mais fortes primeiro.
web-watch-none = Nenhuma partida pública está em andamento. Esta página se atualiza sozinha.
web-watch-strength = Pontuação média: { $points }
web-tv = Rollhouse TV
web-tv-about = A partida mais forte. Quando termina, começa a próxima.
web-tv-stay = Ficar nesta mesa
web-seek-join = Entrar
web-tournament-kind = Tipo

## Convidar

web-invite-to = Convide um amigo para { $game }
# $game may have its goal: "Dicy Cards, first to 100"
web-invites-you = { $name } convida você para { $game }
