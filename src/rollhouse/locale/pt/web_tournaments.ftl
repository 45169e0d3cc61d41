# Torneios.

web-tournament = Torneio
web-tournament-make = Criar torneio
web-tournament-how = Envia o link aos jogadores, ou mostra esta página numa TV. Depois de o começares, o torneio corre sozinho.
web-tournament-title = Nome do torneio
web-tournament-format = Formato
web-tournament-swiss = Suíço: jogadores com pontos próximos
web-tournament-round-robin = Todos contra todos
web-tournament-knock-out = Eliminatórias: quem perde sai
web-tournament-rounds = Rondas (0: automático)
web-tournament-duplicate = Os mesmos dados em todas as mesas de uma ronda
web-tournament-join = Participar
web-tournament-leave = Desistir do torneio
web-tournament-remove = Remover { $name }
web-tournament-begin = Começar
web-tournament-name = O teu nome
web-tournament-waits = À espera que o organizador comece.
web-tournament-late = O torneio já começou. Ainda podes entrar: jogas a partir da próxima ronda.
web-tournament-cohost = Coorganizador
web-tournament-sit-out = Saltar as próximas rondas
web-tournament-return = Voltar a jogar
web-tournament-sits-out = Não entras no emparelhamento até voltares a jogar. Uma ronda saltada não dá pontos.
web-tournament-round = Ronda { $round } de { $rounds }
web-tournament-over = { $name } ganhou o torneio.
web-tournament-off = { $name } folga nesta ronda
web-tournament-plays = a jogar
web-tournament-won = { $name } ganhou
web-tournament-shared = vitória partilhada
web-tournament-table = Ir para a mesa
web-tournament-standings = Classificação
web-tournament-person = Nome
web-tournament-points = Pontos
web-tournament-against = Pontos dos adversários
web-tournament-ties = Em caso de empate decidem os pontos dos adversários, depois as vitórias, depois uma ordem sorteada no início. Quem não comparece perde por tempo. Uma folga conta como vitória, a não ser que todos tenham uma.
web-tournament-earlier = Rondas anteriores
web-tournaments = Torneios
web-tournaments-about = Várias rondas em muitas mesas, em casa ou online
web-tournaments-now = Abertos e em curso
web-tournaments-none = Não há torneios públicos neste momento. Os privados precisam de um link.
web-tournaments-people = { $count ->
    [0] ainda sem jogadores
    [one] 1 jogador
   *[other] { $count } jogadores
}
web-tournament-come = aberto
web-tournament-going = ronda { $round }
web-tournament-public = Mostrar na lista pública
web-tournament-keep = Precisas de uma chave de acesso para criar um torneio aqui.
web-tournament-clock = { $minutes } min por partida + { $seconds } s por turno
web-tournament-in = Estás inscrito. Esta página atualiza-se quando o torneio começar.
web-tournament-rename = Mudar de nome
web-tournament-qr = Código QR do link deste torneio
web-tournament-scan = Lê o código para participar
web-tournament-scan-table = Lê o código para encontrar a tua mesa
web-tournament-call-off = Cancelar torneio
web-tournament-called-off = Este torneio foi cancelado.
web-tournament-against-you = Jogas contra { $name }
web-tournament-wait = A tua partida acabou. A ronda seguinte começa quando todas as mesas acabarem.
web-tournament-you-off = Folgas nesta ronda.
web-tournament-setting = a preparar
web-tournament-decided = Desempate
web-tournament-back = Voltar ao torneio
web-tournament-list = Todos os torneios
web-tournament-players = Jogadores por mesa
web-tournament-at-table = até { $count } por mesa
web-tournament-no-winner = sem vencedor
web-tournament-ties-more = Com mais de dois jogadores por mesa conta a média dos pontos dos adversários, e a vitória de um bot substituto não conta.
