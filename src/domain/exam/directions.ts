/**
 * Words that must be there themselves, in classes of those that say the same: with one of another class the answer may say the
 * opposite. By word or by stem.
 */
const classes = {
  rising: 'more higher greater larger bigger increas rise rais up',
  falling: 'less fewer lower smaller decreas reduc fall drop down',
  high: 'high large big great',
  low: 'low small',
  fast: 'fast faster quick quicker rapid',
  slow: 'slow slower',
  hot: 'hot hotter warm warmer',
  cold: 'cold colder cool cooler',
  before: 'before',
  after: 'after',
  left: 'left',
  right: 'right',
  positive: 'positive posit',
  negative: 'negative neg',
  gain: 'gain',
  lose: 'lose',
  thick: 'thick thicker',
  thin: 'thin thinner',
  long: 'long longer',
  short: 'short shorter',
  strong: 'strong stronger',
  weak: 'weak weaker',
  out: 'out',
}

const classOf = new Map(
  Object.entries(classes).flatMap(([name, words]) => words.split(' ').map((word) => [word, name])),
)

/** The class of a word that gives a direction or a place in a row ('second', not 'seconds'); null for any other. */
export const directionOf = (word: string, stem: string): string | null =>
  word === 'first' || word === 'second' ? word : (classOf.get(word) ?? classOf.get(stem) ?? null)
