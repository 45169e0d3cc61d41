# O servidor: o que pode dar errado entre ele e o banco de dados.

error-store-url = “{ $value }” não é um banco de dados suportado.
error-store-folder = Não é possível criar a pasta “{ $value }” para o banco de dados.
error-store-unavailable = O banco de dados não está respondendo; nada foi alterado. Tente de novo daqui a pouco.
error-store-in-doubt = A conexão com o banco de dados caiu durante a gravação. Quando voltar, a mesa mostra se foi salvo.
error-store-damaged = O banco de dados “{ $value }” está danificado, ou não é um banco de dados. Restaure um backup.
error-store-read-only = O banco de dados “{ $value }” é somente leitura; nada foi alterado. Dê ao servidor permissão de escrita.
error-store-no-entry = Permissão negada: não é possível abrir o banco de dados “{ $value }”.
error-store-in-use = Outro servidor Rollhouse está usando o banco de dados “{ $value }”. Pare-o antes, ou escolha outro banco de dados.
error-store-full = Não há mais espaço em disco para o banco de dados “{ $value }”; nada foi alterado.
error-store-missing = Não há um banco de dados do Rollhouse em “{ $value }”.
error-store-closed = O servidor está encerrando. Tente de novo daqui a pouco.
error-store-newer = O banco de dados é de um Rollhouse mais novo ({ $value }); este não consegue usá-lo.
error-store-backup = Não é possível gravar o backup “{ $value }”.
error-store-backup-exists = “{ $value }” já existe. Um backup nunca substitui um arquivo.
error-store-backup-postgres = O banco de dados “{ $value }” é PostgreSQL: faça o backup com { $expected }.
error-store-restore-exists = Já existe um banco de dados em “{ $value }”. Use --replace para substituí-lo; o antigo fica salvo ao lado.

## Mesas compartilhadas pela rede

error-table-unknown = Mesa “{ $value }” não encontrada.
error-table-unreadable = Não é possível abrir esta mesa: os dados guardados estão danificados. A administração foi informada.
error-table-newer-rules = Esta mesa usa a versão { $value } das regras; este servidor tem a versão { $expected }. Tente de novo daqui a pouco.
error-table-stranger = Abra primeiro a página inicial, para criarmos uma conta de convidado para você.
error-table-bad-token = Token inválido.
error-table-bad-link = Este link já foi usado ou expirou.
error-table-claim-loses = Este aparelho tem mesas, problemas ou amigos próprios, e você perderia o acesso a eles. Confirme que podem ser substituídos, ou cancele.
error-table-no-token = Nenhum dos seus aparelhos e programas se chama “{ $value }”.
error-table-own-token = Você não pode desconectar este aparelho aqui. Use outro aparelho.
error-table-passkey = Essa chave de acesso não foi aceita. Tente de novo, ou entre de outro jeito.
error-table-no-passkey = Nenhuma das suas chaves de acesso se chama “{ $value }”.
error-table-passkeys-full = Você pode ter no máximo { $value } chaves de acesso. Remova uma antes.
error-table-passkey-name = O nome de uma chave de acesso precisa ter caracteres visíveis.
error-table-bad-code = Código de recuperação inválido. Pode estar mal escrito ou já ter sido usado.
error-table-not-kept = Crie antes uma chave de acesso ou códigos de recuperação. Sem eles, você não conseguiria entrar de novo.
error-table-record-unfinished = Esta partida não terminou. Você só pode adicionar partidas terminadas.
error-table-record-only-bots = Só bots jogaram esta partida, por isso ela não pode ser adicionada.
error-table-records-full = Você pode adicionar no máximo { $value } partidas.
error-table-no-fork = A ajuda está desligada nesta mesa; só dá para continuar de uma posição quando a partida acabar.
error-table-too-many = Você tem { $value } partidas em aberto. Termine algumas, ou desista, antes de começar outras.
error-table-still-here = { $value } ainda está aqui, ou acabou de sair.
error-table-name-locked = Seu nome, “{ $value }”, foi definido por um administrador e não pode ser alterado.
error-table-name = Nome inválido: “{ $value }”. Um nome tem { $expected } caracteres visíveis.
error-table-name-taken = O nome “{ $value }” já está em uso nesta mesa.
error-table-entropy = “{ $value }” não são 32 dígitos hexadecimais.
error-table-commit = “{ $value }” não são 64 dígitos hexadecimais.
error-table-entropy-share = “{ $value }” não é o número com que este lugar se comprometeu.
error-table-not-to-reveal = O lugar { $value } não tem nada para revelar agora.
error-table-seat-taken = O lugar { $value } está ocupado.
error-table-seat-free = O lugar { $value } está livre.
error-table-not-yours =
    { $given ->
        [no] Você não joga nesta mesa.
       *[yes] O lugar { $value } não é seu.
    }
error-table-no-seat = Não há lugar { $value }.
error-table-begun = A partida já começou.
error-table-not-begun = A partida ainda não começou.
error-table-over = A partida acabou.
error-table-not-over = A partida ainda não acabou.
error-table-seats-free = A partida ainda não pode começar. Lugares livres: { $value }.
error-table-not-host = Só o anfitrião desta mesa pode fazer isso.
error-table-server-rolls = Esta mesa usa dados virtuais.
error-table-not-your-turn = Não é a sua vez.
error-table-nothing-to-roll = Não há nada para rolar agora.
error-table-resigned = Este jogador já desistiu.
error-table-no-stop = Aqui não dá para parar por acordo: a partida não está parada.
error-table-message-length = Uma mensagem tem { $expected } caracteres.
error-table-spectator-chat = Nesta mesa só os jogadores podem conversar.
error-table-no-chat = A conversa está desligada nesta mesa. Você ainda pode enviar reações.
error-table-chat-full = Esta conversa está cheia ({ $value } mensagens).
error-table-no-help = O anfitrião desligou as dicas e o treinador nesta mesa.
error-table-rated-rules = Uma partida classificada precisa das configurações usuais, de dois ou mais jogadores, um lugar para cada um, dados virtuais, bots do Rollhouse, primeiro jogador sorteado e nenhuma ajuda. Com várias pessoas, também precisa de relógio. Só jogadores registrados podem procurá-las.
error-table-daily-once = O desafio do dia só pode ser jogado uma vez.
error-table-tournament-once = Esta partida faz parte de um torneio; a rodada seguinte começa automaticamente.
error-table-daily-begins = Sua partida está sendo preparada. Tente de novo daqui a pouco.
error-table-rated-no-undo = Nesta partida não dá para desfazer jogadas.
error-table-rated-no-cover = Nesta partida nenhum bot pode substituir um jogador.

error-wire-too-long = A mensagem é longa demais.
error-wire-rate-limited = Solicitações demais. Tente de novo em { $value } segundos.
error-wire-malformed = “{ $value }” não é um comando válido ({ $location }).
error-wire-no-such-page = Página não encontrada: { $value }.
error-wire-broken = Algo deu errado no servidor. Nada se perdeu. Tente de novo.
error-wire-unknown-host = Este servidor não é conhecido como “{ $value }”. Quem o hospeda pode permitir o nome com --allow-host.
error-wire-bad-host = A solicitação precisa indicar exatamente um host.
error-wire-another-site = A solicitação veio de outro site e foi recusada.
error-wire-not-json = Tipo de conteúdo não suportado. Envie { $expected }.
error-lan-not-here = O Rollhouse só pode ser aberto para a rede no computador em que roda.
error-lan-none = Este computador não está conectado a nenhuma rede.
error-lan-taken = O Rollhouse não consegue escutar em { $value }: { $reason }

## O professor

error-help-none = Não há dicas para este jogo: as posições não podem ser avaliadas.
error-help-nothing = Não há nada para decidir agora. Role os dados primeiro.
error-help-unavailable = A resposta exata para esta partida não pode ser calculada neste momento. A partida continua sem ela.
error-help-another-day = O problema de { $value } já foi encerrado: hoje é { $expected }.
error-help-no-puzzle = Problema não encontrado.
error-help-no-rush = Rajada não encontrada.

## Os dados

error-fair-not-verifiable = Este registro não diz como os dados foram feitos, por isso não podem ser conferidos.
error-fair-not-over = A partida não acabou: o segredo dos dados é publicado no final.
error-fair-secret = “{ $value }” não é um segredo válido.
error-fair-commitment = O segredo não corresponde ao número publicado antes da partida: estes dados não são de confiança.
error-fair-part = O número revelado do lugar { $location } não é aquele com que ele se comprometeu: estes dados não são de confiança.
error-fair-roll = A jogada { $location } diz “{ $value }”, mas os dados dão “{ $expected }”: estes dados não são de confiança.

## Colocar um servidor no ar

error-setup-server = Configuração do servidor inválida: { $value }
error-setup-exec-bot = “{ $value }” não indica um programa para um bot.
error-setup-workers-share = { $value } processos precisam de um banco de dados e de um Redis comuns.
error-setup-per-address = “{ $value }” não é um número de conexões válido.
error-setup-keep = “{ $value }” não é um número de dias válido.
error-setup-port = Porta inválida: “{ $value }”.
error-setup-channels = Não é possível conectar ao Redis em “{ $value }”.
error-setup-public-url = “{ $value }” não é um endereço público válido.
error-setup-trusted-proxies = “{ $value }” não é um endereço de proxy válido.
error-setup-log = Nível de log desconhecido: “{ $value }”.
error-setup-address = O servidor não consegue escutar em { $value }.
error-setup-no-files = A opção “{ $value }” indica um arquivo e não está disponível pela rede.
error-setup-form = Não há nenhum formato de registro “{ $value }”.
error-setup-real_seats = Lugares com dados de verdade inválidos: “{ $value }”.
error-setup-clock = Relógio inválido: { $value } segundos.

# The name of a user who has not chosen one.
daily-guest = Convidado { $number }
