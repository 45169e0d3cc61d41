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
        [no] “{ $value }” não é uma posição válida deste jogo.
       *[yes] “{ $value }” não é válido em uma posição (campo: { $location }).
    }
error-position-impossible = “{ $value }” não pode acontecer em nenhuma partida (campo: { $location }).

## Preparação

error-setup-unknown = Não existe a opção “{ $value }”.
error-setup-game = Não existe o jogo “{ $value }”.
error-setup-game-broken = O jogo “{ $value }” vem de outro pacote e não pode ser carregado ({ $location }).
error-setup-bot-seconds = Número de segundos por jogada de um bot inválido: “{ $value }”.
error-setup-language = Não existe o idioma “{ $value }”.
error-setup-players = Número de jogadores inválido: “{ $value }”.
error-setup-first = Primeiro jogador inválido: “{ $value }”.
error-setup-seat = Não existe o lugar “{ $value }” nesta partida.
error-setup-name = Nome inválido: “{ $value }”. Um nome tem { $expected } caracteres visíveis.
error-setup-name-twice = Dois jogadores não podem ter o mesmo nome: “{ $value }”.
error-setup-dice = Não existem dados do tipo “{ $value }”.

## Bots

error-bot-unknown = Este jogo não tem um bot “{ $value }”.
error-bot-broken = O bot “{ $value }” vem de outro pacote e não pode ser carregado ({ $location }).
error-bot-too-few = São necessários pelo menos dois bots para comparar; aqui só há “{ $value }”.
error-bot-command = “{ $value }” não é uma linha de comando válida.
error-bot-program = Não é possível iniciar o bot “{ $value }”: “{ $location }” não é um programa executável.
error-bot-start = Não foi possível iniciar o bot “{ $value }”. Erro do sistema: { $location }.
error-bot-slow = O bot “{ $value }” não respondeu em { $location } segundos.
error-bot-died = O bot “{ $value }” terminou antes de responder ({ $location }).
error-bot-unreachable = Não foi possível contatar o bot “{ $value }” ({ $location }).
error-bot-answer = O bot “{ $value }” enviou uma resposta inválida: “{ $location }”.
error-bot-illegal = O bot “{ $value }” escolheu “{ $location }”, que não pode ser jogado agora.
error-bot-gave-up = O bot “{ $value }” desistiu: “{ $location }”.
error-bot-failed = O bot “{ $value }” falhou ({ $location }).

## Desfazer

error-undo-nothing = Não há nada para desfazer.
error-undo-past-roll = Isso não pode ser desfeito: depois disso já se rolaram dados ou se comprou uma carta.

## Partidas salvas

error-save-ambiguous = Várias partidas salvas começam com “{ $value }”: { $expected }
error-save-in-use = A partida “{ $value }” está aberta em outra janela. Feche-a lá primeiro.

## Registros

error-record-none = “{ $value }” não é o registro de uma partida.
error-record-no-games = Você ainda não tem partidas terminadas aqui.
error-record-unreadable = Não é possível ler o registro “{ $value }”.
error-record-json =
    { $given ->
        [no] O registro não é JSON válido.
       *[yes] O registro “{ $value }” não é JSON válido.
    }
error-record-format = Este registro está no formato “{ $value }”; esta versão do Rollhouse lê o formato { $expected }.
error-record-game = Este registro é de um jogo que não está instalado: “{ $value }”.
error-record-rules = Este registro segue a versão “{ $value }” das regras do jogo; este Rollhouse joga a versão { $expected }.
error-record-setup =
    { $given ->
        [no] A preparação deste registro é inválida ({ $location }).
       *[yes] A preparação deste registro é inválida: “{ $value }” ({ $location }).
    }
error-record-seats = Os lugares deste registro são “{ $value }”, quando deveriam ser “{ $expected }”.
error-record-tag = “{ $value }” não é uma etiqueta válida.
error-record-tag-twice = A etiqueta “{ $value }” aparece duas vezes.
error-record-tag-missing = Falta a etiqueta “{ $value }”.
error-record-malformed-move = A jogada { $location }, “{ $value }”, não é uma jogada deste jogo.
error-record-illegal-move = A jogada { $location }, “{ $value }”, não pode ser feita ali.
error-record-comment = Há um comentário na jogada “{ $value }”; as jogadas estão numeradas { $expected }.
error-record-comment-open = O comentário que começa com “{ $value }” não está fechado.
error-record-result = O registro diz que o resultado é “{ $value }”; as jogadas levam a “{ $expected }”.
error-record-too-long = O registro é longo demais: “{ $value }”, quando o máximo é “{ $expected }”.

## Arquivos de dados

error-data-unreadable = Não é possível ler o arquivo “{ $value }”.
error-data-toml = O arquivo “{ $value }” não é TOML válido.
error-data-schema = O arquivo “{ $value }” não tem o conteúdo esperado.
error-data-content =
    { $placed ->
        [no] Há um erro no arquivo “{ $value }”.
       *[yes] Há um erro no arquivo “{ $value }”, em “{ $location }”.
    }

## Motivos

error-why-no-move = Não tem a forma de uma jogada.
error-why-faces = Os dados mostram números de 1 a 6; “{ $faces }” não pode ser lido como dados.
error-why-number = Tem que ser um número inteiro de { $low } a { $high }.
error-why-only = Tem que ser { $low }.
error-why-whole = Tem que ser um número inteiro.
error-why-word = Esse valor não é aceito.
error-why-os = Erro do sistema: { $reason }.
error-why-parser = Erro de leitura: { $reason }.
error-why-not-text = Não é texto UTF-8 válido.
error-why-too-large = Tem mais de { $most } bytes.
error-why-no-saved-game = Não há nenhuma partida salva com esse nome.
error-why-extra = Falta o pacote “{ $package }”. Para instalá-lo: pip install "rollhouse[{ $extra }]"

## Partes que não estão instaladas

error-extra-missing = Isto precisa do pacote “{ $value }”, que não está instalado. Para instalá-lo: { $location }

## Os outros

error-people-unknown = Usuário não encontrado.
error-people-bad-link = Este link já foi usado ou tem mais de uma semana. Peça outro.
error-people-self = Você não pode fazer isso consigo mesmo.
error-people-not-friends = Este jogador só aceita convites de amigos.
error-people-too-many-requests = Muitos dos seus pedidos de amizade ainda estão sem resposta.
error-people-name-taken = Outro jogador tem o nome { $value }, ou um que parece igual. Escolha outro.
error-people-not-open = A partida já começou: não dá mais para entrar.
error-people-blocked = Você não pode jogar aqui: um de vocês bloqueou o outro.
error-people-too-many = Limite atingido ({ $value }).

error-sync-address = “{ $value }” não é o endereço de um servidor Rollhouse.
error-sync-token = Nenhum token válido para { $value }. Crie um lá, em “Conta”, e passe-o a `rollhouse login`.
error-sync-unreachable = { $value } não responde.
error-people-scope = Este token serve { $value ->
    [upload] apenas para enviar partidas
    [play] para jogar, não para mudar configurações
   *[other] para outra coisa
}.
error-people-browser-only = Só um navegador conectado pode fazer isso, não um programa.
error-people-confirm = Confirme primeiro que é você: com sua chave de acesso ou um código de recuperação.
error-people-banned = Você foi banido. Ainda pode assistir, exportar seus dados e excluir sua conta.
error-people-banned-until = Você foi banido até { $value }. Ainda pode assistir, exportar seus dados e excluir sua conta.
error-admin-off = A página de administração está desligada. Para ligá-la, defina ROLLHOUSE_ADMIN_TOKEN no servidor.
error-admin-token = Token de administração inválido.
error-admin-no-report = Não há denúncia aberta { $value }.
error-admin-no-message = Esta mensagem não existe.
error-admin-what = Não há nenhuma ação “{ $value }”. Ações: { $expected }.
error-admin-arguments = “{ $value }” recebeu argumentos errados. Uso: { $expected }
error-admin-days = “{ $value }” não é um número de dias de banimento, ou o motivo é longo demais.
error-client-link = “{ $value }” não é o link de uma mesa.
error-client-unreachable = O servidor “{ $value }” não está acessível.
error-client-refused = { $value }
error-client-gone = O servidor não deixa mais você entrar nesta mesa. { $value }
error-client-offline = Não enviado: não há conexão com o servidor.
error-record-empty-folder = Não há registros de partidas em “{ $value }”.
error-setup-exec-bot-name = “{ $value }” é o nome de um bot incluído. Escolha outro nome.
error-setup-admin-token = ROLLHOUSE_ADMIN_TOKEN é curto demais. Use pelo menos { $expected } caracteres aleatórios.
