# What the engine says of moves, options and saved games.

## Moves that were typed

move-ambiguous = '{ $text }' could be { OR($candidates) }; write one of them
move-of_chance = '{ $text }' is a move of chance, not of a player
move-no_bell = no clock can ring here
move-not_to_act = seat { $seat } is not to act now; to act: { $count ->
    [0] nobody (chance acts)
   *[other] { AND($seats) }
}

## Options

option-unknown = there is no option '{ $option }'; the options are { ROW($options) }
option-called = “{ $name }”
option-set = “{ $name }: { $value }”
option-unreadable = '{ $text }': write an option as name=value
option-most = { $inside ->
    [1] each number of { $option } must be at most { $bound }
   *[0] { $option } must be at most { $bound }
}
option-least = { $inside ->
    [1] each number of { $option } must be at least { $bound }
   *[0] { $option } must be at least { $bound }
}
option-kind = { $option } must be { OR($kinds) }
option-numbers = { $count } whole numbers with commas between them
option-a = { $kind ->
    [switch] yes or no
    [number] a whole number
    [word] a word
   *[list] a list of words
}

## Saved games

file-this = saved game
file-the = the file
file-at = { $place }: { $problem }
file-place = { $file }, action { $number } ({ $who } { $text })
file-unsaved = cannot save the game: { $detail }
file-unreadable = cannot read the file: { $detail }
file-no_text = this is not a saved game (not a text file)
file-foreign = this is not a saved game of Facedown
file-format = file format { $format } is not known here (this is { $known })
file-game = unknown game '{ $game }'; the games are { ROW($games) }
file-rules = written for rules version { $rules } of { $game }, this is { $here }
file-options = options: { ROW($problems) }
file-seed = the seed is damaged
file-commitment = the seed does not fit the commitment made before the game
file-seats = { $seats } seats for { $players } players
file-head_edited = the head of the file or this action was edited
file-edited = edited here, or an action before it is missing
file-cut_off = the end was cut off or edited: { $written } actions were written, { $here } are here
file-forfeit = seat { $seat } cannot have lost by time here
file-chance_move = chance and the players do not make each other's moves
file-chance_here = chance cannot do this here
file-dice = action { $number }: the file says { $file }, the seed { $seed }
file-broken_in = the file is damaged or breaks off in action { $number }
file-broken_after = the file is damaged or breaks off after action { $number }: { $detail }

## Bots

bots-warming = The bots are warming up (the very first time this takes about 15 seconds) ...
bots-thinking = The bots are thinking ...
bots-unstarted = cannot start the bots' process: { $detail }
bots-restarted = The bots' process ended unexpectedly ({ $detail }). It is started again.
bots-gone = the bots' process ended again ({ $detail }); they cannot continue
bots-gave_up = the bots' process ended { $times } times in a row
