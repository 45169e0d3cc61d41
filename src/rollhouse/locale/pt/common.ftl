# O que dizem todos os jogos e todos os programas.

## Pessoas e bots

common-name = { $seat }
common-name-person = { $name }
common-name-gone = Jogador { $number } (apagado)
# $bot é um dos nomes common-bot-…
common-name-bot-own = { $name } ({ $bot })
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
common-level-newcomer = ainda está a aprender as regras e comete muitas vezes grandes erros
common-level-novice = acabou de aprender as regras; sabe o que é bom, mas muitas vezes joga outra coisa
common-level-casual = joga de vez em quando e comete pequenos erros
common-level-skilled = joga bem e comete poucos erros, quase sempre pequenos
common-noted = { $seat }: { $note }
common-stop-wanted = { $seat } concorda em parar.
common-stop-declined = { $seat } prefere continuar.
common-order-followed = Foi seguida uma instrução de { $seat }.
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
common-menu-first = Escolher quem começa
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
        [one] O lançamento é de um só dado; indicaste { $rolled }.
       *[other] O lançamento é de { $count } dados; indicaste { $rolled }.
    }
common-why-roll-first =
    { $count ->
        [one] Primeiro é preciso rolar um dado.
       *[other] Primeiro é preciso rolar { $count } dados.
    }
common-why-chance-acts = Primeiro é preciso tirar à sorte.
common-why-no-seat = Não há lugar { $seat } nesta mesa.
common-why-not-listed = Esta jogada não é possível agora.
common-why-dice-missing = Não podes tirar { $chosen } dos dados que estão na mesa: { $dice }.

# Uma decisão sobre as regras, depois do título da secção que a conta
common-ruling = { $section }, { $ruling }
common-dice-promise = Este número fixa os dados desta partida. No fim, «rollhouse verify» pode verificá-los: { $commitment }

## O que os dados verificados provam, e a quem

# $names é uma lista de pessoas
common-proved-hidden = { $names }: cada um juntou aos dados um número secreto que ninguém podia conhecer antes de todos estarem fixados. Portanto, ninguém escolheu estes dados, nem sequer um jogador que administre o servidor. Qualquer pessoa cujo dispositivo tenha guardado este selo antes do primeiro lançamento pode ter a certeza disso: { $seal }
common-proved-in-the-open = { $names }: número acrescentado aos dados à vista de todos. Isto mostra-lhes que o servidor não mudou o seu segredo depois de a partida começar. Mas um jogador que conhecesse esse segredo e acrescentasse o seu número depois podia ter escolhido os dados.
common-proved-dropped = { $names }: o número prometido não foi revelado, e os dados foram sorteados de novo sem ele. Em conluio com quem administra o servidor, cada um destes lugares podia recusar assim um conjunto de dados, mas não escolher outro.
common-proved-trusting = { $names }: nada acrescentado aos dados. Têm de confiar que o servidor não fez batota com todos os que acrescentaram.
common-proved-by-no-player = Nenhum jogador acrescentou nada a estes dados. Isto mostra que não foram alterados depois de a partida começar, mas não que ninguém os escolheu antes.
common-proved-again = São os dados de uma partida anterior, rolados de novo porque todos os que jogaram concordaram. Toda a gente os podia conhecer de antemão.
common-proved-shared = Outros jogadores tiveram os mesmos dados noutra mesa. O registo dessa partida indica o mesmo número, o que o prova: { $commitment }

## Uma probabilidade dentro de uma frase: «44 vezes em 100»

common-times =
    { $count ->
        [one] { $count } vez em 100
       *[other] { $count } vezes em 100
    }
common-times-rarely = menos de 1 vez em 100
common-times-nearly-always = acima de 99 vezes em 100
common-times-never = nunca
common-times-always = de certeza

## Changes of how a user signs in

account-change = { $what ->
    [passkey-added] Foi adicionada uma chave de acesso.
    [passkey-removed] Foi removida uma chave de acesso.
    [codes-made] Foram criados novos códigos de recuperação. Os antigos já não funcionam.
    [token-made] Foi criado um token para um programa.
    [token-revoked] Foi terminada a sessão de um dispositivo ou programa.
    [link-made] Foi criado um link para outro dispositivo.
    [address-set] O endereço de e-mail foi alterado.
    [address-removed] O endereço de e-mail foi removido.
   *[deleted] A conta foi apagada.
}
