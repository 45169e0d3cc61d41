# Partidas que duram dias, e férias delas.

web-clock-days = Dias por decisão
web-clock-time-days = Tempo para uma decisão
web-clock-days-how = Ninguém precisa estar aqui ao mesmo tempo. Quem fica sem tempo desistiu.
web-clock-increment = Segundos a mais depois de cada vez
web-line-my-turn-left = Sua vez, restam { $time }
web-line-turn-of-left = Vez de { $name }, restam { $time }
web-seat-vacation = de férias até { $day }
web-log-vacation = { $name } está de férias: o relógio está parado.
web-log-vacation-over = { $name } voltou de férias.

## Férias

web-vacation = Férias
web-vacation-how = Onde você tem dias para cada decisão, seu relógio para enquanto você está de férias: { $most } dias por ano.
web-vacation-days = Dias
web-vacation-begin = Sair de férias
web-vacation-left = Dias que restam neste ano: { $count }
web-vacation-until = Você está de férias até { $day }.
web-vacation-end = Voltei
