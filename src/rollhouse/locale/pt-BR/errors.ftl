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
        [no] “{ $came }” não é uma posição válida deste jogo.
       *[yes] “{ $came }” não é válido em uma posição (campo: { $where }).
    }
error-position-impossible = “{ $came }” não pode acontecer em nenhuma partida (campo: { $where }).

## Preparação

error-setup-unknown = Não existe a opção “{ $came }”.
error-setup-game = Não existe o jogo “{ $came }”.
error-setup-game-broken = O jogo “{ $came }” vem de outro pacote e não pode ser carregado ({ $where }).
error-setup-bot-seconds = Número de segundos por jogada de um bot inválido: “{ $came }”.
error-setup-language = Não existe o idioma “{ $came }”.
error-setup-players = Número de jogadores inválido: “{ $came }”.
error-setup-first = Primeiro jogador inválido: “{ $came }”.
error-setup-seat = Não existe o lugar “{ $came }” nesta partida.
error-setup-name = Nome inválido: “{ $came }”. Um nome tem { $allowed } caracteres visíveis.
error-setup-name-twice = Dois jogadores não podem ter o mesmo nome: “{ $came }”.
error-setup-dice = Não existem dados do tipo “{ $came }”.

## Bots

error-bot-unknown = Este jogo não tem um bot “{ $came }”.
error-bot-broken = O bot “{ $came }” vem de outro pacote e não pode ser carregado ({ $where }).
error-bot-too-few = São necessários pelo menos dois bots para comparar; aqui só há “{ $came }”.
error-bot-command = “{ $came }” não é uma linha de comando válida.
error-bot-program = Não é possível iniciar o bot “{ $came }”: “{ $where }” não é um programa executável.
error-bot-start = Não foi possível iniciar o bot “{ $came }”. Erro do sistema: { $where }.
error-bot-slow = O bot “{ $came }” não respondeu em { $where } segundos.
error-bot-died = O bot “{ $came }” terminou antes de responder ({ $where }).
error-bot-unreachable = Não foi possível contatar o bot “{ $came }” ({ $where }).
error-bot-answer = O bot “{ $came }” enviou uma resposta inválida: “{ $where }”.
error-bot-illegal = O bot “{ $came }” escolheu “{ $where }”, que não pode ser jogado agora.
error-bot-gave-up = O bot “{ $came }” desistiu: “{ $where }”.
error-bot-failed = O bot “{ $came }” falhou ({ $where }).

## Desfazer

error-undo-nothing = Não há nada para desfazer.
error-undo-past-roll = Isso não pode ser desfeito: depois disso já se rolaram dados ou se comprou uma carta.

## Partidas salvas

error-save-ambiguous = Várias partidas salvas começam com “{ $came }”: { $allowed }
error-save-in-use = A partida “{ $came }” está aberta em outra janela. Feche-a lá primeiro.

## Registros

error-record-none = “{ $came }” não é o registro de uma partida.
error-record-no-games = Você ainda não tem partidas terminadas aqui.
error-record-unreadable = Não é possível ler o registro “{ $came }”.
error-record-json =
    { $given ->
        [no] O registro não é JSON válido.
       *[yes] O registro “{ $came }” não é JSON válido.
    }
error-record-format = Este registro está no formato “{ $came }”; esta versão do Rollhouse lê o formato { $allowed }.
error-record-game = Este registro é de um jogo que não está instalado: “{ $came }”.
error-record-rules = Este registro segue a versão “{ $came }” das regras do jogo; este Rollhouse joga a versão { $allowed }.
error-record-setup =
    { $given ->
        [no] A preparação deste registro é inválida ({ $where }).
       *[yes] A preparação deste registro é inválida: “{ $came }” ({ $where }).
    }
error-record-seats = Os lugares deste registro são “{ $came }”, quando deveriam ser “{ $allowed }”.
error-record-tag = “{ $came }” não é uma etiqueta válida.
error-record-tag-twice = A etiqueta “{ $came }” aparece duas vezes.
error-record-tag-missing = Falta a etiqueta “{ $came }”.
error-record-malformed-move = A jogada { $where }, “{ $came }”, não é uma jogada deste jogo.
error-record-illegal-move = A jogada { $where }, “{ $came }”, não pode ser feita ali.
error-record-comment = Há um comentário na jogada “{ $came }”; as jogadas estão numeradas { $allowed }.
error-record-comment-open = O comentário que começa com “{ $came }” não está fechado.
error-record-result = O registro diz que o resultado é “{ $came }”; as jogadas levam a “{ $allowed }”.
error-record-too-long = O registro é longo demais: “{ $came }”, quando o máximo é “{ $allowed }”.

## Arquivos de dados

error-data-unreadable = Não é possível ler o arquivo “{ $came }”.
error-data-toml = O arquivo “{ $came }” não é TOML válido.
error-data-schema = O arquivo “{ $came }” não tem o conteúdo esperado.
error-data-content =
    { $placed ->
        [no] Há um erro no arquivo “{ $came }”.
       *[yes] Há um erro no arquivo “{ $came }”, em “{ $where }”.
    }

## Motivos

error-why-no-move = Não tem a forma de uma jogada.
error-why-faces = Os dados mostram números de 1 a 6; “{ $faces }” não pode ser lido como dados.
error-why-number = Tem que ser um número inteiro de { $low } a { $high }.
error-why-whole = Tem que ser um número inteiro.
error-why-word = Esse valor não é aceito.
error-why-os = Erro do sistema: { $reason }.
error-why-parser = Erro de leitura: { $reason }.
error-why-not-text = Não é texto UTF-8 válido.
error-why-too-large = Tem mais de { $most } bytes.
error-why-no-saved-game = Não há nenhuma partida salva com esse nome.
error-why-extra = Falta o pacote “{ $package }”. Para instalá-lo: pip install "rollhouse[{ $extra }]"

## Partes que não estão instaladas

error-extra-missing = Isto precisa do pacote “{ $came }”, que não está instalado. Para instalá-lo: { $where }

## Os outros

error-people-unknown = Usuário não encontrado.
error-people-bad-link = Este link já foi usado ou tem mais de uma semana. Peça outro.
error-people-self = Você não pode fazer isso consigo mesmo.
error-people-not-friends = Só dá para convidar amigos.
error-people-not-open = A partida já começou: não dá mais para entrar.
error-people-too-many = Limite atingido ({ $came }).

error-sync-address = “{ $came }” não é o endereço de um servidor Rollhouse.
error-sync-token = Token inválido para { $came }. Você pode criar um lá, em “Suas partidas”.
error-sync-unreachable = { $came } não responde.
error-people-banned = Você foi banido. Ainda pode assistir, exportar seus dados e excluir sua conta.
error-people-banned-until = Você foi banido até { $came }. Ainda pode assistir, exportar seus dados e excluir sua conta.
error-operator-off = A página de administração está desligada. Para ligá-la, defina ROLLHOUSE_OPERATOR_TOKEN no servidor.
error-operator-token = Token de administração inválido.
error-operator-no-report = Não há denúncia aberta { $came }.
error-operator-what = Não há nenhuma ação “{ $came }”. Ações: { $allowed }.
error-setup-operator-token = ROLLHOUSE_OPERATOR_TOKEN é curto demais. Use pelo menos { $allowed } caracteres aleatórios.
