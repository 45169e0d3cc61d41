# Torneios.

web-evening = Torneio
web-evening-make = Criar torneio
web-evening-how = Envia o link aos jogadores, ou mostra esta página numa TV. Depois de o começares, o torneio corre sozinho.
web-evening-title = Nome do torneio
web-evening-format = Formato
web-evening-swiss = Suíço: jogadores com pontos próximos
web-evening-round-robin = Todos contra todos
web-evening-knock-out = Eliminatórias: quem perde sai
web-evening-rounds = Rondas (0: automático)
web-evening-duplicate = Os mesmos dados em todas as mesas de uma ronda
web-evening-join = Participar
web-evening-leave = Desistir do torneio
web-evening-remove = Remover { $name }
web-evening-begin = Começar
web-evening-name = O teu nome
web-evening-waits = À espera que o organizador comece.
web-evening-round = Ronda { $round } de { $rounds }
web-evening-over = { $name } ganhou o torneio.
web-evening-off = { $name } folga nesta ronda
web-evening-plays = a jogar
web-evening-won = { $name } ganhou
web-evening-shared = vitória partilhada
web-evening-table = Ir para a mesa
web-evening-standings = Classificação
web-evening-person = Nome
web-evening-points = Pontos
web-evening-against = Pontos dos adversários
web-evening-ties = Em caso de empate decidem os pontos dos adversários, depois as vitórias, depois uma ordem sorteada no início. Quem não comparece perde por tempo. Uma folga conta como vitória, a não ser que todos tenham uma.
web-evening-earlier = Rondas anteriores
web-evenings = Torneios
web-evenings-about = Várias rondas em muitas mesas, em casa ou online
web-evenings-now = Abertos e em curso
web-evenings-none = Não há torneios públicos neste momento. Os privados precisam de um link.
web-evenings-people = { $count ->
    [0] ainda sem jogadores
    [one] 1 jogador
   *[other] { $count } jogadores
}
web-evening-come = aberto
web-evening-going = ronda { $round }
web-evening-public = Mostrar na lista pública
web-evening-keep = Precisas de uma chave de acesso para criar um torneio aqui.
web-evening-clock = { $minutes } min por partida + { $seconds } s por turno
web-evening-in = Estás inscrito. Esta página atualiza-se quando o torneio começar.
web-evening-rename = Mudar de nome
web-evening-qr = Código QR do link deste torneio
web-evening-scan = Lê o código para participar
web-evening-scan-table = Lê o código para encontrar a tua mesa
web-evening-call-off = Cancelar torneio
web-evening-called-off = Este torneio foi cancelado.
web-evening-against-you = Jogas contra { $name }
web-evening-wait = A tua partida acabou. A ronda seguinte começa quando todas as mesas acabarem.
web-evening-you-off = Folgas nesta ronda.
web-evening-setting = a preparar
web-evening-decided = Desempate
web-evening-back = Voltar ao torneio
web-evening-list = Todos os torneios
web-evening-players = Jogadores por mesa
web-evening-at-table = até { $count } por mesa
web-evening-no-winner = sem vencedor
web-evening-ties-more = Com mais de dois jogadores por mesa conta a média dos pontos dos adversários, e a vitória de um bot substituto não conta.
