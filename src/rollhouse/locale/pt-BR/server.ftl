# O servidor: o que pode dar errado entre ele e o banco de dados.

error-store-url = “{ $value }” não é um banco de dados que possa ser usado aqui.
error-store-folder = Não é possível criar a pasta “{ $value }” para o banco de dados.
error-store-unavailable = O banco de dados não está respondendo; nada foi alterado. Tente de novo daqui a pouco.
error-store-in-doubt = O banco de dados sumiu durante a gravação. Assim que ele responder, a mesa mostra se ficou salvo.
error-store-damaged = O banco de dados “{ $value }” está danificado, ou nem é um banco de dados. Quem administra este servidor precisa restaurar um backup.
error-store-read-only = Não é possível gravar no banco de dados “{ $value }”; nada foi alterado. Quem administra este servidor precisa permitir.
error-store-no-entry = Não é possível abrir o banco de dados “{ $value }”: a pasta, ou o próprio arquivo, está fora de alcance.
error-store-in-use = Outro servidor Rollhouse está usando o banco de dados “{ $value }”. Pare-o primeiro, ou dê outro banco de dados a este.
error-store-full = Não há mais espaço para o banco de dados “{ $value }”; nada foi alterado.
error-store-missing = Não há um banco de dados do Rollhouse em “{ $value }”.
error-store-closed = O servidor está sendo desligado. Volte daqui a pouco.
error-store-newer = O banco de dados é de um Rollhouse mais novo ({ $value }); este não consegue usá-lo.
error-store-backup = Não é possível gravar o backup “{ $value }”.
error-store-backup-exists = “{ $value }” já existe, e um backup nunca substitui um arquivo.
error-store-backup-postgres = O banco de dados “{ $value }” é PostgreSQL: faça o backup com { $expected }.
error-store-restore-exists = Já existe um banco de dados em “{ $value }”. Com --replace, a cópia toma o lugar dele, que fica guardado ao lado.

## Mesas compartilhadas pela rede

error-table-unknown = A mesa “{ $value }” não existe.
error-table-unreadable = Esta mesa não pode ser lida: o que está guardado dela foi danificado. Quem administra este servidor já sabe.
error-table-newer-rules = Esta mesa é jogada com a versão { $value } das regras; este servidor conhece a versão { $expected }. Volte daqui a pouco.
error-table-stranger = Só quem a casa conhece pode fazer isso: abra primeiro a página inicial.
error-table-bad-token = Este token não é de ninguém.
error-table-bad-link = Este link já foi usado, ou é antigo demais.
error-table-claim-loses = Este aparelho tem mesas, problemas ou amigos próprios, que ninguém mais conseguiria recuperar. Diga que ele pode ser substituído, ou deixe como está.
error-table-no-token = Nenhum dos seus aparelhos e programas se chama “{ $value }”.
error-table-own-token = Este é o aparelho que está pedindo: só outro pode desconectá-lo.
error-table-passkey = Essa chave de acesso não foi aceita. Tente de novo, ou entre de outro jeito.
error-table-no-passkey = Nenhuma das suas chaves de acesso se chama “{ $value }”.
error-table-passkeys-full = Você tem { $value } chaves de acesso e não cabe mais nenhuma: remova uma antes.
error-table-passkey-name = O nome de uma chave de acesso precisa ter caracteres visíveis.
error-table-bad-code = Esse código de recuperação não existe: já foi usado ou está digitado errado.
error-table-not-kept = Sem uma chave de acesso ou códigos de recuperação, você não teria como voltar. Crie um antes.
error-table-record-unfinished = Esta partida não acabou: só dá para adicionar partidas encerradas.
error-table-record-nobody = Só bots jogaram esta partida: ela não é de ninguém.
error-table-records-full = Você adicionou { $value } partidas e não cabe mais nenhuma.
error-table-no-fork = Nesta mesa não há ajuda, então a partida só pode ser experimentada em outro lugar quando acabar.
error-table-too-many = Você tem { $value } mesas que ainda não acabaram: termine algumas, ou desista delas, antes de abrir mais.
error-table-still-here = { $value } ainda está aqui, ou acabou de sair.
error-table-name = “{ $value }” não pode ser um nome: um nome tem { $expected } caracteres visíveis.
error-table-name-taken = Já há alguém nesta mesa que se chama “{ $value }”.
error-table-entropy = “{ $value }” não são 32 dígitos hexadecimais.
error-table-commit = “{ $value }” não são 64 dígitos hexadecimais.
error-table-part = “{ $value }” não é a parte dos dados com que este lugar se comprometeu.
error-table-not-to-reveal = O lugar { $value } não tem nada para revelar agora.
error-table-seat-taken = O lugar { $value } está ocupado.
error-table-seat-free = Não há ninguém no lugar { $value }.
error-table-not-yours =
    { $given ->
        [no] Você não tem lugar nesta mesa.
       *[yes] O lugar { $value } não é seu.
    }
error-table-no-seat = Esse lugar não existe: { $value }.
error-table-begun = A partida já começou.
error-table-not-begun = A partida ainda não começou.
error-table-over = A partida acabou.
error-table-not-over = A partida ainda não acabou.
error-table-seats-free = A partida ainda não pode começar. Lugares a ocupar: { $value }.
error-table-not-host = Só quem abriu esta mesa pode fazer isso.
error-table-house-rolls = Nesta mesa é a casa que rola os dados.
error-table-not-your-turn = Não é a sua vez.
error-table-nothing-to-roll = Não há nada para rolar agora.
error-table-resigned = Este lugar já desistiu.
error-table-saying = Uma mensagem tem { $expected } caracteres.
error-table-players-talk = Nesta mesa só conversa quem joga.
error-table-no-chat = Nesta mesa ninguém escreve: só há reações.
error-table-said-enough = Já foram enviadas { $value } mensagens nesta mesa: ela não guarda mais que isso.
error-table-no-help = Nesta mesa não há dicas nem treinador: quem a abriu os desligou.
error-table-rated-rules = Uma partida classificada é para dois ou mais, um lugar para cada um, sem ajuda, com os dados e os bots da casa. O acaso decide quem começa e, onde jogam várias pessoas, há relógio.
error-table-daily-once = O desafio de um dia se joga uma vez, até o fim, e não se repete.
error-table-tournament-once = Esta partida faz parte de uma noite de jogos: a próxima rodada vem sozinha.
error-table-daily-begins = Sua tentativa está sendo preparada: tente de novo em um instante.
error-table-rated-no-undo = Nesta partida nada é desfeito.
error-table-rated-no-cover = Nesta partida nenhum bot joga por ninguém.

error-wire-too-long = Isso é longo demais.
error-wire-rate-limited = Houve pedidos demais em pouco tempo. Tente de novo em { $value } s.
error-wire-malformed = “{ $value }” não é um comando ({ $location }).
error-wire-no-such-page = Não há nada em { $value }.
error-wire-broken = Alguma coisa deu errado aqui. Nada foi perdido; tente de novo.
error-wire-another-site = Isso foi pedido por uma página de outro site; por isso, nada foi feito.
error-wire-not-json = Aqui só se aceita { $expected }.
error-lan-not-here = Só quem está no computador em que a casa roda pode abri-la para a rede.
error-lan-none = Este computador não está em nenhuma rede.
error-lan-taken = A casa não consegue escutar em { $value }: { $reason }

## O professor

error-help-none = Ninguém sabe dizer aqui quanto valem as posições deste jogo; por isso, não há dicas.
error-help-nothing = Não há nada para decidir agora: primeiro, os dados.
error-help-unavailable = A base de soluções desta partida não pode ser calculada aqui neste momento. A partida continua sem ela.
error-help-another-day = O problema de { $value } já foi encerrado: hoje é { $expected }.
error-help-no-puzzle = Esse problema não existe.
error-help-no-rush = Você não tem nenhuma rajada assim.

## Os dados

error-fair-not-verifiable = Os dados desta partida não eram os da casa; por isso, não há nada para recalcular.
error-fair-not-over = A partida não acabou: o segredo dos dados é publicado no final.
error-fair-secret = “{ $value }” não é um segredo.
error-fair-commitment = O segredo não corresponde ao que foi publicado antes da partida: não dá para confiar nestes dados.
error-fair-part = A parte do lugar { $location } não é aquela com que ele se comprometeu: não dá para confiar nestes dados.
error-fair-roll = A jogada { $location } diz “{ $value }”, mas os dados dão “{ $expected }”: não dá para confiar nestes dados.

## Colocar um servidor no ar

error-setup-server = O servidor não pode ser configurado assim: { $value }
error-setup-exec-bot = “{ $value }” não indica um programa para um bot.
error-setup-workers-share = { $value } processos precisam de um banco de dados e de canais comuns a todos.
error-setup-per-address = “{ $value }” não é um número de conexões.
error-setup-keep = “{ $value }” não é um número de dias para guardar mesas.
error-setup-port = A porta não pode ser “{ $value }”.
error-setup-channels = Os servidores não podem conversar entre si por “{ $value }”.
error-setup-public-url = “{ $value }” não pode ser o endereço do servidor.
error-setup-trusted-proxies = “{ $value }” não é o endereço de um proxy.
error-setup-log = O nível do log não pode ser “{ $value }”.
error-setup-address = O servidor não consegue escutar em { $value }.
error-setup-no-files = A opção “{ $value }” indica um arquivo e não pode ser usada pela rede.
error-setup-form = Não existe registro no formato “{ $value }”.
error-setup-real_seats = Os lugares com dados de verdade não podem ser “{ $value }”.
error-setup-clock = O relógio não pode ser ajustado para este número de segundos: { $value }.

# What somebody is called who has not said.
daily-guest = Convidado { $number }
