# Erros dos torneios.

error-tournament-unknown = Torneio não encontrado.
error-tournament-begun = O torneio já começou.
error-tournament-full = O torneio está cheio ({ $value } jogadores).
error-tournament-not-host = Só quem organiza o torneio pode fazer isso.
error-tournament-too-few = Um torneio precisa de pelo menos dois jogadores.
error-tournament-too-many = Você tem { $value } torneios em aberto. Cancele um, ou espere um terminar.
error-tournament-title = Dê um nome ao torneio.
error-tournament-not-kept = Você precisa de uma chave de acesso para criar um torneio aqui. Crie uma antes.
error-tournament-swiss-only = Só em um torneio suíço dá para pular uma rodada.
error-tournament-two-only = Mesas de três ou quatro só são possíveis em torneios suíços.
error-tournament-over = O torneio acabou.
error-tournament-not-yours = Você não participa deste torneio.
