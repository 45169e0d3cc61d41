# What every game and every client says.

## People and bots

common-name = { $seat }
common-name-person = { $name }
common-name-gone = Player { $number } (deleted)
# $bot is one of the common-bot-… names
common-name-bot = { $bot } (bot)
common-name-bot-numbered = { $bot } { $number } (bot)
common-bot-random = Random
common-bot-greedy = Greedy
common-bot-newcomer = Newcomer
common-bot-novice = Novice
common-bot-casual = Casual
common-bot-skilled = Skilled
common-bot-expert = Expert
common-bot-perfect = Perfect
common-noted = { $seat }: { $note }
# Said by a bot from outside whose move was made for it
common-stand-in = My move was made for me. { $fault }
# A seat without a name
common-seat = Seat { $number }

## Chance, answered by a person with real dice

common-menu-roll =
    { $count ->
        [one] Enter the roll of one die
       *[other] Enter the roll of { $count } dice
    }
common-menu-first = Say who starts
common-move-roll = Roll { $dice }

## How a game ends

# $winners is a list of names
common-event-won =
    { $count ->
        [one] { $winners } wins.
       *[other] { $winners } share the win.
    }

## Why a move is refused, in any game

common-why-over = The game is over.
common-why-no-chance = It is up to { $seat } now; nothing is due to be rolled or drawn.
common-why-roll-count =
    { $count ->
        [one] One die is being rolled; this shows { $rolled }.
       *[other] { $count } dice are being rolled; this shows { $rolled }.
    }
common-why-roll-first =
    { $count ->
        [one] One die has to be rolled first.
       *[other] { $count } dice have to be rolled first.
    }
common-why-chance-acts = Something has to be drawn first.
common-why-no-seat = There is no seat { $seat } at this table.
common-why-not-listed = This is not one of the moves you can make now.
common-why-dice-missing = You can't take { $chosen } from the dice on the table: { $dice }.

# A ruling, after the title of the section of the rules that tells it
common-ruling = { $section }, { $ruling }
common-dice-promise = The dice of this game are fixed by this number, and “rollhouse verify” can check them when it is over: { $commitment }

## What checked dice prove, and to whom

# $names is a list of people
common-proved-hidden = { $names } added a part that nobody else could know before all were bound. So nobody chose these dice, not even whoever runs the server and plays here too. This is proved to each of them whose device had noted this seal before the first roll: { $seal }
common-proved-in-the-open = { $names } added a part in the open. To them this shows that the house didn’t change its secret once the game had begun; but somebody who knew that secret, and added a part of their own later, could have chosen the dice.
common-proved-dropped = { $names } did not reveal the part they were bound to, so the dice were drawn anew without it. Together with whoever runs the server they could have turned down one set of dice like this, but not chosen another.
common-proved-trusting = { $names } added nothing: they have to trust that the house was not in league with all who did.
common-proved-by-nobody = No seat added anything of its own to these dice. So this shows that they were not changed once the game had begun, not that nobody chose them before.
common-proved-again = These are the dice of an earlier game, rolled again because all who played had agreed to it. Everybody could know them beforehand.
common-proved-shared = Others played these dice at another table. The record of that game names the same number, which shows that its dice were the same: { $commitment }
