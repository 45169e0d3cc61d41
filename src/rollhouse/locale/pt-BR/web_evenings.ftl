# Torneios.

web-evening = Torneio
web-evening-make = Criar torneio
web-evening-how = Envie o link aos jogadores, ou mostre esta página em uma TV. Depois que você começar, o torneio anda sozinho.
web-evening-title = Nome do torneio
web-evening-format = Formato
web-evening-swiss = Suíço: jogadores com pontos próximos
web-evening-round-robin = Todos contra todos
web-evening-knock-out = Mata-mata: quem perde sai
web-evening-rounds = Rodadas (0: automático)
web-evening-duplicate = Os mesmos dados em todas as mesas de uma rodada
web-evening-join = Participar
web-evening-leave = Desistir do torneio
web-evening-remove = Remover { $name }
web-evening-begin = Começar
web-evening-name = Seu nome
web-evening-waits = Esperando o organizador começar.
web-evening-round = Rodada { $round } de { $rounds }
web-evening-over = { $name } venceu o torneio.
web-evening-off = { $name } folga nesta rodada
web-evening-plays = jogando
web-evening-won = { $name } ganhou
web-evening-shared = vitória dividida
web-evening-table = Ir para a mesa
web-evening-standings = Classificação
web-evening-person = Nome
web-evening-points = Pontos
web-evening-against = Pontos dos adversários
web-evening-ties = Em caso de empate decidem os pontos dos adversários, depois as vitórias, depois uma ordem sorteada no início. Quem não comparece perde por tempo. Uma folga conta como vitória, a não ser que todos tenham uma.
web-evening-earlier = Rodadas anteriores
web-evenings = Torneios
web-evenings-about = Várias rodadas em muitas mesas, em casa ou on-line
web-evenings-now = Abertos e em andamento
web-evenings-none = Não há torneios públicos neste momento. Os privados precisam de um link.
web-evenings-people = { $count ->
    [0] ainda sem jogadores
    [one] 1 jogador
   *[other] { $count } jogadores
}
web-evening-come = aberto
web-evening-going = rodada { $round }
web-evening-public = Mostrar na lista pública
web-evening-keep = Você precisa de uma chave de acesso para criar um torneio aqui.
web-evening-clock = { $minutes } min por partida + { $seconds } s por turno
web-evening-in = Você está inscrito. Esta página se atualiza quando o torneio começar.
web-evening-rename = Mudar de nome
web-evening-qr = Código QR do link deste torneio
web-evening-scan = Escaneie para participar
web-evening-scan-table = Escaneie para achar sua mesa
web-evening-call-off = Cancelar torneio
web-evening-called-off = Este torneio foi cancelado.
web-evening-against-you = Você joga contra { $name }
web-evening-wait = Sua partida acabou. A próxima rodada começa quando todas as mesas terminarem.
web-evening-you-off = Você folga nesta rodada.
web-evening-setting = sendo preparada
web-evening-decided = Desempate
web-evening-back = Voltar ao torneio
web-evening-list = Todos os torneios
web-evening-players = Jogadores por mesa
web-evening-at-table = até { $count } por mesa
web-evening-no-winner = sem vencedor
web-evening-ties-more = Com mais de dois jogadores por mesa conta a média dos pontos dos adversários, e a vitória de um bot substituto não conta.
