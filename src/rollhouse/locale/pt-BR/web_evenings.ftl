# Noites de jogos com muitas mesas.

web-evening = Uma noite de jogos
web-evening-make = Criar uma noite de jogos
web-evening-how = Envie o endereço a todos, ou mostre esta página na televisão. Depois que você começar, ela anda sozinha.
web-evening-title = Como se chama?
web-evening-format = Quem joga com quem
web-evening-swiss = Suíço: quem está mais ou menos na mesma altura
web-evening-round-robin = Todos contra todos
web-evening-knock-out = Mata-mata: quem perde sai
web-evening-rounds = Rodadas (0: quantas forem precisas)
web-evening-duplicate = Os mesmos dados em todas as mesas de uma rodada
web-evening-join = Participar
web-evening-leave = Deixar de participar
web-evening-remove = Retirar { $name }
web-evening-begin = Começar
web-evening-name = Seu nome
web-evening-waits = Quem criou esta noite de jogos a começa.
web-evening-round = Rodada { $round } de { $rounds }
web-evening-over = { $name } ganhou a noite de jogos.
web-evening-off = { $name } descansa nesta rodada
web-evening-plays = jogando
web-evening-won = { $name } ganhou
web-evening-shared = dividida
web-evening-table = Para a sua mesa
web-evening-standings = Classificação
web-evening-person = Nome
web-evening-points = Pontos
web-evening-against = Pontos dos adversários
web-evening-ties = Com pontos iguais decidem os pontos dos adversários, depois as vitórias, depois o sorteio do início. Quem não vem perde pelo relógio. Uma rodada de descanso conta como vitória, exceto onde todos têm uma.
web-evening-earlier = Rodadas anteriores
web-evenings = Noites de jogos
web-evenings-about = Muitas mesas, rodada após rodada, na sala ou on-line
web-evenings-now = Venha jogar
web-evenings-none = Nenhuma noite de jogos está anunciada. A algumas só se chega pelo endereço.
web-evenings-people = { $count ->
    [0] ainda ninguém
    [one] uma pessoa participa
   *[other] { $count } participam
}
web-evening-come = ainda dá para entrar
web-evening-going = rodada { $round }
web-evening-public = Todos a encontram na lista de noites de jogos
web-evening-keep = Nesta casa, cria noites de jogos quem tem uma chave de acesso.
web-evening-clock = { $minutes } min por partida, mais { $seconds } s por jogada
web-evening-in = Você participa. Ela começa sozinha nesta página.
web-evening-rename = Mudar de nome
web-evening-qr = O endereço desta noite de jogos em código QR
web-evening-scan = Escaneie para participar
web-evening-scan-table = Escaneie para achar sua mesa
web-evening-call-off = Cancelar
web-evening-called-off = Esta noite de jogos foi cancelada.
web-evening-against-you = Você joga contra { $name }
web-evening-wait = Sua partida acabou. A próxima rodada começa quando todas as mesas terminarem.
web-evening-you-off = Você descansa nesta rodada.
web-evening-setting = sendo preparada
web-evening-decided = Como as posições são decididas
web-evening-back = Voltar à noite de jogos
web-evening-list = Todas as noites de jogos
web-evening-players = Jogadores por mesa
web-evening-at-table = até { $count } por mesa
web-evening-no-winner = ninguém ganhou
web-evening-ties-more = Com mais de dois por mesa vale a média dos adversários, e um bot que joga por alguém não ganha por ninguém.
