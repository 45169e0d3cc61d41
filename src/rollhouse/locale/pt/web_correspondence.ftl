# Partidas que duram dias, e férias delas.

web-clock-days = Dias por decisão
web-clock-time-days = Tempo para uma decisão
web-clock-days-how = Ninguém precisa de estar cá ao mesmo tempo. Quem fica sem tempo desistiu.
web-clock-increment = Segundos a mais depois de cada vez
web-line-my-turn-left = É a tua vez, restam { $time }
web-line-turn-of-left = É a vez de { $name }, restam { $time }
web-seat-vacation = de férias até { $day }
web-log-vacation = { $name } está de férias: o relógio está parado.
web-log-vacation-over = { $name } voltou de férias.

## Férias

web-vacation = Férias
web-vacation-how = Onde tens dias para cada decisão, o teu relógio para enquanto estás de férias: { $most } dias por ano.
web-vacation-days = Dias
web-vacation-begin = Ir de férias
web-vacation-left = Dias que restam este ano: { $count }
web-vacation-until = Estás de férias até { $day }.
web-vacation-end = Já voltei
