# Erros dos torneios.

error-tournament-unknown = Torneio não encontrado.
error-tournament-begun = O torneio já começou.
error-tournament-full = O torneio está cheio ({ $value } jogadores).
error-tournament-not-host = Só quem organiza o torneio pode fazer isso.
error-tournament-too-few = Um torneio precisa de pelo menos dois jogadores.
error-tournament-too-many = Tens { $value } torneios por acabar. Cancela um, ou espera que um acabe.
error-tournament-title = Dá um nome ao torneio.
error-tournament-not-kept = Precisas de uma chave de acesso para criar um torneio aqui. Cria primeiro uma.
error-tournament-swiss-only = Só num torneio suíço se pode saltar uma ronda.
error-tournament-two-only = Mesas de três ou quatro só são possíveis em torneios suíços.
error-tournament-over = O torneio acabou.
error-tournament-not-yours = Não participas neste torneio.
