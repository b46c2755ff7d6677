# What the terminal says around a game.

## The head of the picture

nobody = nobody
seat = Seat { $seat }
you_are = you: { $name }
watching = you are watching
your_turn = your turn
to_act = { AND($names) } to act
commitment = Dice commitment { $commitment }

## Questions

question = { $title }: your move, { $count ->
    [1] 1
   *[other] 1 to { $count }
}?
help-line = { $undo ->
    [1] number or words; ? hint undo help
   *[0] number or words; ? hint help
}
yes_no = { $question } { $default ->
    [1] [Y/n]
   *[0] [y/N]
}
yes = y
numbered = The choices are numbered 1 to { $count }.
menu-or = or
menu-summed = ({ $count } choices: type one, such as { $example }; list names all)
goes_on = Enter continues; { ROW($commands) } work here.
next_part = Enter for the next { $part }
leave = Enter to leave ({ $undo ->
    [1] score, undo, save FILE
   *[0] score, save FILE
} also work)
overwrite = { $file } exists. Overwrite it?
save_first = Save the game first?

## Commands, as help lists them

help-explain = the rule that matters now; `? trump` looks for a word
help-hint = what an expert would do, and why
help-undo = back to your last decision, in games that allow it
help-log = what has happened lately
help-score = the milestones of the game so far
help-list = your choices in words and notation
help-seen = everything that the table shows you, and what the signs mean
help-dice = the commitment to this game's seed
help-save = write the game to a file: save, or save FILE
help-quit = leave the table (asks whether to save)
help-help = this list
help-type = Type the number of a choice, its notation{ $example } or words. Or:
help-keys = Enter draws the table again. Ctrl-C or Ctrl-D saves and leaves.

## Answers to commands

no_undo = { $game } has no undo.
nothing_to_undo = You have not decided anything yet.
undone = Undone. Decide again.
nothing_to_decide = There is nothing to decide now.
only_move = Only one move is possible: { $move }.
hint = Hint:{ " " }
hint-why = { $move }. { $why }
hint-move = { $move }.
hint-worth = Win chance { $worth } %. Next best: { $next }, { $next_worth } %.
dice-hash = It is a hash of the seed, from which all chance in this game follows. The seed is shown at the end;
dice-verify = then `facedown verify FILE` recomputes all of it.
saved_as = Saved as { $file }.
save_elsewhere = { $problem }. Nothing is lost: save elsewhere with save FILE.
still_here = { $problem }. You are still at the table: save elsewhere with save FILE.
goes_on_unsaved = The game continues: `save FILE` elsewhere, or Ctrl-C again to leave without saving.
go_on_with = Saved. Continue with: { $command }

## How parts and the whole game end

part_over = { $part } { $number } is over
part_over_plain = The { $part } is over
no_milestones = Nothing worth noting has happened yet.
nobody_wins = Nobody wins.
draw = A draw.
you_win = You win!
shared_win = A shared win: { AND($names) }!
others_win = { $count ->
    [one] { AND($names) } wins.
   *[other] { AND($names) } win.
}
you = you
share = { $share } of the win
game_over = The game is over
looking_back = Looking back
seed = The seed was { $seed }.
look_again = Look at it again: facedown replay { $file }
was_fair = Was chance fair? facedown verify { $file }

## Rules

no_section = The rules have no section on '{ $phase }'; try `facedown rules { $game }`.
no_mention = The rules do not mention '{ $word }'.

## A sheet of values

sheet-yes = yes
sheet-no = no
sheet-none = none
sheet-entries = { $count } entries
sheet-unknown = ({ $count } unknown)

## Setting a game up

setup-players = How many players, you included ({ $seats })?
setup-role = Which role do you take ({ ROW($roles) })?
setup-bots = { $most ->
    [2] How strong is the other one ({ ROW($levels) })?
   *[other] How strong are the others ({ ROW($levels) }, or one for each with commas)?
}
setup-length = How long a game ({ ROW($lengths) }{ $example ->
    [none] { "" }
   *[other] , or options such as { $example }
})?
setup-number = Please write a number from { $least } to { $most }.
no_clock = { $game } by the clock needs a clock, and the terminal has none: { ROW($problems) }, or play it in the browser (facedown serve)
flags-watch_seat = --watch and --seat do not go together: who watches has no seat
flags-watch_role = --watch and --role do not go together: who watches has no role
flags-seat = with { $players } players the seats are 0 to { $last }, not { $seat }
flags-bots = { $needed } bots are needed, { $count } are named; name one level for all, or one for each
flags-role = there is no role '{ $role }'; { $count ->
    [0] { $game } has none
   *[other] they are { ROW($roles) }
}
flags-role_seat = { $role } is seat { $seat }, not { $wanted }
flags-role_option = --role and --option { $option } say the same thing; use one of them
flags-load = --load takes everything from the file; only --pace and --language go with it
flags-other_game = { $file } is a game of { $game }
flags-language = there is no language '{ $language }'; the languages are { ROW($languages) }
people = seats { ROW($seats) } belong to people; a terminal has room for one
