# Noites de jogos com muitas mesas.

web-tournament = Uma noite de jogos
web-tournament-make = Criar uma noite de jogos
web-tournament-how = Envie o endereço a todos, ou mostre esta página na televisão. Depois que você começar, ela anda sozinha.
web-tournament-title = Como se chama?
web-tournament-format = Quem joga com quem
web-tournament-swiss = Suíço: quem está mais ou menos na mesma altura
web-tournament-round-robin = Todos contra todos
web-tournament-knock-out = Mata-mata: quem perde sai
web-tournament-rounds = Rodadas (0: quantas forem precisas)
web-tournament-duplicate = Os mesmos dados em todas as mesas de uma rodada
web-tournament-join = Participar
web-tournament-leave = Deixar de participar
web-tournament-remove = Retirar { $name }
web-tournament-begin = Começar
web-tournament-name = Seu nome
web-tournament-waits = Quem criou esta noite de jogos a começa.
web-tournament-round = Rodada { $round } de { $rounds }
web-tournament-over = { $name } ganhou a noite de jogos.
web-tournament-off = { $name } descansa nesta rodada
web-tournament-plays = jogando
web-tournament-won = { $name } ganhou
web-tournament-shared = dividida
web-tournament-table = Para a sua mesa
web-tournament-standings = Classificação
web-tournament-person = Nome
web-tournament-points = Pontos
web-tournament-against = Pontos dos adversários
web-tournament-ties = Com pontos iguais decidem os pontos dos adversários, depois as vitórias, depois o sorteio do início. Quem não vem perde pelo relógio. Uma rodada de descanso conta como vitória, exceto onde todos têm uma.
web-tournament-earlier = Rodadas anteriores
web-tournaments = Noites de jogos
web-tournaments-about = Muitas mesas, rodada após rodada, na sala ou on-line
web-tournaments-now = Venha jogar
web-tournaments-none = Nenhuma noite de jogos está anunciada. A algumas só se chega pelo endereço.
web-tournaments-people = { $count ->
    [0] ainda ninguém
    [one] uma pessoa participa
   *[other] { $count } participam
}
web-tournament-come = ainda dá para entrar
web-tournament-going = rodada { $round }
web-tournament-public = Todos a encontram na lista de noites de jogos
web-tournament-keep = Nesta casa, cria noites de jogos quem tem uma chave de acesso.
web-tournament-clock = { $minutes } min por partida, mais { $seconds } s por jogada
web-tournament-in = Você participa. Ela começa sozinha nesta página.
web-tournament-rename = Mudar de nome
web-tournament-qr = O endereço desta noite de jogos em código QR
web-tournament-scan = Escaneie para participar
web-tournament-scan-table = Escaneie para achar sua mesa
web-tournament-call-off = Cancelar
web-tournament-called-off = Esta noite de jogos foi cancelada.
web-tournament-against-you = Você joga contra { $name }
web-tournament-wait = Sua partida acabou. A próxima rodada começa quando todas as mesas terminarem.
web-tournament-you-off = Você descansa nesta rodada.
web-tournament-setting = sendo preparada
web-tournament-decided = Como as posições são decididas
web-tournament-back = Voltar à noite de jogos
web-tournament-list = Todas as noites de jogos
web-tournament-players = Jogadores por mesa
web-tournament-at-table = até { $count } por mesa
web-tournament-no-winner = ninguém ganhou
web-tournament-ties-more = Com mais de dois por mesa vale a média dos adversários, e um bot que joga por alguém não ganha por ninguém.
