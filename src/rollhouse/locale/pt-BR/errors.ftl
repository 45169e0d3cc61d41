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

error-move-malformed = “{ $came }” não é uma jogada deste jogo.
error-move-illegal = “{ $came }” não pode ser jogado agora.
error-move-stale = “{ $came }” era para a posição depois de { $where } jogadas, mas já foram feitas { $allowed }.

## Posições em uma linha

error-position-malformed =
    { $placed ->
        [no] “{ $came }” não é uma posição deste jogo.
       *[yes] “{ $came }” não pode ser lido como parte de uma posição (campo: { $where }).
    }
error-position-impossible = “{ $came }” não pode acontecer em nenhuma partida (campo: { $where }).

## Preparação

error-setup-unknown = Não existe a opção “{ $came }”.
error-setup-game = Não existe o jogo “{ $came }”.
error-setup-game-broken = O jogo “{ $came }” vem de outro pacote e não pode ser carregado ({ $where }).
error-setup-bot-seconds = “{ $came }” não é um número de segundos para a jogada de um bot.
error-setup-language = Não existe o idioma “{ $came }”.
error-setup-players = O número de jogadores não pode ser “{ $came }”.
error-setup-first = A partida não pode começar por “{ $came }”.
error-setup-seat = Não existe o lugar “{ $came }” nesta partida.
error-setup-name = “{ $came }” não pode ser um nome: um nome tem { $allowed } caracteres visíveis.
error-setup-name-twice = Duas pessoas não podem usar o mesmo nome, “{ $came }”.
error-setup-dice = Não existem dados do tipo “{ $came }”.

## Bots

error-bot-unknown = Este jogo não tem um bot “{ $came }”.
error-bot-broken = O bot “{ $came }” vem de outro pacote e não pode ser carregado ({ $where }).
error-bot-too-few = São necessários pelo menos dois bots para comparar; aqui só há “{ $came }”.
error-bot-command = “{ $came }” não é um comando.
error-bot-program = O bot “{ $came }” não pode jogar: não existe um programa “{ $where }” que possa ser executado.
error-bot-start = Não foi possível iniciar o bot “{ $came }”. O sistema diz: { $where }.
error-bot-slow = O bot “{ $came }” não respondeu em { $where } segundos.
error-bot-died = O bot “{ $came }” terminou antes de responder ({ $where }).
error-bot-unreachable = Não foi possível contatar o bot “{ $came }” ({ $where }).
error-bot-answer = O bot “{ $came }” disse “{ $where }”, o que não é uma resposta.
error-bot-illegal = O bot “{ $came }” escolheu “{ $where }”, que não pode ser jogado agora.
error-bot-gave-up = O bot “{ $came }” desistiu: “{ $where }”.
error-bot-failed = O bot “{ $came }” falhou ({ $where }).

## Desfazer

error-undo-nothing = Ainda não há nada para desfazer.
error-undo-past-roll = Isso não pode ser desfeito: depois disso já se rolaram dados ou se comprou uma carta.

## Partidas salvas

error-save-ambiguous = Várias partidas salvas começam com “{ $came }”: { $allowed }
error-save-in-use = A partida “{ $came }” está sendo jogada em outra janela. Saia dela primeiro.

## Registros

error-record-none = “{ $came }” não é o registro de uma partida.
error-record-no-games = Nenhuma partida foi terminada aqui ainda.
error-record-unreadable = Não é possível ler o registro “{ $came }”.
error-record-json =
    { $given ->
        [no] O registro não é um JSON válido.
       *[yes] “{ $came }” não é um registro em JSON válido.
    }
error-record-format = Este registro está no formato “{ $came }”; esta versão do Rollhouse lê o formato { $allowed }.
error-record-game = Este registro é de um jogo que não existe aqui: “{ $came }”.
error-record-rules = Este registro segue a versão “{ $came }” das regras do jogo; este Rollhouse joga a versão { $allowed }.
error-record-setup =
    { $given ->
        [no] A preparação deste registro não pode ser jogada ({ $where }).
       *[yes] A preparação deste registro não pode ser jogada: “{ $came }” ({ $where }).
    }
error-record-seats = Os lugares deste registro são “{ $came }”, quando deveriam ser “{ $allowed }”.
error-record-tag = “{ $came }” não é uma etiqueta de registro.
error-record-tag-twice = “{ $came }” repete uma etiqueta.
error-record-tag-missing = Falta a etiqueta “{ $came }”.
error-record-malformed-move = A jogada { $where }, “{ $came }”, não é uma jogada deste jogo.
error-record-illegal-move = A jogada { $where }, “{ $came }”, não pode ser feita ali.
error-record-comment = Há um comentário na jogada “{ $came }”; as jogadas são { $allowed }.
error-record-comment-open = O comentário que começa com “{ $came }” não tem fim.
error-record-result = O registro diz que o resultado é “{ $came }”; as jogadas levam a “{ $allowed }”.
error-record-too-long = O registro é longo demais: “{ $came }”, quando o máximo é “{ $allowed }”.

## Arquivos de dados

error-data-unreadable = Não é possível ler o arquivo “{ $came }”.
error-data-toml = O arquivo “{ $came }” não é um TOML válido.
error-data-schema = O arquivo “{ $came }” não contém o que deveria.
error-data-content =
    { $placed ->
        [no] Há um erro no arquivo “{ $came }”.
       *[yes] Há um erro no arquivo “{ $came }”, em “{ $where }”.
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

error-extra-missing = Isto precisa do pacote “{ $came }”, que não está instalado. Para instalá-lo: { $where }

## Os outros

error-people-unknown = Não há ninguém assim aqui.
error-people-bad-link = Este link não vale mais: tem mais de uma semana, ou alguém já usou. Peça outro.
error-people-self = É você.
error-people-not-friends = Só dá para convidar amigos.
error-people-not-open = Lá a partida já começou: ninguém mais pode se sentar.
error-people-too-many = Por enquanto chega: no máximo { $came }.

error-sync-address = “{ $came }” não é o endereço de uma casa.
error-sync-token = { $came } não conhece este token. “Suas partidas” cria um lá.
error-sync-unreachable = { $came } não responde.
error-people-banned = Você foi banido desta casa. Ainda pode ver, levar o que é seu e apagar tudo.
error-people-banned-until = Você foi banido desta casa até { $came }. Ainda pode ver, levar o que é seu e apagar tudo.
error-operator-off = Esta casa não tem página de administração: quem cuida dela define ROLLHOUSE_OPERATOR_TOKEN.
error-operator-token = Esse não é o token de quem administra.
error-operator-no-report = Não há denúncia aberta { $came }.
error-operator-what = “{ $came }” não se faz aqui; o que se faz: { $allowed }.
error-setup-operator-token = ROLLHOUSE_OPERATOR_TOKEN é curto demais: { $allowed } caracteres aleatórios.
