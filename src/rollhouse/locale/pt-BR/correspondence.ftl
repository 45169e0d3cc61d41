# Recusas sobre relógios e férias.

error-table-correspondence = Um bot não pode ocupar um lugar em uma partida por correspondência.
error-setup-increment = Incremento inválido: { $value } segundos por turno.
error-vacation-begun = Você já está de férias.
error-vacation-too-long = Você não tem mais { $value } dias de férias este ano.
error-order-nothing-to-order = Aqui não há instruções permanentes: elas existem para partidas por correspondência em que se reage à vez dos outros.
error-order-unknown = { $value } não pode ser definido com antecedência aqui.
