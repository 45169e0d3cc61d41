# Partidas por correspondência e férias.

web-clock-days = Correspondência (dias por decisão)
web-clock-time-days = Tempo por decisão
web-clock-days-how = Os jogadores não precisam estar on-line ao mesmo tempo. Quem fica sem tempo perde.
web-clock-increment = Incremento em segundos por turno
web-line-my-turn-left = Sua vez, restam { $time }
web-line-turn-of-left = Vez de { $name }, restam { $time }
web-seat-holiday = de férias até { $day }
web-log-holiday = { $name } está de férias: o relógio está parado.
web-log-holiday-over = { $name } voltou de férias.

## Férias

web-holiday = Férias
web-holiday-how = Durante as férias, seu relógio para nas partidas por correspondência. Você tem { $most } dias por ano.
web-holiday-days = Dias
web-holiday-begin = Começar férias
web-holiday-left = Dias que restam neste ano: { $count }
web-holiday-until = Você está de férias até { $day }.
web-holiday-end = Terminar férias
