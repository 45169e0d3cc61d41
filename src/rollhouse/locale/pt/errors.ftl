# O que foi recusado e porquê: uma frase error-<code> para cada código. Pode usar
#   $came   o que foi dado; $given é "no" quando não foi dado nada
#   $where  a jogada, o campo ou o sítio num ficheiro; $placed é "no" quando não há
#   $why, $allowed, $line
# Das últimas três, as que a frase não menciona são acrescentadas à volta dela.

error-at-line = Linha { $line }: { $text }
error-rule = (Regra: { $rule }.)
error-allowed = Aceita-se: { $choices }.
error-and-more = { $shown } e mais { $more }

## Jogadas

error-move-malformed = «{ $value }» não é uma jogada deste jogo.
error-move-illegal = «{ $value }» não pode ser jogado agora.
error-move-stale = «{ $value }» era para a posição depois de { $location } jogadas, mas já foram feitas { $expected }.

## Posições numa linha

error-position-malformed =
    { $placed ->
        [no] «{ $value }» não é uma posição válida deste jogo.
       *[yes] «{ $value }» não é válido numa posição (campo: { $location }).
    }
error-position-impossible = «{ $value }» não pode acontecer em nenhuma partida (campo: { $location }).

## Preparação

error-setup-unknown = Não há nenhuma opção «{ $value }».
error-setup-game = Não há nenhum jogo «{ $value }».
error-setup-game-broken = O jogo «{ $value }» vem de outro pacote e não pode ser carregado ({ $location }).
error-setup-bot-seconds = Número de segundos por jogada de um bot inválido: «{ $value }».
error-setup-language = Não há nenhum idioma «{ $value }».
error-setup-players = Número de jogadores inválido: «{ $value }».
error-setup-first = Primeiro jogador inválido: «{ $value }».
error-setup-seat = Não há nenhum lugar «{ $value }» nesta partida.
error-setup-name = Nome inválido: «{ $value }». Um nome tem { $expected } caracteres visíveis.
error-setup-name-twice = Dois jogadores não podem ter o mesmo nome: «{ $value }».
error-setup-dice = Não há dados do tipo «{ $value }».

## Bots

error-bot-unknown = Este jogo não tem nenhum bot «{ $value }».
error-bot-broken = O bot «{ $value }» vem de outro pacote e não pode ser carregado ({ $location }).
error-bot-too-few = São precisos pelo menos dois bots para os comparar; aqui só há «{ $value }».
error-bot-command = «{ $value }» não é uma linha de comando válida.
error-bot-program = Não é possível iniciar o bot «{ $value }»: «{ $location }» não é um programa executável.
error-bot-start = Não foi possível iniciar o bot «{ $value }». Erro do sistema: { $location }.
error-bot-slow = O bot «{ $value }» não respondeu em { $location } segundos.
error-bot-died = O bot «{ $value }» terminou antes de responder ({ $location }).
error-bot-unreachable = Não foi possível contactar o bot «{ $value }» ({ $location }).
error-bot-answer = O bot «{ $value }» enviou uma resposta inválida: «{ $location }».
error-bot-illegal = O bot «{ $value }» escolheu «{ $location }», que não pode ser jogado agora.
error-bot-gave-up = O bot «{ $value }» desistiu: «{ $location }».
error-bot-failed = O bot «{ $value }» falhou ({ $location }).

## Voltar atrás

error-undo-nothing = Não há nada para desfazer.
error-undo-past-roll = Isso não pode ser desfeito: entretanto rolaram-se dados ou tirou-se uma carta.

## Partidas guardadas

error-save-ambiguous = Há várias partidas guardadas que começam por «{ $value }»: { $expected }
error-save-in-use = A partida «{ $value }» está aberta noutra janela. Fecha-a lá primeiro.

## Registos

error-record-none = «{ $value }» não é o registo de uma partida.
error-record-no-games = Ainda não tens partidas terminadas aqui.
error-record-unreadable = Não é possível ler o registo «{ $value }».
error-record-json =
    { $given ->
        [no] O registo não é JSON válido.
       *[yes] O registo «{ $value }» não é JSON válido.
    }
error-record-format = Este registo está no formato «{ $value }»; esta versão do Rollhouse lê o formato { $expected }.
error-record-game = Este registo é de um jogo que não está instalado: «{ $value }».
error-record-rules = Este registo segue a versão «{ $value }» das regras do jogo; esta versão do Rollhouse joga a versão { $expected }.
error-record-setup =
    { $given ->
        [no] A preparação deste registo é inválida ({ $location }).
       *[yes] A preparação deste registo é inválida: «{ $value }» ({ $location }).
    }
error-record-seats = Os lugares deste registo são «{ $value }» quando deviam ser «{ $expected }».
error-record-tag = «{ $value }» não é uma etiqueta válida.
error-record-tag-twice = A etiqueta «{ $value }» aparece duas vezes.
error-record-tag-missing = Falta a etiqueta «{ $value }».
error-record-malformed-move = A jogada { $location }, «{ $value }», não é uma jogada deste jogo.
error-record-illegal-move = A jogada { $location }, «{ $value }», não pode ser feita nesse momento.
error-record-comment = Há um comentário na jogada «{ $value }»; as jogadas estão numeradas { $expected }.
error-record-comment-open = O comentário que começa com «{ $value }» não está fechado.
error-record-result = O registo diz que o resultado é «{ $value }»; as jogadas levam a «{ $expected }».
error-record-too-long = O registo é demasiado longo: «{ $value }», quando o máximo é «{ $expected }».

## Ficheiros de dados

error-data-unreadable = Não é possível ler o ficheiro «{ $value }».
error-data-toml = O ficheiro «{ $value }» não é TOML válido.
error-data-schema = O ficheiro «{ $value }» não tem o conteúdo esperado.
error-data-content =
    { $placed ->
        [no] Há um erro no ficheiro «{ $value }».
       *[yes] Há um erro no ficheiro «{ $value }», em «{ $location }».
    }

## Razões

error-why-no-move = Não tem a forma de uma jogada.
error-why-faces = Os dados mostram números de 1 a 6; «{ $faces }» não se lê como dados.
error-why-number = Tem de ser um número inteiro de { $low } a { $high }.
error-why-only = Tem de ser { $low }.
error-why-whole = Tem de ser um número inteiro.
error-why-word = Esse valor não é aceite.
error-why-os = Erro do sistema: { $reason }.
error-why-parser = Erro de leitura: { $reason }.
error-why-not-text = Não é texto UTF-8 válido.
error-why-too-large = Tem mais de { $most } bytes.
error-why-no-saved-game = Não há nenhuma partida guardada com esse nome.
error-why-extra = Falta o pacote «{ $package }». Instala-se com: pip install "rollhouse[{ $extra }]"

## Parts that are not installed

error-extra-missing = Para isto é preciso o pacote «{ $value }», que não está instalado. Instala-se com: { $location }

## Os outros

error-people-unknown = Utilizador não encontrado.
error-people-bad-link = Este link já foi usado ou tem mais de uma semana. Pede outro.
error-people-self = Não podes fazer isso contigo próprio.
error-people-not-friends = Este jogador só aceita convites de amigos.
error-people-too-many-requests = Demasiados dos teus pedidos de amizade ainda estão sem resposta.
error-people-name-taken = Outro jogador tem o nome { $value }, ou um que parece igual. Escolhe outro.
error-people-not-open = A partida já começou: já não é possível entrar.
error-people-blocked = Não podes jogar aqui: um dos dois bloqueou o outro.
error-people-too-many = Limite atingido ({ $value }).

error-sync-address = «{ $value }» não é o endereço de um servidor Rollhouse.
error-sync-token = Nenhum token válido para { $value }. Cria um lá, em «Conta», e dá-o a `rollhouse login`.
error-sync-unreachable = { $value } não responde.
error-people-scope = Este token serve { $value ->
    [upload] apenas para enviar partidas
    [play] para jogar, não para mudar definições
   *[other] para outra coisa
}.
error-people-browser-only = Só um navegador com sessão iniciada pode fazer isto, não um programa.
error-people-confirm = Confirma primeiro que és tu: com a tua chave de acesso ou um código de recuperação.
error-people-banned = Estás banido. Ainda podes ver, exportar os teus dados e apagar a tua conta.
error-people-banned-until = Estás banido até { $value }. Ainda podes ver, exportar os teus dados e apagar a tua conta.
error-admin-off = A página de administração está desligada. Para a ligar, define ROLLHOUSE_ADMIN_TOKEN no servidor.
error-admin-token = Token de administração inválido.
error-admin-no-report = Não há denúncia aberta { $value }.
error-admin-no-message = Esta mensagem não existe.
error-admin-what = Não há nenhuma ação «{ $value }». Ações: { $expected }.
error-admin-arguments = «{ $value }» recebeu argumentos errados. Utilização: { $expected }
error-admin-days = «{ $value }» não é um número de dias de banimento, ou o motivo é demasiado longo.
error-client-link = «{ $value }» não é o link de uma mesa.
error-client-unreachable = O servidor «{ $value }» não está acessível.
error-client-refused = { $value }
error-client-gone = O servidor já não te deixa entrar nesta mesa. { $value }
error-client-offline = Não enviado: não há ligação ao servidor.
error-record-empty-folder = Não há registos de partidas em «{ $value }».
error-setup-exec-bot-name = «{ $value }» é o nome de um bot incluído. Escolhe outro nome.
error-setup-admin-token = ROLLHOUSE_ADMIN_TOKEN é demasiado curto. Usa pelo menos { $expected } caracteres aleatórios.
