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
        [no] «{ $value }» não é uma posição deste jogo.
       *[yes] «{ $value }» não pode ser lido como parte de uma posição (campo: { $location }).
    }
error-position-impossible = «{ $value }» não pode acontecer em nenhuma partida (campo: { $location }).

## Preparação

error-setup-unknown = Não há nenhuma opção «{ $value }».
error-setup-game = Não há nenhum jogo «{ $value }».
error-setup-game-broken = O jogo «{ $value }» vem de outro pacote e não pode ser carregado ({ $location }).
error-setup-bot-seconds = «{ $value }» não é um número de segundos para a jogada de um bot.
error-setup-language = Não há nenhum idioma «{ $value }».
error-setup-players = O número de jogadores não pode ser «{ $value }».
error-setup-first = A partida não pode começar por «{ $value }».
error-setup-seat = Não há nenhum lugar «{ $value }» nesta partida.
error-setup-name = «{ $value }» não pode ser um nome: um nome tem { $expected } caracteres visíveis.
error-setup-name-twice = O nome «{ $value }» não pode servir para duas pessoas.
error-setup-dice = Não há dados do tipo «{ $value }».

## Bots

error-bot-unknown = Este jogo não tem nenhum bot «{ $value }».
error-bot-broken = O bot «{ $value }» vem de outro pacote e não pode ser carregado ({ $location }).
error-bot-too-few = São precisos pelo menos dois bots para os comparar; aqui só há «{ $value }».
error-bot-command = «{ $value }» não é um comando.
error-bot-program = O bot «{ $value }» não pode jogar: não há nenhum programa «{ $location }» que se possa executar.
error-bot-start = Não foi possível iniciar o bot «{ $value }». O sistema diz: { $location }.
error-bot-slow = O bot «{ $value }» não respondeu em { $location } segundos.
error-bot-died = O bot «{ $value }» terminou antes de responder ({ $location }).
error-bot-unreachable = Não foi possível contactar o bot «{ $value }» ({ $location }).
error-bot-answer = O bot «{ $value }» disse «{ $location }», o que não é uma resposta.
error-bot-illegal = O bot «{ $value }» escolheu «{ $location }», que não pode ser jogado agora.
error-bot-gave-up = O bot «{ $value }» desistiu: «{ $location }».
error-bot-failed = O bot «{ $value }» falhou ({ $location }).

## Voltar atrás

error-undo-nothing = Ainda não há nada para desfazer.
error-undo-past-roll = Isso não pode ser desfeito: entretanto rolaram-se dados ou tirou-se uma carta.

## Partidas guardadas

error-save-ambiguous = Há várias partidas guardadas que começam por «{ $value }»: { $expected }
error-save-in-use = A partida «{ $value }» está a ser jogada noutra janela. Sai dela primeiro.

## Registos

error-record-none = «{ $value }» não é o registo de uma partida.
error-record-no-games = Ainda nenhuma partida foi terminada aqui.
error-record-unreadable = Não é possível ler o registo «{ $value }».
error-record-json =
    { $given ->
        [no] O registo não é JSON correto.
       *[yes] «{ $value }» não é um registo em JSON correto.
    }
error-record-format = Este registo está no formato «{ $value }»; esta versão do Rollhouse lê o formato { $expected }.
error-record-game = Este registo é de um jogo que não existe aqui: «{ $value }».
error-record-rules = Este registo segue a versão «{ $value }» das regras do jogo; esta versão do Rollhouse joga a versão { $expected }.
error-record-setup =
    { $given ->
        [no] A preparação deste registo não pode ser jogada ({ $location }).
       *[yes] A preparação deste registo não pode ser jogada: «{ $value }» ({ $location }).
    }
error-record-seats = Os lugares deste registo são «{ $value }» quando deviam ser «{ $expected }».
error-record-tag = «{ $value }» não é uma etiqueta de um registo.
error-record-tag-twice = «{ $value }» repete uma etiqueta.
error-record-tag-missing = Falta a etiqueta «{ $value }».
error-record-malformed-move = A jogada { $location }, «{ $value }», não é uma jogada deste jogo.
error-record-illegal-move = A jogada { $location }, «{ $value }», não pode ser feita nesse momento.
error-record-comment = Há um comentário na jogada «{ $value }»; as jogadas são { $expected }.
error-record-comment-open = O comentário que começa por «{ $value }» não tem fim.
error-record-result = O registo diz que o resultado é «{ $value }»; as jogadas levam a «{ $expected }».
error-record-too-long = O registo é demasiado longo: «{ $value }», quando o máximo é «{ $expected }».

## Ficheiros de dados

error-data-unreadable = Não é possível ler o ficheiro «{ $value }».
error-data-toml = O ficheiro «{ $value }» não é TOML correto.
error-data-schema = O ficheiro «{ $value }» não contém o que devia.
error-data-content =
    { $placed ->
        [no] Há um erro no ficheiro «{ $value }».
       *[yes] Há um erro no ficheiro «{ $value }», em «{ $location }».
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

error-extra-missing = Para isto é preciso o pacote «{ $value }», que não está instalado. Instala-se com: { $location }

## Os outros

error-people-unknown = Não há aqui ninguém assim.
error-people-bad-link = Esta ligação já não serve: tem mais de uma semana, ou alguém já a usou. Pede outra.
error-people-self = És tu.
error-people-not-friends = Só podes convidar amigos.
error-people-not-open = Ali a partida já começou: ninguém mais se pode sentar.
error-people-too-many = Por agora chega: no máximo { $value }.

error-sync-address = «{ $value }» não é o endereço de uma casa.
error-sync-token = { $value } não conhece este token. «As tuas partidas» cria um lá.
error-sync-unreachable = { $value } não responde.
error-people-banned = Foste excluído desta casa. Ainda podes ver, levar o que é teu e apagá-lo.
error-people-banned-until = Foste excluído desta casa até { $value }. Ainda podes ver, levar o que é teu e apagá-lo.
error-admin-off = Esta casa não tem página de gestão: quem a gere define ROLLHOUSE_OPERATOR_TOKEN.
error-admin-token = Esse não é o código de quem gere.
error-admin-no-report = Não há denúncia aberta { $value }.
error-admin-what = «{ $value }» não se faz aqui; o que se faz: { $expected }.
error-setup-admin-token = ROLLHOUSE_OPERATOR_TOKEN é curto demais: { $expected } sinais ao acaso.
