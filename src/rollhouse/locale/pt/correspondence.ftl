# Recusas sobre relógios e férias.

error-table-correspondence = Um bot não pode ocupar um lugar numa partida por correspondência.
error-setup-increment = Incremento inválido: { $value } segundos por turno.
error-vacation-begun = Já estás de férias.
error-vacation-too-long = Já não tens { $value } dias de férias este ano.
error-order-nothing-to-order = Aqui não há instruções permanentes: existem para partidas por correspondência em que se reage à vez dos outros.
error-order-unknown = { $value } não pode ser definido de antemão aqui.
