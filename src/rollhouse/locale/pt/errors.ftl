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
        [no] «{ $came }» não é uma posição deste jogo.
       *[yes] «{ $came }» não pode ser lido como parte de uma posição (campo: { $where }).
    }
error-position-impossible = «{ $came }» não pode acontecer em nenhuma partida (campo: { $where }).

## Preparação

error-setup-unknown = Não há nenhuma opção «{ $came }».
error-setup-game = Não há nenhum jogo «{ $came }».
error-setup-game-broken = O jogo «{ $came }» vem de outro pacote e não pode ser carregado ({ $where }).
error-setup-bot-seconds = «{ $came }» não é um número de segundos para a jogada de um bot.
error-setup-language = Não há nenhum idioma «{ $came }».
error-setup-players = O número de jogadores não pode ser «{ $came }».
error-setup-first = A partida não pode começar por «{ $came }».
error-setup-seat = Não há nenhum lugar «{ $came }» nesta partida.
error-setup-name = «{ $came }» não pode ser um nome: um nome tem { $allowed } caracteres visíveis.
error-setup-name-twice = O nome «{ $came }» não pode servir para duas pessoas.
error-setup-dice = Não há dados do tipo «{ $came }».

## Bots

error-bot-unknown = Este jogo não tem nenhum bot «{ $came }».
error-bot-broken = O bot «{ $came }» vem de outro pacote e não pode ser carregado ({ $where }).
error-bot-too-few = São precisos pelo menos dois bots para os comparar; aqui só há «{ $came }».
error-bot-command = «{ $came }» não é um comando.
error-bot-program = O bot «{ $came }» não pode jogar: não há nenhum programa «{ $where }» que se possa executar.
error-bot-start = Não foi possível iniciar o bot «{ $came }». O sistema diz: { $where }.
error-bot-slow = O bot «{ $came }» não respondeu em { $where } segundos.
error-bot-died = O bot «{ $came }» terminou antes de responder ({ $where }).
error-bot-unreachable = Não foi possível contactar o bot «{ $came }» ({ $where }).
error-bot-answer = O bot «{ $came }» disse «{ $where }», o que não é uma resposta.
error-bot-illegal = O bot «{ $came }» escolheu «{ $where }», que não pode ser jogado agora.
error-bot-gave-up = O bot «{ $came }» desistiu: «{ $where }».
error-bot-failed = O bot «{ $came }» falhou ({ $where }).

## Voltar atrás

error-undo-nothing = Ainda não há nada para desfazer.
error-undo-past-roll = Isso não pode ser desfeito: entretanto rolaram-se dados ou tirou-se uma carta.

## Partidas guardadas

error-save-ambiguous = Há várias partidas guardadas que começam por «{ $came }»: { $allowed }
error-save-in-use = A partida «{ $came }» está a ser jogada noutra janela. Sai dela primeiro.

## Registos

error-record-none = «{ $came }» não é o registo de uma partida.
error-record-no-games = Ainda nenhuma partida foi terminada aqui.
error-record-unreadable = Não é possível ler o registo «{ $came }».
error-record-json =
    { $given ->
        [no] O registo não é JSON correto.
       *[yes] «{ $came }» não é um registo em JSON correto.
    }
error-record-format = Este registo está no formato «{ $came }»; esta versão do Rollhouse lê o formato { $allowed }.
error-record-game = Este registo é de um jogo que não existe aqui: «{ $came }».
error-record-rules = Este registo segue a versão «{ $came }» das regras do jogo; esta versão do Rollhouse joga a versão { $allowed }.
error-record-setup =
    { $given ->
        [no] A preparação deste registo não pode ser jogada ({ $where }).
       *[yes] A preparação deste registo não pode ser jogada: «{ $came }» ({ $where }).
    }
error-record-seats = Os lugares deste registo são «{ $came }» quando deviam ser «{ $allowed }».
error-record-tag = «{ $came }» não é uma etiqueta de um registo.
error-record-tag-twice = «{ $came }» repete uma etiqueta.
error-record-tag-missing = Falta a etiqueta «{ $came }».
error-record-malformed-move = A jogada { $where }, «{ $came }», não é uma jogada deste jogo.
error-record-illegal-move = A jogada { $where }, «{ $came }», não pode ser feita nesse momento.
error-record-comment = Há um comentário na jogada «{ $came }»; as jogadas são { $allowed }.
error-record-comment-open = O comentário que começa por «{ $came }» não tem fim.
error-record-result = O registo diz que o resultado é «{ $came }»; as jogadas levam a «{ $allowed }».
error-record-too-long = O registo é demasiado longo: «{ $came }», quando o máximo é «{ $allowed }».

## Ficheiros de dados

error-data-unreadable = Não é possível ler o ficheiro «{ $came }».
error-data-toml = O ficheiro «{ $came }» não é TOML correto.
error-data-schema = O ficheiro «{ $came }» não contém o que devia.
error-data-content =
    { $placed ->
        [no] Há um erro no ficheiro «{ $came }».
       *[yes] Há um erro no ficheiro «{ $came }», em «{ $where }».
    }

## Razões

error-why-no-move = Não tem nenhuma das formas que uma jogada pode ter.
error-why-faces = Os dados mostram números de 1 a 6; «{ $faces }» não se lê como dados.
error-why-number = Tem de ser um número inteiro de { $low } a { $high }.
error-why-whole = Tem de ser um número inteiro.
error-why-word = Essa palavra não serve aqui.
error-why-os = O sistema diz: { $reason }.
error-why-parser = O leitor diz: { $reason }.
error-why-not-text = Não é texto em UTF-8.
error-why-too-large = Tem mais de { $most } bytes.
error-why-no-saved-game = Não há nenhuma partida guardada com esse nome.
error-why-extra = Falta o pacote «{ $package }». Instala-se com: pip install "rollhouse[{ $extra }]"

## Parts that are not installed

error-extra-missing = Para isto é preciso o pacote «{ $came }», que não está instalado. Instala-se com: { $where }

## Os outros

error-people-unknown = Não há aqui ninguém assim.
error-people-bad-link = Esta ligação já não serve: tem mais de uma semana, ou alguém já a usou. Pede outra.
error-people-self = És tu.
error-people-not-friends = Só podes convidar amigos.
error-people-not-open = Ali a partida já começou: ninguém mais se pode sentar.
error-people-too-many = Por agora chega: no máximo { $came }.

error-sync-address = «{ $came }» não é o endereço de uma casa.
error-sync-token = { $came } não conhece este token. «As tuas partidas» cria um lá.
error-sync-unreachable = { $came } não responde.
error-people-banned = Foste excluído desta casa. Ainda podes ver, levar o que é teu e apagá-lo.
error-people-banned-until = Foste excluído desta casa até { $came }. Ainda podes ver, levar o que é teu e apagá-lo.
error-operator-off = Esta casa não tem página de gestão: quem a gere define ROLLHOUSE_OPERATOR_TOKEN.
error-operator-token = Esse não é o código de quem gere.
error-operator-no-report = Não há denúncia aberta { $came }.
error-operator-what = «{ $came }» não se faz aqui; o que se faz: { $allowed }.
error-setup-operator-token = ROLLHOUSE_OPERATOR_TOKEN é curto demais: { $allowed } sinais ao acaso.
