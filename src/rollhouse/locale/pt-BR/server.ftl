# O servidor: o que pode dar errado entre ele e o banco de dados.

error-store-url = “{ $came }” não é um banco de dados suportado.
error-store-folder = Não é possível criar a pasta “{ $came }” para o banco de dados.
error-store-unavailable = O banco de dados não está respondendo; nada foi alterado. Tente de novo daqui a pouco.
error-store-in-doubt = A conexão com o banco de dados caiu durante a gravação. Quando voltar, a mesa mostra se ficou guardado.
error-store-damaged = O banco de dados “{ $came }” está danificado, ou nem é um banco de dados. Quem administra este servidor precisa restaurar um backup.
error-store-read-only = Não é possível gravar no banco de dados “{ $came }”; nada foi alterado. Quem administra este servidor precisa permitir.
error-store-no-entry = Permissão negada: não é possível abrir a banco de dados “{ $came }”.
error-store-in-use = Outro servidor Rollhouse está usando o banco de dados “{ $came }”. Pare-o primeiro, ou dê outro banco de dados a este.
error-store-full = Já não há espaço em disco para a banco de dados “{ $came }”; nada foi alterado.
error-store-missing = Não há um banco de dados do Rollhouse em “{ $came }”.
error-store-closed = O servidor está sendo desligado. Volte daqui a pouco.
error-store-newer = O banco de dados é de um Rollhouse mais novo ({ $came }); este não consegue usá-lo.
error-store-backup = Não é possível gravar o backup “{ $came }”.
error-store-backup-exists = “{ $came }” já existe. Uma cópia de segurança nunca substitui um arquivo.
error-store-backup-postgres = O banco de dados “{ $came }” é PostgreSQL: faça o backup com { $allowed }.
error-store-restore-exists = Já existe um banco de dados em “{ $came }”. Com --replace, a cópia toma o lugar dele, que fica guardado ao lado.

## Mesas compartilhadas pela rede

error-table-unknown = Mesa “{ $came }” não encontrada.
error-table-unreadable = Não é possível abrir esta mesa: os dados guardados estão danificados. A administração foi informada.
error-table-newer-rules = Esta mesa é jogada com a versão { $came } das regras; este servidor conhece a versão { $allowed }. Volte daqui a pouco.
error-table-stranger = Só quem a casa conhece pode fazer isso: abra primeiro a página inicial.
error-table-bad-token = Token inválido.
error-table-bad-link = Este link já foi usado ou expirou.
error-table-claim-loses = Este aparelho tem mesas, problemas ou amigos próprios, que ninguém mais conseguiria recuperar. Diga que ele pode ser substituído, ou deixe como está.
error-table-no-token = Nenhum dos seus aparelhos e programas se chama “{ $came }”.
error-table-own-token = Este é o aparelho que está pedindo: só outro pode desconectá-lo.
error-table-passkey = Essa chave de acesso não foi aceita. Tente de novo, ou entre de outro jeito.
error-table-no-passkey = Nenhuma das suas chaves de acesso se chama “{ $came }”.
error-table-passkeys-full = Você tem { $came } chaves de acesso e não cabe mais nenhuma: remova uma antes.
error-table-passkey-name = O nome de uma chave de acesso precisa ter caracteres visíveis.
error-table-bad-code = Código de recuperação inválido. Pode estar mal escrito ou já ter sido usado.
error-table-not-kept = Sem uma chave de acesso ou códigos de recuperação, você não teria como voltar. Crie um antes.
error-table-record-unfinished = Esta partida não acabou: só dá para adicionar partidas encerradas.
error-table-record-nobody = Só bots jogaram esta partida, por isso ela não pode ser adicionada.
error-table-records-full = Você adicionou { $came } partidas e não cabe mais nenhuma.
error-table-no-fork = Nesta mesa não há ajuda, então a partida só pode ser experimentada em outro lugar quando acabar.
error-table-too-many = Você tem { $came } mesas que ainda não acabaram: termine algumas, ou desista delas, antes de abrir mais.
error-table-too-many-forks = Hoje você já continuou { $came } partidas a partir de uma posição: por um dia, chega.
error-table-still-here = { $came } ainda está aqui, ou acabou de sair.
error-table-name = Nome inválido: “{ $came }”. Um nome tem { $allowed } caracteres visíveis.
error-table-name-taken = O nome “{ $came }” já está em uso nesta mesa.
error-table-entropy = “{ $came }” não são 32 dígitos hexadecimais.
error-table-commit = “{ $came }” não são 64 dígitos hexadecimais.
error-table-part = “{ $came }” não é o número com que este lugar se comprometeu.
error-table-not-to-reveal = O lugar { $came } não tem nada para revelar agora.
error-table-seat-taken = O lugar { $came } está ocupado.
error-table-seat-free = O lugar { $came } está livre.
error-table-not-yours =
    { $given ->
        [no] Você não tem lugar nesta mesa.
       *[yes] O lugar { $came } não é seu.
    }
error-table-no-seat = Não há lugar { $came }.
error-table-begun = A partida já começou.
error-table-not-begun = A partida ainda não começou.
error-table-over = A partida acabou.
error-table-not-over = A partida ainda não acabou.
error-table-seats-free = A partida ainda não pode começar. Lugares livres: { $came }.
error-table-not-host = Só o anfitrião desta mesa pode fazer isso.
error-table-house-rolls = Esta mesa usa dados virtuais.
error-table-not-your-turn = Não é a sua vez.
error-table-nothing-to-roll = Não há nada para rolar agora.
error-table-resigned = Este jogador já desistiu.
error-table-saying = Uma mensagem tem { $allowed } caracteres.
error-table-players-talk = Nesta mesa só os jogadores podem conversar.
error-table-no-chat = Nesta mesa ninguém escreve: só há reações.
error-table-said-enough = Esta conversa está cheia ({ $came } mensagens).
error-table-no-help = O anfitrião desligou as dicas e o treinador nesta mesa.
error-table-rated-rules = Uma partida classificada precisa de dois ou mais jogadores, um lugar para cada um, dados virtuais, bots do Rollhouse, primeiro jogador sorteado e nenhuma ajuda. Com várias pessoas, também precisa de relógio.
error-table-daily-once = O desafio do dia só pode ser jogado uma vez.
error-table-evening-once = Esta partida faz parte de um torneio; a rodada seguinte começa automaticamente.
error-table-daily-begins = Sua tentativa está sendo preparada: tente de novo em um instante.
error-table-rated-no-undo = Nesta partida não dá para desfazer jogadas.
error-table-rated-no-cover = Nesta partida nenhum bot pode substituir um jogador.

error-wire-too-long = A mensagem é longa demais.
error-wire-too-often = Houve pedidos demais em pouco tempo. Tente de novo em { $came } s.
error-wire-malformed = “{ $came }” não é um comando válido ({ $where }).
error-wire-no-such-page = Página não encontrada: { $came }.
error-wire-broken = Alguma coisa deu errado aqui. Nada foi perdido; tente de novo.
error-wire-another-site = A solicitação veio de outro site e foi recusada.
error-wire-not-json = Aqui só se aceita { $allowed }.
error-lan-not-here = O Rollhouse só pode ser aberto para a rede no computador em que roda.
error-lan-none = Este computador não está conectado a nenhuma rede.
error-lan-taken = O Rollhouse não consegue escutar em { $came }: { $why }

## O professor

error-help-none = Não há dicas para este jogo, porque nada aqui consegue avaliar as suas posições.
error-help-nothing = Não há nada para decidir agora: primeiro, os dados.
error-help-unavailable = A base de soluções desta partida não pode ser calculada neste momento. A partida continua sem ela.
error-help-another-day = O problema de { $came } já foi encerrado: hoje é { $allowed }.
error-help-no-puzzle = Problema não encontrado.
error-help-no-rush = Rajada não encontrada.

## Os dados

error-fair-not-verifiable = Este registro não diz como os dados foram feitos, por isso não podem ser conferidos.
error-fair-not-over = A partida não acabou: o segredo dos dados é publicado no final.
error-fair-secret = “{ $came }” não é um segredo válido.
error-fair-commitment = O segredo não corresponde ao número publicado antes da partida: estes dados não são de confiança.
error-fair-part = O número revelado do lugar { $where } não é aquele com que ele se comprometeu: estes dados não são de confiança.
error-fair-roll = A jogada { $where } diz “{ $came }”, mas os dados dão “{ $allowed }”: estes dados não são de confiança.

## Colocar um servidor no ar

error-setup-server = Configuração do servidor inválida: { $came }
error-setup-exec-bot = “{ $came }” não indica um programa para um bot.
error-setup-workers-share = { $came } processos precisam de um banco de dados e de um Redis comuns.
error-setup-per-address = “{ $came }” não é um número de conexões válido.
error-setup-keep = “{ $came }” não é um número de dias válido.
error-setup-port = Porta inválida: “{ $came }”.
error-setup-channels = Não é possível conectar ao Redis em “{ $came }”.
error-setup-public-url = “{ $came }” não é um endereço público válido.
error-setup-trusted-proxies = “{ $came }” não é um endereço de proxy válido.
error-setup-log = Nível de log desconhecido: “{ $came }”.
error-setup-address = O servidor não consegue escutar em { $came }.
error-setup-no-files = A opção “{ $came }” indica um arquivo e não está disponível pela rede.
error-setup-form = Não há nenhum formato de registro “{ $came }”.
error-setup-real_seats = Lugares com dados de verdade inválidos: “{ $came }”.
error-setup-clock = Relógio inválido: { $came } segundos.

# What somebody is called who has not said.
daily-guest = Convidado { $number }
