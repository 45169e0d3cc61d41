# Recusas sobre relógios e férias.

error-table-correspondence = Um bot não pode ocupar um lugar numa partida por correspondência.
error-setup-increment = Incremento inválido: { $value } segundos por turno.
error-vacation-begun = Já estás de férias.
error-vacation-too-long = Já não tens { $value } dias de férias este ano.
