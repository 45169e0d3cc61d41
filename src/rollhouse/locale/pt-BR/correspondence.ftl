# Recusas sobre relógios e férias.

error-table-correspondence = Aqui todos têm dias para uma jogada: nenhum bot toma o lugar de ninguém.
error-setup-increment = Uma vez não pode dar este número de segundos: { $value }.
error-vacation-begun = Você já está de férias.
error-vacation-too-long = Neste ano não restam tantos dias de férias: { $value }.
