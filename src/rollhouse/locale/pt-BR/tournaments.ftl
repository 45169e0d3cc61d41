# Noites de jogos com muitas mesas.

error-tournament-unknown = Essa noite de jogos não existe.
error-tournament-begun = A noite de jogos já começou.
error-tournament-full = A noite de jogos está cheia: participam { $value } pessoas.
error-tournament-not-host = Só quem criou a noite de jogos pode fazer isso.
error-tournament-too-few = Uma noite de jogos precisa de pelo menos duas pessoas.
error-tournament-too-many = Você tem { $value } noites de jogos não terminadas: cancele uma, ou espere que ela termine.
error-tournament-title = A noite de jogos precisa de um nome.
error-tournament-not-kept = Nesta casa, cria noites de jogos quem tem uma chave de acesso. Crie uma antes.
error-tournament-two-only = Com mais de dois por mesa, uma noite de jogos segue o sistema suíço.
