# Partidas por correspondência e férias.

web-clock-days = Correspondência (dias por decisão)
web-clock-time-days = Tempo por decisão
web-clock-days-how = Os jogadores não precisam estar online ao mesmo tempo. Quem fica sem tempo perde.
web-clock-increment = Incremento em segundos por turno
web-line-my-turn-left = Sua vez, restam { $time }
web-line-turn-of-left = Vez de { $name }, restam { $time }
web-seat-vacation = de férias até { $day }
web-log-vacation = { $name } saiu de férias: o relógio parou.
web-log-vacation-over = { $name } voltou de férias.

## Férias

web-vacation = Férias
web-vacation-how = Durante as férias, seu relógio para nas partidas por correspondência. Você tem { $most } dias por ano.
web-vacation-days = Dias
web-vacation-begin = Começar férias
web-vacation-left = Dias que restam neste ano: { $count }
web-vacation-until = Você está de férias até { $day }.
web-vacation-end = Terminar férias
web-orders = Instruções permanentes
web-orders-how = Suas reações à vez dos outros são jogadas automaticamente, nesta ordem; se nenhuma for possível, perguntamos a você. Só você vê esta lista e pode mudá-la quando quiser.
web-orders-reaction = Reação
web-orders-add = Adicionar
web-orders-up = Subir: { $move }
web-orders-remove = Remover: { $move }
web-orders-none = Sem instruções: sempre perguntamos a você.
