# Serões com muitas mesas.

web-evening = Um serão
web-evening-make = Criar um serão
web-evening-how = Envia o endereço a toda a gente, ou mostra esta página na televisão. Depois de começares, corre por si.
web-evening-title = Como se chama?
web-evening-format = Quem joga com quem
web-evening-swiss = Suíço: quem está mais ou menos à mesma altura
web-evening-round-robin = Todos contra todos
web-evening-knock-out = Eliminatórias: quem perde sai
web-evening-rounds = Rondas (0: as que forem precisas)
web-evening-duplicate = Os mesmos dados em todas as mesas de uma ronda
web-evening-join = Participar
web-evening-leave = Deixar de participar
web-evening-remove = Retirar { $name }
web-evening-begin = Começar
web-evening-name = O teu nome
web-evening-waits = Quem criou este serão começa-o.
web-evening-round = Ronda { $round } de { $rounds }
web-evening-over = { $name } ganhou o serão.
web-evening-off = { $name } descansa nesta ronda
web-evening-plays = a jogar
web-evening-won = { $name } ganhou
web-evening-shared = partilhada
web-evening-table = Para a tua mesa
web-evening-standings = Classificação
web-evening-person = Nome
web-evening-points = Pontos
web-evening-against = Pontos dos adversários
web-evening-ties = Com pontos iguais decidem os pontos dos adversários, depois as vitórias, depois o sorteio do início. Quem não vem perde pelo relógio. Uma ronda de descanso conta como vitória, exceto onde todos têm uma.
web-evening-earlier = Rondas anteriores
web-evenings = Serões
web-evenings-about = Muitas mesas, ronda após ronda, na sala ou em linha
web-evenings-now = Vem jogar
web-evenings-none = Não há nenhum serão anunciado. A alguns só se chega pelo endereço.
web-evenings-people = { $count ->
    [0] ainda ninguém
    [one] participa uma pessoa
   *[other] participam { $count }
}
web-evening-come = ainda podes vir
web-evening-going = ronda { $round }
web-evening-public = Toda a gente o encontra na lista de serões
web-evening-keep = Nesta casa, cria serões quem tem uma chave de acesso.
web-evening-clock = { $minutes } min por jogo, mais { $seconds } s por jogada
web-evening-in = Participas. Começa sozinho nesta página.
web-evening-rename = Mudar de nome
web-evening-qr = O endereço deste serão em código QR
web-evening-scan = Lê o código para participar
web-evening-scan-table = Lê o código para encontrar a tua mesa
web-evening-call-off = Cancelar
web-evening-called-off = Este serão foi cancelado.
web-evening-against-you = Jogas contra { $name }
web-evening-wait = O teu jogo acabou. A ronda seguinte começa quando todas as mesas acabarem.
web-evening-you-off = Descansas nesta ronda.
web-evening-setting = a preparar
web-evening-decided = Como se decidem os lugares
web-evening-back = Voltar ao serão
web-evening-list = Todos os serões
web-evening-players = Jogadores por mesa
web-evening-at-table = até { $count } por mesa
web-evening-no-winner = ninguém ganhou
web-evening-ties-more = Com mais de dois por mesa conta a média dos adversários, e um bot que joga por alguém não ganha por ninguém.
