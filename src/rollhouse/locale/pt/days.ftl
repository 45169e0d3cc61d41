# Recusas sobre relógios e férias.

error-table-slow = Um bot não pode ocupar um lugar numa partida por correspondência.
error-setup-increment = Incremento inválido: { $came } segundos por turno.
error-holiday-begun = Já estás de férias.
error-holiday-too-long = Já não tens { $came } dias de férias este ano.
