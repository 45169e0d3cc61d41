# O que foi recusado e por quê: uma frase error-<code> para cada código. Ela pode usar
#   $came   o que foi dado; $given é "no" quando não foi dado nada
#   $where  a jogada, o campo ou o ponto de um arquivo; $placed é "no" quando não há
#   $why, $allowed, $line
# Das últimas três, as que a frase não menciona são acrescentadas em volta dela.

error-at-line = Linha { $line }: { $text }
error-rule = (Regra: { $rule }.)
error-allowed = Opções aceitas: { $choices }.
error-and-more = { $shown } e mais { $more }

## Jogadas

error-move-malformed = “{ $value }” não é uma jogada deste jogo.
error-move-illegal = “{ $value }” não pode ser jogado agora.
error-move-stale = “{ $value }” era para a posição depois de { $location } jogadas, mas já foram feitas { $expected }.

## Posições em uma linha

error-position-malformed =
    { $placed ->
        [no] “{ $value }” não é uma posição deste jogo.
       *[yes] “{ $value }” não pode ser lido como parte de uma posição (campo: { $location }).
    }
error-position-impossible = “{ $value }” não pode acontecer em nenhuma partida (campo: { $location }).

## Preparação

error-setup-unknown = Não existe a opção “{ $value }”.
error-setup-game = Não existe o jogo “{ $value }”.
error-setup-game-broken = O jogo “{ $value }” vem de outro pacote e não pode ser carregado ({ $location }).
error-setup-bot-seconds = “{ $value }” não é um número de segundos para a jogada de um bot.
error-setup-language = Não existe o idioma “{ $value }”.
error-setup-players = O número de jogadores não pode ser “{ $value }”.
error-setup-first = A partida não pode começar por “{ $value }”.
error-setup-seat = Não existe o lugar “{ $value }” nesta partida.
error-setup-name = “{ $value }” não pode ser um nome: um nome tem { $expected } caracteres visíveis.
error-setup-name-twice = Duas pessoas não podem usar o mesmo nome, “{ $value }”.
error-setup-dice = Não existem dados do tipo “{ $value }”.

## Bots

error-bot-unknown = Este jogo não tem um bot “{ $value }”.
error-bot-broken = O bot “{ $value }” vem de outro pacote e não pode ser carregado ({ $location }).
error-bot-too-few = São necessários pelo menos dois bots para comparar; aqui só há “{ $value }”.
error-bot-command = “{ $value }” não é um comando.
error-bot-program = O bot “{ $value }” não pode jogar: não existe um programa “{ $location }” que possa ser executado.
error-bot-start = Não foi possível iniciar o bot “{ $value }”. O sistema diz: { $location }.
error-bot-slow = O bot “{ $value }” não respondeu em { $location } segundos.
error-bot-died = O bot “{ $value }” terminou antes de responder ({ $location }).
error-bot-unreachable = Não foi possível contatar o bot “{ $value }” ({ $location }).
error-bot-answer = O bot “{ $value }” disse “{ $location }”, o que não é uma resposta.
error-bot-illegal = O bot “{ $value }” escolheu “{ $location }”, que não pode ser jogado agora.
error-bot-gave-up = O bot “{ $value }” desistiu: “{ $location }”.
error-bot-failed = O bot “{ $value }” falhou ({ $location }).

## Desfazer

error-undo-nothing = Ainda não há nada para desfazer.
error-undo-past-roll = Isso não pode ser desfeito: depois disso já se rolaram dados ou se comprou uma carta.

## Partidas salvas

error-save-ambiguous = Várias partidas salvas começam com “{ $value }”: { $expected }
error-save-in-use = A partida “{ $value }” está sendo jogada em outra janela. Saia dela primeiro.

## Registros

error-record-none = “{ $value }” não é o registro de uma partida.
error-record-no-games = Nenhuma partida foi terminada aqui ainda.
error-record-unreadable = Não é possível ler o registro “{ $value }”.
error-record-json =
    { $given ->
        [no] O registro não é um JSON válido.
       *[yes] “{ $value }” não é um registro em JSON válido.
    }
error-record-format = Este registro está no formato “{ $value }”; esta versão do Rollhouse lê o formato { $expected }.
error-record-game = Este registro é de um jogo que não existe aqui: “{ $value }”.
error-record-rules = Este registro segue a versão “{ $value }” das regras do jogo; este Rollhouse joga a versão { $expected }.
error-record-setup =
    { $given ->
        [no] A preparação deste registro não pode ser jogada ({ $location }).
       *[yes] A preparação deste registro não pode ser jogada: “{ $value }” ({ $location }).
    }
error-record-seats = Os lugares deste registro são “{ $value }”, quando deveriam ser “{ $expected }”.
error-record-tag = “{ $value }” não é uma etiqueta de registro.
error-record-tag-twice = “{ $value }” repete uma etiqueta.
error-record-tag-missing = Falta a etiqueta “{ $value }”.
error-record-malformed-move = A jogada { $location }, “{ $value }”, não é uma jogada deste jogo.
error-record-illegal-move = A jogada { $location }, “{ $value }”, não pode ser feita ali.
error-record-comment = Há um comentário na jogada “{ $value }”; as jogadas são { $expected }.
error-record-comment-open = O comentário que começa com “{ $value }” não tem fim.
error-record-result = O registro diz que o resultado é “{ $value }”; as jogadas levam a “{ $expected }”.
error-record-too-long = O registro é longo demais: “{ $value }”, quando o máximo é “{ $expected }”.

## Arquivos de dados

error-data-unreadable = Não é possível ler o arquivo “{ $value }”.
error-data-toml = O arquivo “{ $value }” não é um TOML válido.
error-data-schema = O arquivo “{ $value }” não contém o que deveria.
error-data-content =
    { $placed ->
        [no] Há um erro no arquivo “{ $value }”.
       *[yes] Há um erro no arquivo “{ $value }”, em “{ $location }”.
    }

## Motivos

error-why-no-move = Não tem nenhuma das formas que uma jogada pode ter.
error-why-faces = Os dados mostram números de 1 a 6; “{ $faces }” não pode ser lido como dados.
error-why-number = Tem que ser um número inteiro de { $low } a { $high }.
error-why-whole = Tem que ser um número inteiro.
error-why-word = Essa palavra não serve aqui.
error-why-os = O sistema diz: { $reason }.
error-why-parser = O leitor diz: { $reason }.
error-why-not-text = Não é um texto em UTF-8.
error-why-too-large = Tem mais de { $most } bytes.
error-why-no-saved-game = Não há nenhuma partida salva com esse nome.
error-why-extra = Falta o pacote “{ $package }”. Para instalá-lo: pip install "rollhouse[{ $extra }]"

## Partes que não estão instaladas

error-extra-missing = Isto precisa do pacote “{ $value }”, que não está instalado. Para instalá-lo: { $location }

## Os outros

error-people-unknown = Não há ninguém assim aqui.
error-people-bad-link = Este link não vale mais: tem mais de uma semana, ou alguém já usou. Peça outro.
error-people-self = É você.
error-people-not-friends = Só dá para convidar amigos.
error-people-not-open = Lá a partida já começou: ninguém mais pode se sentar.
error-people-too-many = Por enquanto chega: no máximo { $value }.

error-sync-address = “{ $value }” não é o endereço de uma casa.
error-sync-token = { $value } não conhece este token. “Suas partidas” cria um lá.
error-sync-unreachable = { $value } não responde.
error-people-banned = Você foi banido desta casa. Ainda pode ver, levar o que é seu e apagar tudo.
error-people-banned-until = Você foi banido desta casa até { $value }. Ainda pode ver, levar o que é seu e apagar tudo.
error-admin-off = Esta casa não tem página de administração: quem cuida dela define ROLLHOUSE_OPERATOR_TOKEN.
error-admin-token = Esse não é o token de quem administra.
error-admin-no-report = Não há denúncia aberta { $value }.
error-admin-what = “{ $value }” não se faz aqui; o que se faz: { $expected }.
error-setup-admin-token = ROLLHOUSE_OPERATOR_TOKEN é curto demais: { $expected } caracteres aleatórios.
