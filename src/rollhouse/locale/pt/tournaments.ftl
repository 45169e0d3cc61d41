# Serões com muitas mesas.

error-tournament-unknown = Esse serão não existe.
error-tournament-begun = O serão já começou.
error-tournament-full = O serão está cheio: participam { $value } pessoas.
error-tournament-not-host = Só quem criou o serão o pode fazer.
error-tournament-too-few = Um serão precisa de pelo menos duas pessoas.
error-tournament-too-many = Tens { $value } serões por acabar: cancela um, ou espera que acabe.
error-tournament-title = O serão precisa de um nome.
error-tournament-not-kept = Nesta casa, cria serões quem tem uma chave de acesso. Cria primeiro uma.
error-tournament-two-only = Com mais de dois por mesa, um serão segue o sistema suíço.
