# Torneios.

web-tournament = Torneio
web-tournament-make = Criar torneio
web-tournament-how = Envie o link aos jogadores, ou mostre esta página em uma TV. Depois que você começar, o torneio anda sozinho.
web-tournament-title = Nome do torneio
web-tournament-format = Formato
web-tournament-swiss = Suíço: jogadores com pontos próximos
web-tournament-round-robin = Todos contra todos
web-tournament-knock-out = Mata-mata: quem perde sai
web-tournament-rounds = Rodadas (0: automático)
web-tournament-duplicate = Os mesmos dados em todas as mesas de uma rodada
web-tournament-join = Participar
web-tournament-leave = Desistir do torneio
web-tournament-remove = Remover { $name }
web-tournament-begin = Começar
web-tournament-name = Seu nome
web-tournament-waits = Esperando o organizador começar.
web-tournament-late = O torneio já começou. Você ainda pode entrar: joga a partir da próxima rodada.
web-tournament-cohost = Coorganizador
web-tournament-sit-out = Pular as próximas rodadas
web-tournament-return = Voltar a jogar
web-tournament-sits-out = Você não entra no emparceiramento até voltar a jogar. Uma rodada pulada não dá pontos.
web-tournament-round = Rodada { $round } de { $rounds }
web-tournament-over = { $name } venceu o torneio.
web-tournament-off = { $name } folga nesta rodada
web-tournament-plays = jogando
web-tournament-won = { $name } ganhou
web-tournament-shared = vitória compartilhada
web-tournament-table = Ir para a mesa
web-tournament-standings = Classificação
web-tournament-person = Nome
web-tournament-points = Pontos
web-tournament-against = Pontos dos adversários
web-tournament-ties = Em caso de empate decidem os pontos dos adversários, depois as vitórias, depois uma ordem sorteada no início. Quem não comparece perde por tempo. Uma folga conta como vitória, a não ser que todos tenham uma.
web-tournament-earlier = Rodadas anteriores
web-tournaments = Torneios
web-tournaments-about = Várias rodadas em muitas mesas, em casa ou online
web-tournaments-now = Abertos e em andamento
web-tournaments-none = Não há torneios públicos neste momento. Os privados precisam de um link.
web-tournaments-people = { $count ->
    [0] ainda sem jogadores
    [one] 1 jogador
   *[other] { $count } jogadores
}
web-tournament-come = aberto
web-tournament-going = rodada { $round }
web-tournament-public = Mostrar na lista pública
web-tournament-keep = Você precisa de uma chave de acesso para criar um torneio aqui.
web-tournament-clock = { $minutes } min por partida + { $seconds } s por turno
web-tournament-in = Você está inscrito. Esta página se atualiza quando o torneio começar.
web-tournament-rename = Mudar de nome
web-tournament-qr = Código QR do link deste torneio
web-tournament-scan = Escaneie para participar
web-tournament-scan-table = Escaneie para achar sua mesa
web-tournament-call-off = Cancelar torneio
web-tournament-called-off = Este torneio foi cancelado.
web-tournament-against-you = Você joga contra { $name }
web-tournament-wait = Sua partida acabou. A próxima rodada começa quando todas as mesas terminarem.
web-tournament-you-off = Você folga nesta rodada.
web-tournament-setting = sendo preparada
web-tournament-decided = Desempate
web-tournament-back = Voltar ao torneio
web-tournament-list = Todos os torneios
web-tournament-players = Jogadores por mesa
web-tournament-at-table = até { $count } por mesa
web-tournament-no-winner = sem vencedor
web-tournament-ties-more = Com mais de dois jogadores por mesa conta a média dos pontos dos adversários, e a vitória de um bot substituto não conta.
