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

## Preparação

error-setup-unknown = Não há nenhuma opção «{ $came }».
error-setup-game = Não há nenhum jogo «{ $came }».
error-setup-language = Não há nenhuma língua «{ $came }».
error-setup-players = O número de jogadores não pode ser «{ $came }».
error-setup-first = O jogo não pode começar por «{ $came }».
error-setup-seat = Não há nenhum lugar «{ $came }» nesta partida.
error-setup-name = «{ $came }» não pode ser um nome: um nome tem { $allowed } caracteres visíveis.
error-setup-name-twice = O nome «{ $came }» não pode servir para duas pessoas.
error-setup-dice = Não há dados do tipo «{ $came }».

## Bots

error-bot-unknown = Este jogo não tem nenhum bot «{ $came }».

## Voltar atrás

error-undo-nothing = Ainda não há nada para desfazer.
error-undo-past-roll = Isso não pode ser desfeito: entretanto lançaram-se dados ou tirou-se uma carta.

## Registos

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
error-why-no-saved-game = Não há nenhum jogo guardado com esse nome.
