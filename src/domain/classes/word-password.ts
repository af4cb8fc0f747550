const colours =
  'amber black blue brown copper coral golden green indigo ivory lemon lilac olive orange pearl pink plum purple red ruby scarlet silver violet white yellow azure cherry cream jade maroon navy teal'
const things =
  'anchor apron basket bell bench bottle bridge bucket button candle carpet castle comet compass cushion desk drum engine feather fiddle garden hammer island jacket kettle ladder lantern magnet mirror needle orchard paddle pebble pencil piano pillow pocket puzzle quilt ribbon river rocket saddle saucer shovel spoon stream tablet teapot ticket trumpet tunnel umbrella valley violin wagon whistle window winter yacht zipper balloon blanket'
const animals =
  'badger beaver bison camel cobra crane donkey eagle falcon ferret gecko goose heron horse iguana jackal koala lemur lizard llama magpie mole moose newt otter panda parrot pony rabbit raven robin salmon seal shark sheep stork swan tiger toad trout turtle walrus weasel whale wombat zebra'
const lists = [colours.split(' '), things.split(' '), animals.split(' ')]
const NUMBERS = 90
const LEAST_NUMBER = 10

/** How many choices each part of a password has: some nine million together, against ten tries in a quarter of an hour. */
export const WORD_CHOICES: readonly number[] = [...lists.map((words) => words.length), NUMBERS]

/**
 * A password that a pupil can read from a card and type, such as violet-kettle-otter-42.
 * @param chance a whole number for each part, below its number of choices
 * @throws {RangeError} for numbers beyond that
 */
export function passwordOf(chance: readonly number[]): string {
  const words = lists.map((list, at) => list[chance[at] ?? -1])
  const number = chance[lists.length] ?? -1
  if (words.includes(undefined) || number < 0 || number >= NUMBERS) throw new RangeError('a part has no such choice')
  return [...words, LEAST_NUMBER + number].join('-')
}
