# O jogo em ecrã inteiro. As teclas e as cartas têm pouco espaço: ser breve.

terminal-resumed = Olá de novo. A partida continua onde a deixaste.
terminal-not-saved = Não foi possível guardar ({ $reason }), por isso nada foi jogado. Tenta outra vez.
terminal-undone =
    { $count ->
        [one] Uma jogada desfeita.
       *[other] { $count } jogadas desfeitas.
    }
terminal-too-small = O jogo precisa de { $width } × { $height } caracteres; esta janela tem { $columns } × { $rows }. Aumenta-a, ou diminui as letras; q sai. Com --plain, o tamanho não importa.
terminal-no-answer = Isso ainda não responde à pergunta.
terminal-can-undo = Ainda podes desfazer isto: u.
terminal-stop-again = Todos os jogadores concordam em parar? Então carrega outra vez em x.

## Who is asked

terminal-ask-roll = { $seat }, rola os dados quando quiseres.
terminal-is-playing = { $seat } está a jogar…
terminal-is-dealt = A preparar a mesa…
terminal-is-over = A partida terminou

## Keys

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
terminal-key-log = Registo
terminal-key-theme = Claro/escuro
terminal-key-quit = Sair
terminal-key-hurry = Acelerar
terminal-key-result = Resultado
terminal-key-rematch = Desforra
join-key-chat = Conversa
join-ask-name = O teu nome:
join-seat = Lugar { $number }: { $name }
join-waiting = À espera do início da partida…
join-begin = Todos os lugares estão ocupados. A mesa é tua: escreve { $command } para começar a partida.
join-connected = Ligação restabelecida.
join-said = { $name }: { $text }
join-commands = Escreve um número ou uma jogada. +TEXTO escreve aos outros; /hello, /good-luck, /well-played, /lucky, /oops e /thanks são reações. u: desfazer, s: a posição, r: regras, q: sair.

## Help

terminal-help-title = Ajuda
terminal-help-keys = Teclas
terminal-help-search = Procurar
terminal-help-nothing = Nada encontrado.
terminal-help-footer = ↑ ↓ secção · ← → deslizar · / procurar · Esc fechar
terminal-help-key-enter = rolar, pontuar ou colocar, conforme a linha acima das teclas
terminal-help-key-letters = escolher uma carta; outra vez para confirmar
terminal-help-key-digits = marcar um dado com este número; outra vez para o seguinte
terminal-help-key-arrows = andar pelos dados e pelas cartas
terminal-help-key-space = marcar o dado ou escolher a carta onde estás
terminal-help-key-invert = marcar antes todos os outros dados
terminal-help-key-escape = limpar a escolha
terminal-help-key-undo = desfazer a tua última jogada; entre pessoas, nunca para lá de um lançamento
terminal-help-key-stop = acabar uma partida que está parada, se todos concordarem
terminal-help-key-hurry = não esperar pelos bots
terminal-help-key-hint = uma dica: primeiro para onde olhar, depois a jogada
terminal-help-key-coach = ligar ou desligar o treinador: avisa antes de uma jogada que custe muito
terminal-help-key-chances = ligar ou desligar o painel de hipóteses: quanto vale cada tipo de jogada
terminal-help-key-report = a análise, quando a partida terminar
terminal-help-key-help = esta ajuda; numa carta, a regra dessa carta
terminal-help-key-rules = as regras do jogo
terminal-help-key-log = rever o que aconteceu
terminal-help-key-theme = claro ou escuro
terminal-help-key-quit = sair; a partida fica guardada

## The end

terminal-end-look = Ver a mesa
terminal-end-leave = Sair
terminal-end-kept = O registo desta partida: { $path }

## Both games

terminal-points =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }

## A recorded game

replay-place = jogada { $ply } de { $last }
replay-value = { $seat } { $value }
replay-value-turns = { $seat }: { $turns } turnos ao todo
replay-estimate = uma estimativa
# $mark is «Mistake» or «Blunder», $cost «4.2 points of winning chance»
replay-mark = { $mark }: custou { $cost }.
replay-better = Melhor: { $move }
# $luck is a part of the win, or turns, with its sign
replay-luck = Sorte de { $seat }: { $luck }
replay-key-next = Jogada seguinte
replay-key-back = Atrás
replay-key-turn = Turno seguinte
replay-key-start = Início
replay-key-end = Fim
replay-key-error = Erro seguinte

## A new game

chooser-title = Nova partida
chooser-game = Jogo
# The player of a seat: a person at the keyboard, or none
chooser-person = Pessoa
chooser-empty = Vazio
chooser-key-play = Jogar
chooser-key-move = Mover
chooser-key-change = Mudar

## Ao lado do formulário

overview-running = Partidas em curso
overview-today = Hoje
overview-learn = Aprender
overview-finished = Partidas terminadas
overview-none-finished = Ainda não terminaste nenhuma partida.
# $players is a list of names; $remark is “12 moves” or “won”
overview-game = { $game }: { $players }, { $remark }
overview-moves = { $moves ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
}
overview-result = { $result ->
    [won] ganha
    [shared] partilhada
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
    [one] Ganhas contra bots: { $won } de uma.
   *[other] Ganhas contra bots: { $won } das últimas { $count }.
}
chooser-key-open = Abrir
