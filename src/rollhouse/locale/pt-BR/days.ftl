# Recusas sobre relógios e férias.

error-table-slow = Aqui todos têm dias para uma jogada: nenhum bot toma o lugar de ninguém.
error-setup-increment = Uma vez não pode dar este número de segundos: { $came }.
error-holiday-begun = Você já está de férias.
error-holiday-too-long = Neste ano não restam tantos dias de férias: { $came }.
