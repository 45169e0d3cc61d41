# Partidas que duram dias, e férias delas.

web-clock-days = Dias por decisão
web-clock-time-days = Tempo para uma decisão
web-clock-days-how = Ninguém precisa de estar cá ao mesmo tempo. Quem fica sem tempo desistiu.
web-clock-increment = Segundos a mais depois de cada vez
web-line-my-turn-left = É a tua vez, restam { $time }
web-line-turn-of-left = É a vez de { $name }, restam { $time }
web-seat-holiday = de férias até { $day }
web-log-holiday = { $name } está de férias: o relógio está parado.
web-log-holiday-over = { $name } voltou de férias.

## Férias

web-holiday = Férias
web-holiday-how = Onde tens dias para cada decisão, o teu relógio para enquanto estás de férias: { $most } dias por ano.
web-holiday-days = Dias
web-holiday-begin = Ir de férias
web-holiday-left = Dias que restam este ano: { $count }
web-holiday-until = Estás de férias até { $day }.
web-holiday-end = Já voltei
