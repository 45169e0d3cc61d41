# Recusas sobre relógios e férias.

error-table-slow = Um bot não pode ocupar um lugar em uma partida por correspondência.
error-setup-increment = Incremento inválido: { $came } segundos por turno.
error-holiday-begun = Você já está de férias.
error-holiday-too-long = Você não tem mais { $came } dias de férias este ano.
