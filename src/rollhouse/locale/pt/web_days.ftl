# Partidas por correspondência e férias.

web-clock-days = Correspondência (dias por decisão)
web-clock-time-days = Tempo por decisão
web-clock-days-how = Os jogadores não precisam de estar online ao mesmo tempo. Quem fica sem tempo perde.
web-clock-increment = Incremento em segundos por turno
web-line-my-turn-left = É a tua vez, restam { $time }
web-line-turn-of-left = É a vez de { $name }, restam { $time }
web-seat-holiday = de férias até { $day }
web-log-holiday = { $name } está de férias: o relógio está parado.
web-log-holiday-over = { $name } voltou de férias.

## Férias

web-holiday = Férias
web-holiday-how = Durante as férias, o teu relógio para nas partidas por correspondência. Tens { $most } dias por ano.
web-holiday-days = Dias
web-holiday-begin = Começar férias
web-holiday-left = Dias que restam este ano: { $count }
web-holiday-until = Estás de férias até { $day }.
web-holiday-end = Terminar férias
