# O que dizem todos os jogos e todos os programas.

## Pessoas e bots

common-name = { $seat }
common-name-person = { $name }
common-name-gone = Jogador { $number } (excluído)
# $bot é um dos nomes common-bot-…
common-name-bot = { $bot } (bot)
common-name-bot-numbered = { $bot } { $number } (bot)
common-bot-random = Aleatório
common-bot-greedy = Guloso
common-bot-newcomer = Estreante
common-bot-novice = Iniciante
common-bot-casual = Casual
common-bot-skilled = Experiente
common-bot-expert = Mestre
common-bot-perfect = Perfeito
common-noted = { $seat }: { $note }
# Dito por um bot de fora, quando outro jogou por ele
common-stand-in = Jogaram por mim. { $fault }
# Um lugar sem nome
common-seat = Lugar { $number }

## O acaso, quando uma pessoa responde com dados de verdade

common-menu-roll =
    { $count ->
        [one] Informar a rolagem de um dado
       *[other] Informar a rolagem de { $count } dados
    }
common-menu-first = Dizer quem começa
common-move-roll = Rolar { $dice }

## O fim de uma partida

# $winners é uma lista de nomes
common-event-won =
    { $count ->
        [one] Vitória de { $winners }.
       *[other] Vitória compartilhada: { $winners }.
    }

## Por que uma jogada é recusada, em qualquer jogo

common-why-over = A partida acabou.
common-why-no-chance = É a vez de { $seat }; agora não há nada para rolar nem sortear.
common-why-roll-count =
    { $count ->
        [one] A rolagem é de um dado só; aqui há { $rolled }.
       *[other] A rolagem é de { $count } dados; aqui há { $rolled }.
    }
common-why-roll-first =
    { $count ->
        [one] Antes é preciso rolar um dado.
       *[other] Antes é preciso rolar { $count } dados.
    }
common-why-chance-acts = Antes é preciso fazer um sorteio.
common-why-no-seat = Não existe lugar { $seat } nesta mesa.
common-why-not-listed = Essa não é uma das jogadas que você pode fazer agora.
common-why-dice-missing = Não dá para tirar { $chosen } dos dados que estão na mesa: { $dice }.

# Uma decisão sobre as regras, depois do título da seção que a explica
common-ruling = { $section }, { $ruling }
common-dice-promise = Este número fixa os dados desta partida; no final, “rollhouse verify” pode conferi-los: { $commitment }

## O que os dados conferidos provam, e para quem

# $names é uma lista de pessoas
common-proved-hidden = { $names }: cada pessoa acrescentou uma parte que ninguém mais podia conhecer antes de todas estarem comprometidas. Portanto, ninguém escolheu estes dados, nem mesmo quem administra o servidor e também joga aqui. Isso está provado para quem teve este selo anotado no próprio aparelho antes da primeira rolagem: { $seal }
common-proved-in-the-open = { $names }: parte acrescentada à vista de todos. Para essas pessoas, isto mostra que a casa não mudou seu segredo depois que a partida começou; mas alguém que conhecesse o segredo e acrescentasse a própria parte mais tarde poderia ter escolhido os dados.
common-proved-dropped = { $names }: a parte prometida não foi revelada, e os dados foram sorteados de novo sem ela. Em combinação com quem administra o servidor, dava para recusar uma série de dados desse jeito, mas não para escolher outra.
common-proved-trusting = { $names }: nada foi acrescentado. É preciso confiar que a casa não estava em conluio com todos os que acrescentaram.
common-proved-by-nobody = Nenhum lugar acrescentou nada de seu a estes dados. Portanto, isto mostra que eles não foram alterados depois que a partida começou, mas não que ninguém os tenha escolhido antes.
common-proved-again = São os dados de uma partida anterior, rolados de novo porque todos os que jogaram concordaram. Qualquer um podia conhecê-los de antemão.
common-proved-shared = Outros jogaram com estes dados em outra mesa. O registro dessa partida indica o mesmo número, o que mostra que os dados foram os mesmos: { $commitment }
