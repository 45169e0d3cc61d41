# Outros jogadores: adversários, amigos, bloqueios e denúncias.

## Jogar com alguém

web-somebody = Encontrar adversário
web-somebody-find = Encontrar adversário
web-somebody-waiting = À procura de um adversário…
web-somebody-bot-in = { $bot } ocupa o lugar dentro de { $time }.
web-somebody-stop = Cancelar a procura
web-somebody-count = { $count ->
    [0] Não há mais ninguém à espera.
    [one] Há uma pessoa à espera.
   *[other] Há { $count } pessoas à espera.
}
web-somebody-with = Jogar com { $name }
web-somebody-players = { $count } jogadores
web-somebody-together = Já cá estão { $count } de { $players }.
web-pace = Ritmo
web-pace-none = Sem relógio
web-pace-minute = 1 minuto por jogada
web-pace-quarter = 15 minutos por partida
web-patience = Se ninguém aparecer
web-patience-never = Continuar à espera
# $time is a time with its unit: 15 seconds, 5 minutes
web-patience-after = Um bot ao fim de { $time }

## Amigos

web-people = Amigos e jogadores
web-friends = Amigos
web-friends-none = Ainda não tens amigos. Envia o teu link: quem o abrir pode ser teu amigo.
web-friend-link = Link de convite
web-friend-link-how = Quem abrir este link passa a ser teu amigo. Serve uma vez e expira ao fim de uma semana.
web-friend-link-qr = Código QR do link de convite
web-friend-here = online
web-friend-plays = a jogar
web-friend-away = offline
web-friend-part = Remover amigo
web-friend-unnamed = Sem nome
web-friend-accept = Pedido de amizade
web-friend-accept-what = Os amigos veem quem está online e podem convidar-se para partidas.
web-friend-yes = Aceitar
web-friend-now = { $name } e tu são agora amigos.
web-invitations = Convites
web-invited = { $name } convida-te para uma partida: { $game }.
web-invited-match = { $name } convida-te para um encontro em duplicado: { $game }.
web-invited-come = Entrar
web-invited-no = Recusar
web-invite-friends = Os teus amigos
web-invite-friend = Convidar
web-invite-sent = Convite enviado
web-recent = Adversários recentes
web-recent-games = { $count ->
    [one] uma partida, { $date }
   *[other] { $count } partidas, a última { $date }
}
web-recent-none = Os teus adversários aparecem aqui.
web-the-others = Outros jogadores desta mesa
web-block = Bloquear
web-unblock = Desbloquear
web-blocked = Bloqueaste { $name }. Não vão jogar juntos, e não vês as suas mensagens.
web-unblocked = { $name } já não está bloqueado.
web-blocked-people = Bloqueados
web-blocked-how = Não vão jogar juntos, não te podem convidar, e não vês as suas mensagens. Não são avisados.
web-report = Denunciar
web-report-of = Denunciar { $name }
web-report-what = A administração vai analisar.
web-report-what-table = A administração vai analisar e pode ler a conversa desta mesa.
web-report-reason = De que se trata?
web-report-talk = Insultos ou linguagem grosseira
web-report-name = Um nome ofensivo
web-report-cheats = Batota
web-report-leaves = Abandona partidas com frequência
web-report-other = Outra coisa
web-report-note = Detalhes
web-report-send = Enviar
web-report-sent = Obrigado. A tua denúncia foi enviada.

## Reações

web-reactions = Reações rápidas
web-reaction-hello = Olá!
web-reaction-good-luck = Boa sorte!
web-reaction-well-played = Bem jogado!
web-reaction-lucky = Que sorte!
web-reaction-oops = Ups!
web-reaction-thanks = Obrigado pela partida!
web-chat-allowed = Conversa permitida
web-chat-none = A conversa está desligada nesta mesa. Podes enviar reações.
web-chat-off = As mensagens estão ocultas. Só vês as reações.
web-chat-shown = Mostrar as mensagens

## Administração

web-operator = Administração
web-operator-token = Token de administração
web-operator-enter = Entrar
web-operator-leave = Sair
web-operator-counts = Números
web-operator-people = Utilizadores
web-operator-tables-open = Mesas à espera de jogadores
web-operator-tables-playing = Partidas em curso
web-operator-tables-over = Partidas terminadas
web-operator-games = Partidas de utilizadores
web-operator-waiting = À procura de adversário
web-operator-reports = Denúncias
web-operator-bans = Banidos
web-operator-keep = Tempo de conservação
web-operator-keep-open = Mesas sem partida
web-operator-keep-playing = Partidas por acabar
web-operator-keep-over = Partidas terminadas
web-operator-keep-guests = Convidados sem partidas
web-operator-for-ever = para sempre
web-operator-told = denunciado por { $name }, { $date }
web-operator-table = Mesa
web-operator-close = Fechar a denúncia
web-operator-no-reports = Não há denúncias abertas.
web-operator-ban-week = Banir por uma semana
web-operator-ban = Banir definitivamente
web-operator-unban = Anular o banimento
web-operator-rename = Mudar o nome
web-operator-search = Nome ou identificador público
web-operator-look = Procurar
web-operator-person = partidas: { $games }, desde { $date }
web-operator-tables = Mesas
web-operator-which = Estado
web-operator-all = Todas
web-operator-days = { $count ->
    [one] { $count } dia
   *[other] { $count } dias
}
