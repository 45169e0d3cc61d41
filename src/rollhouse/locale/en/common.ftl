# What every game and every client says.

## People and bots

common-name = { $seat }
common-name-person = { $name }
common-name-gone = Player { $number } (deleted)
# $bot is one of the common-bot-… names
common-name-bot-own = { $name } ({ $bot })
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
common-level-newcomer = is still learning the rules and often makes big mistakes
common-level-novice = has just learnt the rules; knows good moves, but often plays another
common-level-casual = plays now and then and makes small mistakes
common-level-skilled = plays well and makes few mistakes, mostly small ones
common-noted = { $seat }: { $note }
common-stop-wanted = { $seat } agrees to stop.
common-stop-declined = { $seat } would rather play on.
common-order-followed = { $seat }’s standing order was followed.
# Said by a bot from outside whose move was made for it
common-stand-in = A move was made for me. { $fault }
# A seat without a name
common-seat = Seat { $number }

## Chance, answered by a person with real dice

common-menu-roll =
    { $count ->
        [one] Enter the roll of one die
       *[other] Enter the roll of { $count } dice
    }
common-menu-first = Choose who starts
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
common-why-no-chance = { $seat } has to move now; nothing is rolled or drawn.
common-why-roll-count =
    { $count ->
        [one] One die is being rolled; you entered { $rolled }.
       *[other] { $count } dice are being rolled; you entered { $rolled }.
    }
common-why-roll-first =
    { $count ->
        [one] One die has to be rolled first.
       *[other] { $count } dice have to be rolled first.
    }
common-why-chance-acts = Something has to be drawn first.
common-why-no-seat = There is no seat { $seat } at this table.
common-why-not-listed = This move is not possible now.
common-why-dice-missing = You can’t take { $chosen } from the dice on the table: { $dice }.

# A ruling, after the title of the section of the rules that tells it
common-ruling = { $section }, { $ruling }
common-dice-promise = The dice of this game are fixed by this number. When the game is over, “rollhouse verify” can check them: { $commitment }

## What checked dice prove, and to whom

# $names is a list of people
common-proved-hidden = { $names } added secret numbers to the dice, and no one could know them until all were fixed. So no one chose these dice, not even a player who runs the server. Anyone whose device stored this seal before the first roll can be sure of it: { $seal }
common-proved-in-the-open = { $names } added numbers to the dice openly. This shows them that the server didn’t change its secret after the game started. But a player who knew that secret, and added a number after theirs, could have chosen the dice.
common-proved-dropped = { $names } did not reveal the numbers they had committed to, so the dice were drawn again without them. Together with the person who runs the server, each of them could have rejected one set of dice this way, but not chosen another.
common-proved-trusting = { $names } added nothing to the dice. They have to trust that the server did not cheat together with every player who did.
common-proved-by-no-player = No player added anything to these dice. So this shows that they were not changed after the game started, but not that no one chose them beforehand.
common-proved-again = These are the dice of an earlier game, rolled again because all players agreed to it. Everyone could know them beforehand.
common-proved-shared = Other players had the same dice at another table. The record of that game shows the same number, which proves it: { $commitment }

## How likely something is: “44 times in 100”, within a sentence

common-times =
    { $count ->
        [one] 1 time in 100
       *[other] { $count } times in 100
    }
common-times-rarely = less than 1 time in 100
common-times-nearly-always = over 99 times in 100
common-times-never = never
common-times-always = for certain

## Changes of how a user signs in

account-change = { $what ->
    [passkey-added] A passkey was added.
    [passkey-removed] A passkey was removed.
    [codes-made] New recovery codes were created. The old ones no longer work.
    [token-made] A token was created for a program.
    [token-revoked] A device or program was signed out.
    [link-made] A link for another device was created.
    [address-set] The e-mail address was changed.
    [address-removed] The e-mail address was removed.
   *[deleted] The account was deleted.
}
