# Erros dos torneios.

error-evening-unknown = Torneio não encontrado.
error-evening-begun = O torneio já começou.
error-evening-full = O torneio está cheio ({ $came } jogadores).
error-evening-not-host = Só quem organiza o torneio pode fazer isso.
error-evening-too-few = Um torneio precisa de pelo menos dois jogadores.
error-evening-too-many = Tens { $came } torneios por acabar. Cancela um, ou espera que um acabe.
error-evening-title = Dá um nome ao torneio.
error-evening-not-kept = Precisas de uma chave de acesso para criar um torneio aqui. Cria primeiro uma.
error-evening-two-only = Mesas de três ou quatro só são possíveis em torneios suíços.
