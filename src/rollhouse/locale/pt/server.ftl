# O servidor: o que pode correr mal entre ele e a sua base de dados.

error-store-url = «{ $value }» não é uma base de dados que se possa usar aqui.
error-store-folder = Não é possível criar a pasta «{ $value }» para a base de dados.
error-store-unavailable = A base de dados não responde; nada foi alterado. Tenta de novo daqui a pouco.
error-store-in-doubt = A base de dados desapareceu durante a gravação. Assim que responder, a mesa mostra se ficou guardado.
error-store-damaged = A base de dados «{ $value }» está danificada, ou nem sequer é uma base de dados. Quem gere este servidor tem de repor uma cópia de segurança.
error-store-read-only = Não é possível escrever na base de dados «{ $value }», por isso nada foi alterado. Quem gere este servidor tem de o permitir.
error-store-no-entry = Não é possível abrir a base de dados «{ $value }»: a pasta, ou o próprio ficheiro, está fora de alcance.
error-store-in-use = Já há outro servidor Rollhouse a usar a base de dados «{ $value }». Para-o primeiro ou dá outra base de dados a este.
error-store-full = Já não há espaço para a base de dados «{ $value }», por isso nada foi alterado.
error-store-missing = Não há nenhuma base de dados do Rollhouse em «{ $value }».
error-store-closed = O servidor está a encerrar. Volta daqui a pouco.
error-store-newer = A base de dados é de um Rollhouse mais recente ({ $value }); este não a consegue usar.
error-store-backup = Não é possível escrever a cópia de segurança «{ $value }».
error-store-backup-exists = «{ $value }» já existe, e uma cópia de segurança nunca substitui um ficheiro.
error-store-backup-postgres = A base de dados «{ $value }» é PostgreSQL: faz a cópia de segurança com { $expected }.
error-store-restore-exists = Já existe uma base de dados em «{ $value }». Com --replace, a cópia ocupa o seu lugar e a antiga fica guardada ao lado.

## Mesas partilhadas pela rede

error-table-unknown = Não há nenhuma mesa «{ $value }».
error-table-unreadable = Não é possível ler esta mesa: o que está guardado dela ficou danificado. Quem gere este servidor já sabe.
error-table-newer-rules = Esta mesa joga-se com a versão { $value } das regras; este servidor conhece a versão { $expected }. Volta daqui a pouco.
error-table-stranger = Só quem a casa conhece pode fazer isso: abre primeiro a página inicial.
error-table-bad-token = Este token não é de ninguém.
error-table-bad-link = Este link já foi usado, ou é demasiado antigo.
error-table-claim-loses = Este dispositivo tem mesas, problemas ou amigos próprios, aos quais mais ninguém conseguiria voltar. Diz se pode ser substituído, ou deixa-o como está.
error-table-no-token = Nenhum dos teus dispositivos e programas se chama «{ $value }».
error-table-own-token = Este é o dispositivo que faz o pedido: só outro o pode desligar.
error-table-passkey = Essa chave de acesso não foi aceite. Tenta outra vez, ou entra de outra forma.
error-table-no-passkey = Nenhuma das tuas chaves de acesso se chama «{ $value }».
error-table-passkeys-full = Tens { $value } chaves de acesso e não há lugar para mais: remove primeiro uma.
error-table-passkey-name = O nome de uma chave de acesso tem de ter caracteres visíveis.
error-table-bad-code = Esse código de recuperação não existe: já foi usado, ou está mal escrito.
error-table-not-kept = Sem uma chave de acesso ou códigos de recuperação, não poderias voltar. Cria primeiro um.
error-table-record-unfinished = Esta partida não terminou: só se podem juntar partidas terminadas.
error-table-record-nobody = Só bots jogaram esta partida: não é de ninguém.
error-table-records-full = Juntaste { $value } partidas e não há lugar para mais.
error-table-no-fork = Nesta mesa não há ajuda, por isso a partida só pode ser experimentada noutro lado quando acabar.
error-table-too-many = Tens { $value } mesas com partidas por acabar: acaba algumas, ou desiste, antes de abrires mais.
error-table-still-here = { $value } ainda cá está, ou acabou mesmo agora de sair.
error-table-name = «{ $value }» não pode ser um nome: um nome tem { $expected } caracteres visíveis.
error-table-name-taken = Já há alguém nesta mesa que se chama «{ $value }».
error-table-entropy = «{ $value }» não são 32 dígitos hexadecimais.
error-table-commit = «{ $value }» não são 64 dígitos hexadecimais.
error-table-part = «{ $value }» não é a parte dos dados com que este lugar se comprometeu.
error-table-not-to-reveal = O lugar { $value } não tem agora nada a revelar.
error-table-seat-taken = O lugar { $value } está ocupado.
error-table-seat-free = Não há ninguém no lugar { $value }.
error-table-not-yours =
    { $given ->
        [no] Não tens lugar nesta mesa.
       *[yes] O lugar { $value } não é teu.
    }
error-table-no-seat = Esse lugar não existe: { $value }.
error-table-begun = A partida já começou.
error-table-not-begun = A partida ainda não começou.
error-table-over = A partida terminou.
error-table-not-over = A partida ainda não terminou.
error-table-seats-free = A partida ainda não pode começar. Lugares por ocupar: { $value }.
error-table-not-host = Só quem abriu esta mesa pode fazer isso.
error-table-house-rolls = Nesta mesa é a casa que rola os dados.
error-table-not-your-turn = Não é a tua vez.
error-table-nothing-to-roll = Agora não há nada para rolar.
error-table-resigned = Este lugar já desistiu.
error-table-saying = Uma mensagem tem { $expected } caracteres.
error-table-players-talk = Nesta mesa só fala quem joga.
error-table-no-chat = Nesta mesa ninguém escreve: só há reações.
error-table-said-enough = Já se escreveram { $value } mensagens nesta mesa: ela não guarda mais.
error-table-no-help = Nesta mesa não há dicas nem treinador: quem a abriu desligou-os.
error-table-rated-rules = Uma partida classificada é para dois ou mais, um lugar para cada um, sem ajuda, com os dados e os bots da casa. O acaso decide quem começa e, onde jogam várias pessoas, há relógio.
error-table-daily-once = O desafio de um dia joga-se uma vez, até ao fim, e não se repete.
error-table-tournament-once = Este jogo pertence a um serão: a ronda seguinte vem por si.
error-table-daily-begins = A tua tentativa está a ser preparada: tenta outra vez daqui a um momento.
error-table-rated-no-undo = Nesta partida nada se desfaz.
error-table-rated-no-cover = Nesta partida nenhum bot joga por ninguém.

error-wire-too-long = Isso é demasiado longo.
error-wire-rate-limited = Houve demasiados pedidos em pouco tempo. Tenta de novo daqui a { $value } s.
error-wire-malformed = «{ $value }» não é um comando ({ $location }).
error-wire-no-such-page = Não há nada em { $value }.
error-wire-broken = Alguma coisa correu mal aqui. Nada se perdeu; tenta de novo.
error-wire-another-site = Isto foi pedido por uma página de outro site, por isso nada foi feito.
error-wire-not-json = Aqui só se aceita { $expected }.
error-lan-not-here = Só quem está no computador onde a casa funciona a pode abrir à rede.
error-lan-none = Este computador não está em nenhuma rede.
error-lan-taken = A casa não consegue escutar em { $value }: { $reason }

## O professor

error-help-none = Ninguém sabe dizer aqui quanto valem as posições deste jogo, por isso não há dicas.
error-help-nothing = Agora não há nada para decidir: primeiro os dados.
error-help-unavailable = A base de soluções desta partida não pode ser calculada aqui neste momento. A partida continua sem ela.
error-help-another-day = O problema de { $value } já fechou: hoje é { $expected }.
error-help-no-puzzle = Esse problema não existe.
error-help-no-rush = Não tens nenhuma rajada assim.

## Os dados

error-fair-not-verifiable = Os dados desta partida não eram os da casa, por isso não há nada para calcular de novo.
error-fair-not-over = A partida ainda não terminou: o segredo dos seus dados é publicado no fim.
error-fair-secret = «{ $value }» não é um segredo.
error-fair-commitment = O segredo não corresponde ao que foi publicado antes da partida: não se pode confiar nestes dados.
error-fair-part = A parte do lugar { $location } não é aquela com que se comprometeu: não se pode confiar nestes dados.
error-fair-roll = A jogada { $location } diz «{ $value }», mas os dados dão «{ $expected }»: não se pode confiar nestes dados.

## Pôr um servidor a funcionar

error-setup-server = O servidor não pode ser configurado assim: { $value }
error-setup-exec-bot = «{ $value }» não indica um programa para um bot.
error-setup-workers-share = { $value } processos precisam de uma base de dados e de canais comuns a todos.
error-setup-per-address = «{ $value }» não é um número de ligações.
error-setup-keep = «{ $value }» não é um número de dias para guardar mesas.
error-setup-port = A porta não pode ser «{ $value }».
error-setup-channels = Os servidores não podem falar entre si por «{ $value }».
error-setup-public-url = «{ $value }» não pode ser o endereço do servidor.
error-setup-trusted-proxies = «{ $value }» não é o endereço de um proxy.
error-setup-log = O nível do registo não pode ser «{ $value }».
error-setup-address = O servidor não consegue escutar em { $value }.
error-setup-no-files = A opção «{ $value }» indica um ficheiro e não pode ser usada pela rede.
error-setup-form = Não há nenhum registo no formato «{ $value }».
error-setup-real_seats = Os lugares com dados reais não podem ser «{ $value }».
error-setup-clock = O relógio não pode ser acertado para este número de segundos: { $value }.

# What somebody is called who has not said.
daily-guest = Convidado { $number }
