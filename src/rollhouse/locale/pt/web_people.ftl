# Os outros, no navegador: com quem jogar, amigos, e quem se prefere não encontrar.

## Jogar com alguém

web-somebody = Jogar com alguém
web-somebody-find = Encontrar adversário
web-somebody-waiting = À espera de alguém que queira jogar o mesmo…
web-somebody-bot-in = { $bot } ocupa o lugar dentro de { $time }.
web-somebody-stop = Deixar de esperar
web-somebody-count = { $count ->
    [0] Não há mais ninguém à espera.
    [one] Há uma pessoa à espera.
   *[other] Há { $count } pessoas à espera.
}
web-somebody-with = Jogar com { $name }
web-somebody-players = para { $count }
web-somebody-together = Já cá estão { $count } de { $players }.
web-pace = Ritmo
web-pace-none = Sem relógio
web-pace-minute = Um minuto por jogada
web-pace-quarter = 15 minutos por partida
web-patience = Se ninguém aparecer
web-patience-never = Continuar à espera
# $time is a time with its unit: 15 seconds, 5 minutes
web-patience-after = Um bot ao fim de { $time }

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

web-operator = Gestão
web-operator-token = O código de quem gere
web-operator-enter = Entrar
web-operator-leave = Sair
web-operator-counts = Números
web-operator-people = Pessoas
web-operator-tables-open = Mesas onde há lugar
web-operator-tables-playing = Partidas em curso
web-operator-tables-over = Partidas terminadas
web-operator-games = Lugares de pessoas em partidas
web-operator-waiting = À espera de alguém
web-operator-reports = Denúncias
web-operator-bans = Excluídos
web-operator-keep = Tempo de conservação
web-operator-keep-open = Mesas sem partida
web-operator-keep-playing = Partidas por acabar
web-operator-keep-over = Partidas terminadas
web-operator-keep-guests = Convidados sem partidas
web-operator-for-ever = para sempre
web-operator-told = denunciado por { $name }, { $date }
web-operator-table = A mesa
web-operator-close = Fechar a denúncia
web-operator-no-reports = Não há denúncias abertas.
web-operator-ban-week = Excluir por uma semana
web-operator-ban = Excluir para sempre
web-operator-unban = Voltar a admitir
web-operator-rename = Mudar o nome
web-operator-search = Nome ou identificador público
web-operator-look = Procurar
web-operator-person = partidas: { $games }, aqui desde { $date }
web-operator-tables = Mesas
web-operator-which = Quais
web-operator-all = Todas
web-operator-days = { $count ->
    [one] { $count } dia
   *[other] { $count } dias
}
