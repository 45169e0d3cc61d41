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

error-move-malformed = «{ $came }» não é uma jogada deste jogo.
error-move-illegal = «{ $came }» não pode ser jogado agora.
error-move-stale = «{ $came }» era para a posição depois de { $where } jogadas, mas já foram feitas { $allowed }.

## Posições numa linha

error-position-malformed =
    { $placed ->
        [no] «{ $came }» não é uma posição válida deste jogo.
       *[yes] «{ $came }» não é válido numa posição (campo: { $where }).
    }
error-position-impossible = «{ $came }» não pode acontecer em nenhuma partida (campo: { $where }).

## Preparação

error-setup-unknown = Não há nenhuma opção «{ $came }».
error-setup-game = Não há nenhum jogo «{ $came }».
error-setup-game-broken = O jogo «{ $came }» vem de outro pacote e não pode ser carregado ({ $where }).
error-setup-bot-seconds = Número de segundos por jogada de um bot inválido: «{ $came }».
error-setup-language = Não há nenhum idioma «{ $came }».
error-setup-players = Número de jogadores inválido: «{ $came }».
error-setup-first = Primeiro jogador inválido: «{ $came }».
error-setup-seat = Não há nenhum lugar «{ $came }» nesta partida.
error-setup-name = Nome inválido: «{ $came }». Um nome tem { $allowed } caracteres visíveis.
error-setup-name-twice = Dois jogadores não podem ter o mesmo nome: «{ $came }».
error-setup-dice = Não há dados do tipo «{ $came }».

## Bots

error-bot-unknown = Este jogo não tem nenhum bot «{ $came }».
error-bot-broken = O bot «{ $came }» vem de outro pacote e não pode ser carregado ({ $where }).
error-bot-too-few = São precisos pelo menos dois bots para os comparar; aqui só há «{ $came }».
error-bot-command = «{ $came }» não é uma linha de comando válida.
error-bot-program = Não é possível iniciar o bot «{ $came }»: «{ $where }» não é um programa executável.
error-bot-start = Não foi possível iniciar o bot «{ $came }». Erro do sistema: { $where }.
error-bot-slow = O bot «{ $came }» não respondeu em { $where } segundos.
error-bot-died = O bot «{ $came }» terminou antes de responder ({ $where }).
error-bot-unreachable = Não foi possível contactar o bot «{ $came }» ({ $where }).
error-bot-answer = O bot «{ $came }» enviou uma resposta inválida: «{ $where }».
error-bot-illegal = O bot «{ $came }» escolheu «{ $where }», que não pode ser jogado agora.
error-bot-gave-up = O bot «{ $came }» desistiu: «{ $where }».
error-bot-failed = O bot «{ $came }» falhou ({ $where }).

## Voltar atrás

error-undo-nothing = Não há nada para desfazer.
error-undo-past-roll = Isso não pode ser desfeito: entretanto rolaram-se dados ou tirou-se uma carta.

## Partidas guardadas

error-save-ambiguous = Há várias partidas guardadas que começam por «{ $came }»: { $allowed }
error-save-in-use = A partida «{ $came }» está aberta noutra janela. Fecha-a lá primeiro.

## Registos

error-record-none = «{ $came }» não é o registo de uma partida.
error-record-no-games = Ainda não tens partidas terminadas aqui.
error-record-unreadable = Não é possível ler o registo «{ $came }».
error-record-json =
    { $given ->
        [no] O registo não é JSON válido.
       *[yes] O registo «{ $came }» não é JSON válido.
    }
error-record-format = Este registo está no formato «{ $came }»; esta versão do Rollhouse lê o formato { $allowed }.
error-record-game = Este registo é de um jogo que não está instalado: «{ $came }».
error-record-rules = Este registo segue a versão «{ $came }» das regras do jogo; esta versão do Rollhouse joga a versão { $allowed }.
error-record-setup =
    { $given ->
        [no] A preparação deste registo é inválida ({ $where }).
       *[yes] A preparação deste registo é inválida: «{ $came }» ({ $where }).
    }
error-record-seats = Os lugares deste registo são «{ $came }» quando deviam ser «{ $allowed }».
error-record-tag = «{ $came }» não é uma etiqueta válida.
error-record-tag-twice = A etiqueta «{ $came }» aparece duas vezes.
error-record-tag-missing = Falta a etiqueta «{ $came }».
error-record-malformed-move = A jogada { $where }, «{ $came }», não é uma jogada deste jogo.
error-record-illegal-move = A jogada { $where }, «{ $came }», não pode ser feita nesse momento.
error-record-comment = Há um comentário na jogada «{ $came }»; as jogadas estão numeradas { $allowed }.
error-record-comment-open = O comentário que começa com «{ $came }» não está fechado.
error-record-result = O registo diz que o resultado é «{ $came }»; as jogadas levam a «{ $allowed }».
error-record-too-long = O registo é demasiado longo: «{ $came }», quando o máximo é «{ $allowed }».

## Ficheiros de dados

error-data-unreadable = Não é possível ler o ficheiro «{ $came }».
error-data-toml = O ficheiro «{ $came }» não é TOML válido.
error-data-schema = O ficheiro «{ $came }» não tem o conteúdo esperado.
error-data-content =
    { $placed ->
        [no] Há um erro no ficheiro «{ $came }».
       *[yes] Há um erro no ficheiro «{ $came }», em «{ $where }».
    }

## Razões

error-why-no-move = Não tem a forma de uma jogada.
error-why-faces = Os dados mostram números de 1 a 6; «{ $faces }» não se lê como dados.
error-why-number = Tem de ser um número inteiro de { $low } a { $high }.
error-why-whole = Tem de ser um número inteiro.
error-why-word = Esse valor não é aceite.
error-why-os = Erro do sistema: { $reason }.
error-why-parser = Erro de leitura: { $reason }.
error-why-not-text = Não é texto UTF-8 válido.
error-why-too-large = Tem mais de { $most } bytes.
error-why-no-saved-game = Não há nenhuma partida guardada com esse nome.
error-why-extra = Falta o pacote «{ $package }». Instala-se com: pip install "rollhouse[{ $extra }]"

## Parts that are not installed

error-extra-missing = Para isto é preciso o pacote «{ $came }», que não está instalado. Instala-se com: { $where }

## Os outros

error-people-unknown = Utilizador não encontrado.
error-people-bad-link = Este link já foi usado ou tem mais de uma semana. Pede outro.
error-people-self = Não podes fazer isso contigo próprio.
error-people-not-friends = Só podes convidar amigos.
error-people-not-open = A partida já começou: já não é possível entrar.
error-people-too-many = Limite atingido ({ $came }).

error-sync-address = «{ $came }» não é o endereço de um servidor Rollhouse.
error-sync-token = Token inválido para { $came }. Podes criar um lá, em «As tuas partidas».
error-sync-unreachable = { $came } não responde.
error-people-banned = Estás banido. Ainda podes ver, exportar os teus dados e apagar a tua conta.
error-people-banned-until = Estás banido até { $came }. Ainda podes ver, exportar os teus dados e apagar a tua conta.
error-operator-off = A página de administração está desligada. Para a ligar, define ROLLHOUSE_OPERATOR_TOKEN no servidor.
error-operator-token = Token de administração inválido.
error-operator-no-report = Não há denúncia aberta { $came }.
error-operator-what = Não há nenhuma ação «{ $came }». Ações: { $allowed }.
error-setup-operator-token = ROLLHOUSE_OPERATOR_TOKEN é demasiado curto. Usa pelo menos { $allowed } caracteres aleatórios.
