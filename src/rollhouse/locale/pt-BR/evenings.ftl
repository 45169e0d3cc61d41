# Erros dos torneios.

error-evening-unknown = Torneio não encontrado.
error-evening-begun = O torneio já começou.
error-evening-full = O torneio está cheio ({ $came } jogadores).
error-evening-not-host = Só quem organiza o torneio pode fazer isso.
error-evening-too-few = Um torneio precisa de pelo menos dois jogadores.
error-evening-too-many = Você tem { $came } torneios em aberto. Cancele um, ou espere um terminar.
error-evening-title = Dê um nome ao torneio.
error-evening-not-kept = Você precisa de uma chave de acesso para criar um torneio aqui. Crie uma antes.
error-evening-two-only = Mesas de três ou quatro só são possíveis em torneios suíços.
