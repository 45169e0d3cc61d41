# Partidas por correspondência e férias.

web-clock-days = Correspondência (dias por decisão)
web-clock-time-days = Tempo por decisão
web-clock-days-how = Os jogadores não precisam de estar online ao mesmo tempo. Quem fica sem tempo perde.
web-clock-increment = Incremento em segundos por turno
web-line-my-turn-left = É a tua vez, restam { $time }
web-line-turn-of-left = É a vez de { $name }, restam { $time }
web-seat-vacation = de férias até { $day }
web-log-vacation = { $name } foi de férias: o relógio parou.
web-log-vacation-over = { $name } voltou de férias.

## Férias

web-vacation = Férias
web-vacation-how = Durante as férias, o teu relógio para nas partidas por correspondência. Tens { $most } dias por ano.
web-vacation-days = Dias
web-vacation-begin = Começar férias
web-vacation-left = Dias que restam este ano: { $count }
web-vacation-until = Estás de férias até { $day }.
web-vacation-end = Terminar férias
web-orders = Instruções permanentes
web-orders-how = As tuas reações à vez dos outros são jogadas automaticamente, por esta ordem; se nenhuma for possível, perguntamos-te. Só tu vês esta lista e podes alterá-la a qualquer momento.
web-orders-reaction = Reação
web-orders-add = Adicionar
web-orders-up = Subir: { $move }
web-orders-remove = Remover: { $move }
web-orders-none = Sem instruções: perguntamos-te sempre.
