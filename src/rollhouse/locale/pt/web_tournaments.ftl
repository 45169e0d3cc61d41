# Serões com muitas mesas.

web-tournament = Um serão
web-tournament-make = Criar um serão
web-tournament-how = Envia o endereço a toda a gente, ou mostra esta página na televisão. Depois de começares, corre por si.
web-tournament-title = Como se chama?
web-tournament-format = Quem joga com quem
web-tournament-swiss = Suíço: quem está mais ou menos à mesma altura
web-tournament-round-robin = Todos contra todos
web-tournament-knock-out = Eliminatórias: quem perde sai
web-tournament-rounds = Rondas (0: as que forem precisas)
web-tournament-duplicate = Os mesmos dados em todas as mesas de uma ronda
web-tournament-join = Participar
web-tournament-leave = Deixar de participar
web-tournament-remove = Retirar { $name }
web-tournament-begin = Começar
web-tournament-name = O teu nome
web-tournament-waits = Quem criou este serão começa-o.
web-tournament-round = Ronda { $round } de { $rounds }
web-tournament-over = { $name } ganhou o serão.
web-tournament-off = { $name } descansa nesta ronda
web-tournament-plays = a jogar
web-tournament-won = { $name } ganhou
web-tournament-shared = partilhada
web-tournament-table = Para a tua mesa
web-tournament-standings = Classificação
web-tournament-person = Nome
web-tournament-points = Pontos
web-tournament-against = Pontos dos adversários
web-tournament-ties = Com pontos iguais decidem os pontos dos adversários, depois as vitórias, depois o sorteio do início. Quem não vem perde pelo relógio. Uma ronda de descanso conta como vitória, exceto onde todos têm uma.
web-tournament-earlier = Rondas anteriores
web-tournaments = Serões
web-tournaments-about = Muitas mesas, ronda após ronda, na sala ou em linha
web-tournaments-now = Vem jogar
web-tournaments-none = Não há nenhum serão anunciado. A alguns só se chega pelo endereço.
web-tournaments-people = { $count ->
    [0] ainda ninguém
    [one] participa uma pessoa
   *[other] participam { $count }
}
web-tournament-come = ainda podes vir
web-tournament-going = ronda { $round }
web-tournament-public = Toda a gente o encontra na lista de serões
web-tournament-keep = Nesta casa, cria serões quem tem uma chave de acesso.
web-tournament-clock = { $minutes } min por jogo, mais { $seconds } s por jogada
web-tournament-in = Participas. Começa sozinho nesta página.
web-tournament-rename = Mudar de nome
web-tournament-qr = O endereço deste serão em código QR
web-tournament-scan = Lê o código para participar
web-tournament-scan-table = Lê o código para encontrar a tua mesa
web-tournament-call-off = Cancelar
web-tournament-called-off = Este serão foi cancelado.
web-tournament-against-you = Jogas contra { $name }
web-tournament-wait = O teu jogo acabou. A ronda seguinte começa quando todas as mesas acabarem.
web-tournament-you-off = Descansas nesta ronda.
web-tournament-setting = a preparar
web-tournament-decided = Como se decidem os lugares
web-tournament-back = Voltar ao serão
web-tournament-list = Todos os serões
web-tournament-players = Jogadores por mesa
web-tournament-at-table = até { $count } por mesa
web-tournament-no-winner = ninguém ganhou
web-tournament-ties-more = Com mais de dois por mesa conta a média dos adversários, e um bot que joga por alguém não ganha por ninguém.
