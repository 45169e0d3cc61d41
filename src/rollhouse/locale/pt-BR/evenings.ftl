# Noites de jogos com muitas mesas.

error-evening-unknown = Torneio não encontrado.
error-evening-begun = O torneio já começou.
error-evening-full = O torneio está cheio ({ $came } jogadores).
error-evening-not-host = Só quem organiza o torneio pode fazer isso.
error-evening-too-few = Um torneio precisa de pelo menos dois jogadores.
error-evening-too-many = Você tem { $came } noites de jogos não terminadas: cancele uma, ou espere que ela termine.
error-evening-title = A noite de jogos precisa de um nome.
error-evening-not-kept = Nesta casa, cria noites de jogos quem tem uma chave de acesso. Crie uma antes.
error-evening-two-only = Mesas de três ou quatro só são possíveis em torneios suíços.
