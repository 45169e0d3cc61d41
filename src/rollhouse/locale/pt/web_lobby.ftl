# A página inicial, as partes do site e o menu da conta.

web-nav = Menu principal
web-tab-play = Jogar
web-tab-train = Treinar
web-tab-people = Contactos
web-bell = { $count ->
    [0] Nada de novo
    [one] Há 1 coisa à tua espera
   *[other] Há { $count } coisas à tua espera
}
web-bell-none = Não há nada à tua espera.
web-account = Conta
web-account-of = Conta: { $name }
web-account-signin = Sessão e chaves de acesso
web-devices = Dispositivos
web-devices-how = Usa a tua conta noutro telemóvel ou computador, ou envia as partidas que jogas no terminal.
web-device-browser = Navegador
web-device-program = Programa
web-device-line = { $kind }, sessão iniciada a { $date }
web-token-make = Token para um programa
web-token = Token
web-token-once = Este token só é mostrado agora. Mantém-no secreto: um programa que o tenha age em teu nome.
web-token-name = Nome do programa
web-token-may = O que pode fazer
web-token-upload = enviar partidas
web-token-play = jogar
web-token-everything = tudo menos o início de sessão
web-token-create = Criar token
web-device-own = este dispositivo
web-device-revoke = Terminar sessão
web-device-revoked = Sessão terminada.

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
web-today-open = por fazer
web-today-played = Jogado. A classificação está aberta.
web-training-mine = O teu jogo
web-my-play-about = Resultados, erros e cartas ao longo do tempo

## Mesas

web-all-my-games = Todas as tuas partidas
web-line-with = { $game } com { $names }
web-live-tables = Partidas para ver
web-watch = Ver partidas
web-watch-about = Partidas a decorrer de jogadores que o permitem, as mais fortes primeiro.
web-watch-none = De momento não há partidas públicas a decorrer. Esta página atualiza-se sozinha.
web-watch-strength = Pontuação média: { $points }
web-tv = Rollhouse TV
web-tv-about = A partida mais forte. Quando termina, segue-se a próxima.
web-tv-stay = Ficar nesta mesa
web-seek-join = Entrar
web-tournament-kind = Tipo

## Convidar

web-invite-to = Convida um amigo para { $game }
# $game may have its goal: "Dicy Cards, first to 100"
web-invites-you = { $name } convida-te para { $game }
