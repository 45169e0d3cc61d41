# Outros jogadores: adversários, amigos, bloqueios e denúncias.

## Jogar com alguém

web-seek = Encontrar adversário
web-seek-find = Encontrar adversário
web-seek-waiting = À procura de um adversário…
web-seek-bot-in = { $bot } ocupa o lugar dentro de { $time }.
web-seek-stop = Cancelar a procura
web-seek-count = { $count ->
    [0] Não há mais ninguém à espera.
    [one] Há uma pessoa à espera.
   *[other] Há { $count } pessoas à espera.
}
web-seek-with = Jogar com { $name }
web-seek-players = { $count } jogadores
web-seek-together = Já cá estão { $count } de { $players }.
web-pace = Ritmo
web-pace-none = Sem relógio
web-pace-minute = 1 minuto por jogada
web-pace-quarter = 15 minutos por partida
web-wait = Se ninguém aparecer
web-wait-never = Continuar à espera
# $time is a time with its unit: 15 seconds, 5 minutes
web-wait-after = Um bot ao fim de { $time }

## Amigos

web-friends = Amigos
web-friends-none = Ainda não tens amigos. Envia o teu link: quem o abrir pode ser teu amigo.
web-friend-link = Link de convite
web-friend-link-how = Quem abrir este link passa a ser teu amigo. Serve uma vez e expira ao fim de uma semana.
web-friend-link-qr = Código QR do link de convite
web-friend-here = online
web-friend-plays = a jogar
web-friend-away = offline
web-friend-remove = Remover amigo
web-friend-unnamed = Sem nome
web-friend-accept = Pedido de amizade
web-friend-accept-what = Os amigos veem quem está online e podem convidar-se para partidas.
web-friend-from = O link é de { $name }.
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

web-admin = Administração
web-admin-token = Token de administração
web-admin-enter = Entrar
web-admin-leave = Sair
web-admin-counts = Números
web-admin-people = Utilizadores
web-admin-tables-open = Mesas à espera de jogadores
web-admin-tables-playing = Partidas em curso
web-admin-tables-over = Partidas terminadas
web-admin-games = Partidas de utilizadores
web-admin-waiting = À procura de adversário
web-admin-reports = Denúncias
web-admin-bans = Banidos
web-admin-keep = Tempo de conservação
web-admin-keep-open = Mesas sem partida
web-admin-keep-playing = Partidas por acabar
web-admin-keep-over = Partidas terminadas
web-admin-keep-guests = Convidados sem partidas
web-admin-for-ever = para sempre
web-admin-reported-by = denunciado por { $name }, { $date }
web-admin-table = Mesa
web-admin-close = Fechar a denúncia
web-admin-answer = Resposta a quem fez a denúncia (opcional)
web-admin-no-reports = Não há denúncias abertas.
web-admin-ban-week = Banir por uma semana
web-admin-ban = Banir definitivamente
web-admin-unban = Anular o banimento
web-admin-rename = Mudar o nome
web-admin-lock = Bloquear nome
web-admin-unlock = Desbloquear nome
web-admin-end = Terminar
web-admin-chat = Conversa
web-admin-no-chat = Sem mensagens.
web-admin-remove-message = Remover mensagem
web-admin-tournament = Id do torneio
web-admin-cancel-tournament = Cancelar torneio
web-admin-log = O que os administradores fizeram
web-admin-no-log = Nada por enquanto.
web-admin-search = Nome ou identificador público
web-admin-look = Procurar
web-admin-person = partidas: { $games }, desde { $date }
web-admin-tables = Mesas
web-admin-which = Estado
web-admin-all = Todas
web-admin-days = { $count ->
    [one] { $count } dia
   *[other] { $count } dias
}
