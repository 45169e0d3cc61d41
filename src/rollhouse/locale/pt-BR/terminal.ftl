# O jogo em tela cheia. As teclas e as cartas têm pouco espaço: seja breve.

terminal-resumed = Que bom ver você de novo. A partida continua de onde parou.
terminal-not-saved = Não foi possível salvar ({ $reason }); por isso, nada foi jogado. Tente de novo.
terminal-undone =
    { $count ->
        [one] Uma jogada desfeita.
       *[other] { $count } jogadas desfeitas.
    }
terminal-too-small = O jogo precisa de { $width } × { $height } caracteres; esta janela tem { $columns } × { $rows }. Aumente a janela ou diminua as letras; q sai. Com --plain, o tamanho não importa.
terminal-no-answer = Isso ainda não responde à pergunta.
terminal-can-undo = Ainda dá para desfazer isso: u.
terminal-stop-again = Todos os jogadores concordam em parar? Então aperte x mais uma vez.

## De quem é a vez

terminal-ask-roll = { $seat }, role os dados quando quiser.
terminal-is-playing = { $seat } está jogando…
terminal-is-dealt = Preparando a mesa…
terminal-is-over = A partida acabou

## Teclas

terminal-key-roll = Rolar
terminal-key-choose = Escolher
terminal-key-enter = Confirmar
terminal-key-back = Voltar
terminal-key-mark = Marcar
terminal-key-invert = Inverter
terminal-key-undo = Desfazer
terminal-key-stop = Parar
terminal-key-help = Ajuda
terminal-key-rules = Regras
terminal-key-log = Histórico
terminal-key-theme = Claro/escuro
terminal-key-quit = Sair
terminal-key-hurry = Acelerar
terminal-key-result = Resultado
terminal-key-rematch = Revanche
join-key-chat = Conversa
join-ask-name = Seu nome:
join-seat = Lugar { $number }: { $name }
join-waiting = Aguardando o início da partida…
join-begin = Todos os lugares estão ocupados. A mesa é sua: digite { $command } para começar a partida.
join-connected = Conexão restabelecida.
join-said = { $name }: { $text }
join-commands = Digite um número ou uma jogada. +TEXTO escreve para os outros; /hello, /good-luck, /well-played, /lucky, /oops e /thanks são reações. u: desfazer, s: a posição, r: regras, q: sair.

## Ajuda

terminal-help-title = Ajuda
terminal-help-keys = Teclas
terminal-help-search = Buscar
terminal-help-nothing = Nada encontrado.
terminal-help-footer = ↑ ↓ seção · ← → rolar o texto · / buscar · Esc fechar
terminal-help-key-enter = rolar, pontuar ou colocar, conforme a linha acima das teclas
terminal-help-key-letters = escolher uma carta; de novo para confirmar
terminal-help-key-digits = marcar um dado com este número; de novo para o próximo
terminal-help-key-arrows = andar pelos dados e pelas cartas
terminal-help-key-space = marcar o dado ou escolher a carta em que você está
terminal-help-key-invert = marcar todos os outros dados em vez destes
terminal-help-key-escape = limpar a escolha
terminal-help-key-undo = desfazer sua última jogada; entre pessoas, nunca além de uma rolagem
terminal-help-key-stop = encerrar uma partida que está parada, se todos concordarem
terminal-help-key-hurry = não esperar pelos bots
terminal-help-key-hint = uma dica: primeiro o que observar, depois a jogada
terminal-help-key-coach = ligar ou desligar o treinador: um aviso antes de uma jogada que custa muito
terminal-help-key-chances = ligar ou desligar o painel de chances: quanto vale cada tipo de jogada
terminal-help-key-report = a análise, quando a partida acabar
terminal-help-key-help = esta ajuda; em uma carta, a regra dessa carta
terminal-help-key-rules = as regras do jogo
terminal-help-key-log = rever o que aconteceu
terminal-help-key-theme = claro ou escuro
terminal-help-key-quit = sair; a partida fica salva

## O fim

terminal-end-look = Ver a mesa
terminal-end-leave = Sair
terminal-end-kept = O registro desta partida: { $path }

## Os dois jogos

terminal-points =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }

## Uma partida gravada

replay-place = jogada { $ply } de { $last }
replay-value = { $seat } { $value }
replay-value-turns = { $seat }: { $turns } turnos ao todo
replay-estimate = estimativa
# $mark é “Erro” ou “Erro grave”, $cost “4,2 pontos percentuais de chance de vitória”
replay-mark = { $mark }: custou { $cost }.
replay-better = Melhor: { $move }
# $luck é uma parte da vitória, ou turnos, com o sinal
replay-luck = Sorte de { $seat }: { $luck }
replay-key-next = Próxima jogada
replay-key-back = Anterior
replay-key-turn = Próximo turno
replay-key-start = Início
replay-key-end = Fim
replay-key-error = Próximo erro

## Uma nova partida

chooser-title = Nova partida
chooser-game = Jogo
# Quem ocupa um lugar: alguém no teclado, ou ninguém
chooser-person = Pessoa
chooser-empty = Vazio
chooser-key-play = Jogar
chooser-key-move = Mover
chooser-key-change = Mudar

## Ao lado do formulário

overview-running = Partidas em andamento
overview-today = Hoje
overview-learn = Aprender
overview-finished = Partidas terminadas
overview-none-finished = Você ainda não terminou nenhuma partida.
# $players is a list of names; $remark is “12 moves” or “won”
overview-game = { $game }: { $players }, { $remark }
overview-moves = { $moves ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
}
overview-result = { $result ->
    [won] vencida
    [shared] dividida
    [lost] perdida
   *[none] terminada
}
overview-puzzle = Problema do dia: { $game }
overview-train = Treinar com os próprios erros
overview-lessons = { $game }: { $count ->
    [one] uma lição
   *[other] { $count } lições
}
overview-won = { $count ->
    [one] Vencidas contra bots: { $won } de uma.
   *[other] Vencidas contra bots: { $won } das últimas { $count }.
}
chooser-key-open = Abrir
