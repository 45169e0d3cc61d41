# O que dizem todos os jogos e todos os programas.

## Pessoas e bots

common-name = { $seat }
common-name-person = { $name }
common-name-gone = Jogador { $number } (apagado)
# $bot é um dos nomes common-bot-…
common-name-bot = { $bot } (bot)
common-name-bot-numbered = { $bot } { $number } (bot)
common-bot-random = Acaso
common-bot-greedy = Ávido
common-bot-newcomer = Estreante
common-bot-novice = Principiante
common-bot-casual = Ocasional
common-bot-skilled = Experiente
common-bot-expert = Perito
common-bot-perfect = Perfeito
common-noted = { $seat }: { $note }
# Dito por um bot de fora, quando outro jogou por ele
common-stand-in = Jogaram por mim. { $fault }
# Um lugar sem nome
common-seat = Lugar { $number }

## O acaso, quando uma pessoa responde com dados verdadeiros

common-menu-roll =
    { $count ->
        [one] Introduzir o lançamento de um dado
       *[other] Introduzir o lançamento de { $count } dados
    }
common-menu-first = Dizer quem começa
common-move-roll = Rolar { $dice }

## O fim de uma partida

# $winners é uma lista de nomes
common-event-won =
    { $count ->
        [one] Vitória de { $winners }.
       *[other] Vitória partilhada: { $winners }.
    }

## Porque é que uma jogada é recusada, em qualquer jogo

common-why-over = A partida terminou.
common-why-no-chance = É a vez de { $seat }; agora não há nada para rolar nem para tirar.
common-why-roll-count =
    { $count ->
        [one] O lançamento é de um só dado; aqui há { $rolled }.
       *[other] O lançamento é de { $count } dados; aqui há { $rolled }.
    }
common-why-roll-first =
    { $count ->
        [one] Primeiro é preciso rolar um dado.
       *[other] Primeiro é preciso rolar { $count } dados.
    }
common-why-chance-acts = Primeiro é preciso tirar à sorte.
common-why-no-seat = Não há lugar { $seat } nesta mesa.
common-why-not-listed = Esta não é uma das jogadas que podes fazer agora.
common-why-dice-missing = Não podes tirar { $chosen } dos dados que estão na mesa: { $dice }.

# Uma decisão sobre as regras, depois do título da secção que a conta
common-ruling = { $section }, { $ruling }
common-dice-promise = Os dados desta partida ficam fixados por este número; no fim, «rollhouse verify» pode verificá-los: { $commitment }

## O que os dados verificados provam, e a quem

# $names é uma lista de pessoas
common-proved-hidden = { $names }: cada um juntou uma parte que mais ninguém podia conhecer antes de todos estarem comprometidos. Ninguém escolheu, pois, estes dados, nem sequer quem gere o servidor e também joga aqui. Isto fica provado para todos aqueles cujo dispositivo tenha anotado este selo antes do primeiro lançamento: { $seal }
common-proved-in-the-open = { $names }: parte acrescentada à vista de todos. Isto mostra-lhes que a casa não mudou o seu segredo depois de a partida começar; mas quem conhecesse esse segredo e juntasse a sua parte mais tarde podia ter escolhido os dados.
common-proved-dropped = { $names }: a parte prometida não foi revelada, e os dados foram sorteados de novo sem ela. De combinação com quem gere o servidor, era possível recusar assim uma série de dados, mas não escolher outra.
common-proved-trusting = { $names }: nada acrescentado. Têm de confiar que a casa não estava em conluio com todos os que acrescentaram.
common-proved-by-nobody = Nenhum lugar acrescentou nada de seu a estes dados. Por isso, isto mostra que não foram alterados depois de a partida começar, mas não que ninguém os tenha escolhido antes.
common-proved-again = São os dados de uma partida anterior, rolados de novo porque todos os que jogaram concordaram. Toda a gente os podia conhecer de antemão.
common-proved-shared = Outros jogaram com estes dados noutra mesa. O registo dessa partida indica o mesmo número, o que mostra que os dados foram os mesmos: { $commitment }
