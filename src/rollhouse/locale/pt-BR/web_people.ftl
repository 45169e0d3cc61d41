# Os outros, no navegador: com quem jogar, amigos, e quem se prefere não encontrar.

## Jogar com alguém

web-somebody = Jogar com alguém
web-somebody-find = Encontrar adversário: { $game }
web-somebody-waiting = Esperando alguém que queira jogar o mesmo…
web-somebody-bot-in = { $bot } assume o lugar em { $time }.
web-somebody-stop = Parar de esperar
web-somebody-count = { $count ->
    [0] Ninguém mais está esperando.
    [one] Uma pessoa está esperando.
   *[other] { $count } pessoas estão esperando.
}
web-somebody-with = Jogar com { $name }
web-pace = Ritmo
web-pace-none = Sem relógio
web-pace-minute = Um minuto por jogada
web-pace-quarter = 15 minutos por partida
web-patience = Se ninguém aparecer
web-patience-never = Continuar esperando
# $time is a time with its unit: 15 seconds, 5 minutes
web-patience-after = Um bot depois de { $time }
