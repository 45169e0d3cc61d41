# Noites de jogos com muitas mesas.

error-evening-unknown = Essa noite de jogos não existe.
error-evening-begun = A noite de jogos já começou.
error-evening-full = A noite de jogos está cheia: participam { $came } pessoas.
error-evening-not-host = Só quem criou a noite de jogos pode fazer isso.
error-evening-too-few = Uma noite de jogos precisa de pelo menos duas pessoas.
error-evening-too-many = Você tem { $came } noites de jogos não terminadas: cancele uma, ou espere que ela termine.
error-evening-title = A noite de jogos precisa de um nome.
error-evening-not-kept = Nesta casa, cria noites de jogos quem tem uma chave de acesso. Crie uma antes.
error-evening-two-only = Com mais de dois por mesa, uma noite de jogos segue o sistema suíço.
