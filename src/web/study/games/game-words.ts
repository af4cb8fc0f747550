import type { GameId, MiniGame } from '#domain/games/game.ts'

/** How each game is played, in a few short steps. */
export const howToPlay: Record<GameId, readonly string[]> = {
  'memory-match': [
    'Turn over two cards. Do they belong together?',
    'Remember what you saw: each board has only so many turns.',
    'Boards grow from two pairs to more.',
  ],
  'speed-quiz': [
    'Read the question and choose an answer.',
    'Right answers in a row make a combo.',
    'Questions get longer, and the time to think shorter.',
  ],
  'word-builder': [
    'Read the clue.',
    'Press the letter tiles, or type, to spell the word.',
    'Later there are letters that you do not need.',
  ],
  'math-ninja': [
    'Work out the sum.',
    'Strike the right answer.',
    'There are more answers to choose from as you go on.',
  ],
  'pattern-master': [
    'Look at what comes first.',
    'Choose what comes next, or put the steps in order.',
    'The patterns get longer.',
  ],
  'timeline-race': [
    'Read the card.',
    'Choose its place on the line: earlier is higher up.',
    'The line grows from round to round.',
  ],
}

/** Keys of each game, for those who play with the keyboard. */
export const keysOf: Record<GameId, string> = {
  'memory-match': 'Arrow keys move, Enter turns a card.',
  'speed-quiz': 'Keys 1 to 4 choose, or arrow keys and Enter.',
  'word-builder': 'Type the letters. Backspace takes one back.',
  'math-ninja': 'Keys 1 to 6 choose, or arrow keys and Enter.',
  'pattern-master': 'Number keys choose, or arrow keys and Enter.',
  'timeline-race': 'Number keys choose a place, or arrow keys and Enter.',
}

/** What a game needs that a subject may not have. */
export const missingWords: Record<GameId, string> = {
  'memory-match': 'There are no pairs here yet.',
  'speed-quiz': 'There are not enough questions here yet.',
  'word-builder': 'There are no words to build here yet.',
  'math-ninja': 'There are no sums in this subject yet.',
  'pattern-master': 'There are no patterns here yet.',
  'timeline-race': 'There is nothing to put in order here yet.',
}

export const difficultyTone: Record<MiniGame['difficulty'], 'good' | 'warn' | 'bad'> = {
  Easy: 'good',
  Medium: 'warn',
  Hard: 'bad',
}

export const counted = (number: number) => number.toLocaleString('en-GB')
