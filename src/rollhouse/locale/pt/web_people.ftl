# Os outros, no navegador: com quem jogar, amigos, e quem se prefere não encontrar.

## Jogar com alguém

web-seek = Jogar com alguém
web-seek-find = Encontrar adversário: { $game }
web-seek-waiting = À espera de alguém que queira jogar o mesmo…
web-seek-bot-in = { $bot } ocupa o lugar dentro de { $time }.
web-seek-stop = Deixar de esperar
web-seek-count = { $count ->
    [0] Não há mais ninguém à espera.
    [one] Há uma pessoa à espera.
   *[other] Há { $count } pessoas à espera.
}
web-seek-with = Jogar com { $name }
web-seek-players = para { $count }
web-seek-together = Já cá estão { $count } de { $players }.
web-pace = Ritmo
web-pace-none = Sem relógio
web-pace-minute = Um minuto por jogada
web-pace-quarter = 15 minutos por partida
web-wait = Se ninguém aparecer
web-wait-never = Continuar à espera
# $time is a time with its unit: 15 seconds, 5 minutes
web-wait-after = Um bot ao fim de { $time }

## Amigos

web-people = Amigos e outros
web-friends = Amigos
web-friends-none = Ainda não tens amigos. Envia a tua ligação a alguém: quem a abrir passa a ser teu amigo.
web-friend-link = Uma ligação para um amigo
web-friend-link-how = Quem abrir esta ligação passa a ser teu amigo. Serve uma vez, durante uma semana.
web-friend-link-qr = A mesma ligação em imagem, para a câmara de outro dispositivo
web-friend-here = presente
web-friend-plays = a uma mesa
web-friend-away = ausente
web-friend-part = Deixar de ser amigos
web-friend-unnamed = Alguém sem nome
web-friend-accept = Ser amigos
web-friend-accept-what = Alguém te enviou esta ligação. Os amigos veem quem está presente e podem convidar-se para uma mesa.
web-friend-yes = Sim
web-friend-now = { $name } e tu são agora amigos.
web-invitations = Tens um convite
web-invited = { $name } convida-te para uma partida: { $game }.
web-invited-match = { $name } convida-te para um encontro em duplicado: { $game }.
web-invited-come = Ir
web-invited-no = Não, obrigado
web-invite-friends = Os teus amigos
web-invite-friend = Convidar
web-invite-sent = Convite enviado
web-recent = Com quem jogaste há pouco
web-recent-games = { $count ->
    [one] uma partida, { $date }
   *[other] { $count } partidas, a última { $date }
}
web-recent-none = Aqui aparece com quem jogas.
web-the-others = Os outros nesta mesa
web-block = Bloquear
web-unblock = Desbloquear
web-blocked = Bloqueaste { $name }: não ficam na mesma mesa, e não vês o que diz.
web-unblocked = { $name } já não está bloqueado.
web-blocked-people = Bloqueados
web-blocked-how = Não ficam na mesma mesa, não te podem convidar, e não vês o que dizem. Não ficam a saber.
web-report = Denunciar
web-report-of = Denunciar { $name }
web-report-what = Quem gere esta casa vai ver o que se passa.
web-report-what-table = Quem gere esta casa vai ver o que se passa, e o que foi dito nesta mesa.
web-report-reason = De que se trata?
web-report-talk = Insultos ou linguagem grosseira
web-report-name = Um nome ofensivo
web-report-cheats = Batota
web-report-leaves = Abandona partidas vezes sem conta
web-report-other = Outra coisa
web-report-note = Por palavras tuas
web-report-send = Enviar
web-report-sent = Obrigado. Foi enviado.

## Reações

web-reactions = Dizer com um toque
web-reaction-hello = Olá!
web-reaction-good-luck = Boa sorte!
web-reaction-well-played = Bem jogado!
web-reaction-lucky = Que sorte!
web-reaction-oops = Ups!
web-reaction-thanks = Obrigado pela partida!
web-chat-allowed = Os jogadores podem escrever-se
web-chat-none = Nesta mesa não há conversa, só reações.
web-chat-off = Não vês o que os outros escrevem, só as reações.
web-chat-shown = Mostrar o que se escreve

## Para quem gere a casa

web-admin = Gestão
web-admin-token = O código de quem gere
web-admin-enter = Entrar
web-admin-leave = Sair
web-admin-counts = Números
web-admin-people = Pessoas
web-admin-tables-open = Mesas onde há lugar
web-admin-tables-playing = Partidas em curso
web-admin-tables-over = Partidas terminadas
web-admin-games = Lugares de pessoas em partidas
web-admin-waiting = À espera de alguém
web-admin-reports = Denúncias
web-admin-bans = Excluídos
web-admin-keep = Tempo de conservação
web-admin-keep-open = Mesas sem partida
web-admin-keep-playing = Partidas por acabar
web-admin-keep-over = Partidas terminadas
web-admin-keep-guests = Convidados sem partidas
web-admin-for-ever = para sempre
web-admin-told = denunciado por { $name }, { $date }
web-admin-table = A mesa
web-admin-close = Fechar a denúncia
web-admin-no-reports = Não há denúncias abertas.
web-admin-ban-week = Excluir por uma semana
web-admin-ban = Excluir para sempre
web-admin-unban = Voltar a admitir
web-admin-rename = Mudar o nome
web-admin-search = Nome ou identificador público
web-admin-look = Procurar
web-admin-person = partidas: { $games }, aqui desde { $date }
web-admin-tables = Mesas
web-admin-which = Quais
web-admin-all = Todas
web-admin-days = { $count ->
    [one] { $count } dia
   *[other] { $count } dias
}
