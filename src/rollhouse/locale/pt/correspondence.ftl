# Recusas sobre relógios e férias.

error-table-correspondence = Aqui todos têm dias para uma jogada: nenhum bot toma o lugar de ninguém.
error-setup-increment = Uma vez não pode dar este número de segundos: { $value }.
error-vacation-begun = Já estás de férias.
error-vacation-too-long = Este ano já não restam tantos dias de férias: { $value }.
