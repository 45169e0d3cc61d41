# Os outros, no navegador: com quem jogar, amigos, e quem se prefere não encontrar.

## Jogar com alguém

web-somebody = Jogar com alguém
web-somebody-find = Encontrar adversário: { $game }
web-somebody-waiting = À espera de alguém que queira jogar o mesmo…
web-somebody-bot-in = { $bot } ocupa o lugar dentro de { $time }.
web-somebody-stop = Deixar de esperar
web-somebody-count = { $count ->
    [0] Não há mais ninguém à espera.
    [one] Há uma pessoa à espera.
   *[other] Há { $count } pessoas à espera.
}
web-somebody-with = Jogar com { $name }
web-pace = Ritmo
web-pace-none = Sem relógio
web-pace-minute = Um minuto por jogada
web-pace-quarter = 15 minutos por partida
web-patience = Se ninguém aparecer
web-patience-never = Continuar à espera
# $time is a time with its unit: 15 seconds, 5 minutes
web-patience-after = Um bot ao fim de { $time }
