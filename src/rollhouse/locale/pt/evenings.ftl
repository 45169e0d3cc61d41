# Serões com muitas mesas.

error-evening-unknown = Esse serão não existe.
error-evening-begun = O serão já começou.
error-evening-full = O serão está cheio: participam { $came } pessoas.
error-evening-not-host = Só quem criou o serão o pode fazer.
error-evening-too-few = Um serão precisa de pelo menos duas pessoas.
error-evening-too-many = Tens { $came } serões por acabar: cancela um, ou espera que acabe.
error-evening-title = O serão precisa de um nome.
error-evening-not-kept = Nesta casa, cria serões quem tem uma chave de acesso. Cria primeiro uma.
error-evening-two-only = Com mais de dois por mesa, um serão segue o sistema suíço.
