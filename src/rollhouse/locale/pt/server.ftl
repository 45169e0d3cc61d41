# O servidor: o que pode correr mal entre ele e a sua base de dados.

error-store-url = «{ $value }» não é uma base de dados suportada.
error-store-folder = Não é possível criar a pasta «{ $value }» para a base de dados.
error-store-unavailable = A base de dados não responde; nada foi alterado. Tenta de novo daqui a pouco.
error-store-in-doubt = A ligação à base de dados perdeu-se durante a gravação. Quando voltar, a mesa mostra se ficou guardado.
error-store-damaged = A base de dados «{ $value }» está danificada, ou não é uma base de dados. Repõe uma cópia de segurança.
error-store-read-only = A base de dados «{ $value }» é só de leitura; nada foi alterado. Dá ao servidor permissão de escrita.
error-store-no-entry = Permissão negada: não é possível abrir a base de dados «{ $value }».
error-store-in-use = Outro servidor Rollhouse está a usar a base de dados «{ $value }». Para-o primeiro, ou escolhe outra base de dados.
error-store-full = Já não há espaço em disco para a base de dados «{ $value }»; nada foi alterado.
error-store-missing = Não há nenhuma base de dados do Rollhouse em «{ $value }».
error-store-closed = O servidor está a encerrar. Tenta de novo daqui a pouco.
error-store-newer = A base de dados é de um Rollhouse mais recente ({ $value }); este não a consegue usar.
error-store-backup = Não é possível escrever a cópia de segurança «{ $value }».
error-store-backup-exists = «{ $value }» já existe. Uma cópia de segurança nunca substitui um ficheiro.
error-store-backup-postgres = A base de dados «{ $value }» é PostgreSQL: faz a cópia de segurança com { $expected }.
error-store-restore-exists = Já existe uma base de dados em «{ $value }». Usa --replace para a substituir; a antiga fica guardada ao lado.

## Mesas partilhadas pela rede

error-table-unknown = Mesa «{ $value }» não encontrada.
error-table-unreadable = Não é possível abrir esta mesa: os dados guardados estão danificados. A administração foi informada.
error-table-newer-rules = Esta mesa usa a versão { $value } das regras; este servidor tem a versão { $expected }. Tenta de novo daqui a pouco.
error-table-stranger = Abre primeiro a página inicial, para criarmos uma conta de convidado para ti.
error-table-bad-token = Token inválido.
error-table-bad-link = Este link já foi usado ou expirou.
error-table-claim-loses = Este dispositivo tem mesas, problemas ou amigos próprios, e perderias o acesso a eles. Confirma que podem ser substituídos, ou cancela.
error-table-no-token = Nenhum dos teus dispositivos e programas se chama «{ $value }».
error-table-own-token = Não podes terminar aqui a sessão deste dispositivo. Usa outro dispositivo.
error-table-passkey = Essa chave de acesso não foi aceite. Tenta outra vez, ou entra de outra forma.
error-table-no-passkey = Nenhuma das tuas chaves de acesso se chama «{ $value }».
error-table-passkeys-full = Podes ter no máximo { $value } chaves de acesso. Remove primeiro uma.
error-table-passkey-name = O nome de uma chave de acesso tem de ter caracteres visíveis.
error-table-bad-code = Código de recuperação inválido. Pode estar mal escrito ou já ter sido usado.
error-table-not-kept = Cria primeiro uma chave de acesso ou códigos de recuperação. Sem eles não poderias voltar a entrar.
error-table-record-unfinished = Esta partida não terminou. Só podes adicionar partidas terminadas.
error-table-record-only-bots = Só bots jogaram esta partida, por isso ela não pode ser adicionada.
error-table-records-full = Podes adicionar no máximo { $value } partidas.
error-table-no-fork = A ajuda está desligada nesta mesa; só podes continuar a partir de uma posição quando a partida acabar.
error-table-too-many = Tens { $value } partidas por acabar. Acaba algumas, ou desiste, antes de começares mais.
error-table-still-here = { $value } ainda cá está, ou acabou mesmo agora de sair.
error-table-name-locked = O teu nome, «{ $value }», foi definido por um administrador e não pode ser alterado.
error-table-name = Nome inválido: «{ $value }». Um nome tem { $expected } caracteres visíveis.
error-table-name-taken = O nome «{ $value }» já está a uso nesta mesa.
error-table-entropy = «{ $value }» não são 32 dígitos hexadecimais.
error-table-commit = «{ $value }» não são 64 dígitos hexadecimais.
error-table-entropy-share = «{ $value }» não é o número com que este lugar se comprometeu.
error-table-not-to-reveal = O lugar { $value } não tem agora nada a revelar.
error-table-seat-taken = O lugar { $value } está ocupado.
error-table-seat-free = O lugar { $value } está livre.
error-table-not-yours =
    { $given ->
        [no] Não jogas nesta mesa.
       *[yes] O lugar { $value } não é teu.
    }
error-table-no-seat = Não há lugar { $value }.
error-table-begun = A partida já começou.
error-table-not-begun = A partida ainda não começou.
error-table-over = A partida terminou.
error-table-not-over = A partida ainda não terminou.
error-table-seats-free = A partida ainda não pode começar. Lugares livres: { $value }.
error-table-not-host = Só o anfitrião desta mesa pode fazer isso.
error-table-server-rolls = Esta mesa usa dados virtuais.
error-table-not-your-turn = Não é a tua vez.
error-table-nothing-to-roll = Agora não há nada para rolar.
error-table-resigned = Este jogador já desistiu.
error-table-no-stop = Aqui não se pode parar por acordo: a partida não está parada.
error-table-message-length = Uma mensagem tem { $expected } caracteres.
error-table-spectator-chat = Nesta mesa só os jogadores podem conversar.
error-table-no-chat = A conversa está desligada nesta mesa. Ainda podes enviar reações.
error-table-chat-full = Esta conversa está cheia ({ $value } mensagens).
error-table-no-help = O anfitrião desligou as dicas e o treinador nesta mesa.
error-table-rated-rules = Uma partida classificada precisa das definições habituais, de dois ou mais jogadores, um lugar para cada um, dados virtuais, bots do Rollhouse, primeiro jogador sorteado e nenhuma ajuda. Com várias pessoas, também precisa de relógio. Só jogadores registados as podem procurar.
error-table-daily-once = O desafio do dia só se joga uma vez.
error-table-tournament-once = Esta partida faz parte de um torneio; a ronda seguinte começa automaticamente.
error-table-daily-begins = A tua partida está a ser preparada. Tenta de novo daqui a pouco.
error-table-rated-no-undo = Nesta partida não se podem desfazer jogadas.
error-table-rated-no-cover = Nesta partida nenhum bot pode substituir um jogador.

error-wire-too-long = A mensagem é demasiado longa.
error-wire-rate-limited = Demasiados pedidos. Tenta de novo daqui a { $value } segundos.
error-wire-malformed = «{ $value }» não é um comando válido ({ $location }).
error-wire-no-such-page = Página não encontrada: { $value }.
error-wire-broken = Alguma coisa correu mal no servidor. Nada se perdeu. Tenta de novo.
error-wire-unknown-host = Este servidor não é conhecido como «{ $value }». Quem o aloja pode permitir o nome com --allow-host.
error-wire-bad-host = O pedido tem de indicar exatamente um anfitrião.
error-wire-another-site = O pedido veio de outro site e foi recusado.
error-wire-not-json = Tipo de conteúdo não suportado. Envia { $expected }.
error-lan-not-here = O Rollhouse só pode ser aberto à rede no computador onde está a correr.
error-lan-none = Este computador não está ligado a nenhuma rede.
error-lan-taken = O Rollhouse não consegue escutar em { $value }: { $reason }

## O professor

error-help-none = Não há dicas para este jogo: as suas posições não podem ser avaliadas.
error-help-nothing = Agora não há nada para decidir. Rola primeiro os dados.
error-help-unavailable = A resposta exata para esta partida não pode ser calculada neste momento. A partida continua sem ela.
error-help-another-day = O problema de { $value } já fechou: hoje é { $expected }.
error-help-no-puzzle = Problema não encontrado.
error-help-no-rush = Rajada não encontrada.

## Os dados

error-fair-not-verifiable = Este registo não diz como os dados foram feitos, por isso não podem ser verificados.
error-fair-not-over = A partida ainda não terminou: o segredo dos seus dados é publicado no fim.
error-fair-secret = «{ $value }» não é um segredo válido.
error-fair-commitment = O segredo não corresponde ao número publicado antes da partida: estes dados não são de confiança.
error-fair-part = O número revelado do lugar { $location } não é aquele com que se comprometeu: estes dados não são de confiança.
error-fair-roll = A jogada { $location } diz «{ $value }», mas os dados dão «{ $expected }»: estes dados não são de confiança.

## Pôr um servidor a funcionar

error-setup-server = Configuração do servidor inválida: { $value }
error-setup-exec-bot = «{ $value }» não indica um programa para um bot.
error-setup-workers-share = { $value } processos precisam de uma base de dados e de um Redis comuns.
error-setup-per-address = «{ $value }» não é um número de ligações válido.
error-setup-keep = «{ $value }» não é um número de dias válido.
error-setup-port = Porta inválida: «{ $value }».
error-setup-channels = Não é possível ligar ao Redis em «{ $value }».
error-setup-public-url = «{ $value }» não é um endereço público válido.
error-setup-trusted-proxies = «{ $value }» não é um endereço de proxy válido.
error-setup-log = Nível de log desconhecido: «{ $value }».
error-setup-address = O servidor não consegue escutar em { $value }.
error-setup-no-files = A opção «{ $value }» indica um ficheiro e não está disponível pela rede.
error-setup-form = Não há nenhum formato de registo «{ $value }».
error-setup-real_seats = Lugares com dados reais inválidos: «{ $value }».
error-setup-clock = Relógio inválido: { $value } segundos.

# The name of a user who has not chosen one.
daily-guest = Convidado { $number }
