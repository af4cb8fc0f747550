import { stemmer } from 'stemmer'

/** Words that say how something is asked, not what it is about. */
const asking = new Set(
  `a about above after again all also am an and any are as at be because been before being between both but by can could
  did do does doing done down during each eg etc explain describe define tell show give help teach understand meaning
  definition few for from further get gets got had has have having he her here hers him his how i id if ill im in into is isnt
  it its itself ive just know learn lets let like ll me more most my need no nor not of off ok on once one only or other our
  out over own please pls plz question quick quickly re really remember revise same say says she should simple simply so some
  something such than thank thanks that thats the their them then there these they thing things this those though through to too
  under until up us use used uses using ve very want wanted was way ways we well were what whats when where whether which
  while who whom whos whose why will with wont work works would you your yours hi hello hey tutor example examples main wot wots wat wats hows wen wy
  difference differences different between stuff dont cant doesnt didnt happen happens happened find make makes made
  called name kind kinds type types important`.split(/\s+/),
)

/** Whether a word says how something is asked, not what it is about. */
export const isAskingWord = (word: string) => asking.has(word)

/** Spellings and short forms that pupils write, as the notes have them. */
const sameAs = new Map(
  Object.entries({
    conqueror: 'conquest',
    maths: 'mathematics',
    math: 'mathematics',
    color: 'colour',
    ww1: 'first world war',
    ww2: 'second world war',
    wwi: 'first world war',
    wwii: 'second world war',
    times: 'multiplication',
    timesing: 'multiplication',
    minus: 'subtraction',
    adding: 'addition',
    subtracting: 'subtraction',
    multiplying: 'multiplication',
    dividing: 'division',
    photosynthesise: 'photosynthesis',
    photosynthesize: 'photosynthesis',
    photosynthesising: 'photosynthesis',
  }),
)

/** Ways of asking whose words alone would say something else. */
const phrases: [RegExp, string][] = [
  [/\btell(?:ing)? (?:the )?time\b/g, 'clock hours minutes'],
  [/\bbig and small letters\b/g, 'capital letters'],
  [/\btake ?aways?\b/g, 'subtraction'],
  // No note says what the tutor likes best, but many say 'colour' or 'animal'.
  [/\b(?:your|ur) favou?rite\b/g, 'tutorspreference'],
  [/\btimes ?tables?\b/g, 'multiplication tables'],
]

/** A text in the words that search compares: small, without accents, marks and endings. Numbers stay. */
export function searchWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’‘]s?\b/g, '')
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map(stemmer)
}

/** The words of a question that say what it is about. */
export function questionWords(question: string): string[] {
  const plain = question
    .toLowerCase()
    .replace(/['’‘](?=s\b)/g, ' ')
    .replace(/['’‘]/g, '')
    .replace(/^((?:what|whats|wot) .*) means?\b/, '$1')
  const said = phrases.reduce((text, [asked, meant]) => text.replace(asked, meant), plain)
  const words = (said.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !asking.has(word) && word !== 's')
  const spelt = words.map((word) => sameAs.get(word) ?? word)
  return [...new Set(spelt.flatMap(searchWords))]
}
