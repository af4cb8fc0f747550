import { stemmer } from 'stemmer'
import { directionOf } from './directions.ts'

/** A word of an answer as it is compared. */
export interface AnswerWord {
  /** As typed, in small letters. */
  word: string
  /** Without its ending. */
  stem: string
  /** What it says of more or less, hot or cold, gain or loss; null for other words. */
  direction: string | null
  /** Whether a negation reaches it. */
  denied: boolean
  /** What leads to it: 'into the cell', 'out of the cell', 'than oxygen', 'by zinc'. */
  lead: 'in' | 'out' | 'than' | 'by' | null
  /** Of an ion: '+' or '-'. */
  charge: string
}

export interface Sentence {
  /** As it stands in the answer. */
  text: string
  words: AnswerWord[]
  /** What it says one after the other: 'zinc loses electrons', 'copper gains them'. */
  clauses: AnswerWord[][]
}

const wordList = (text: string) => new Set(text.trim().split(/\s+/))

const negators = wordList(
  `not no never none neither nor hardly without nothing cannot cant carnt dont dosent dosnt doesnt doesent didnt dident isnt arent wasnt werent wont wouldnt
  couldnt shouldnt hasnt havent hadnt prevents prevent prevented preventing unable fails fail lacks lack`,
)

/** Words that carry no idea of their own in an answer. Direction is the answer in many a mark scheme, so 'up', 'more' and the like do. */
const empty = wordList(
  `a an the of to in into on onto at by for from with as and or but so that this these those it its they them their there then than
  is are was were be been being has have had do does did will would can could may might should which who whom what when where
  because since due if also very quite really just some any every one you your we our i he she his her him
  therefore hence thus such like about during called known means go goes going gone went get gets getting got`,
)

/** Where a negation ends: what follows says something else. 'Neither … nor' and 'or' carry it on. */
const endsDenial = wordList('and but so because while whereas then therefore only instead which although however when')

const leads = new Map<string, AnswerWord['lead']>([
  ...['in', 'into', 'to', 'onto', 'towards', 'toward'].map((word) => [word, 'in'] as const),
  ...['out', 'from', 'off'].map((word) => [word, 'out'] as const),
  ['than', 'than'],
  ['by', 'by'],
])

/** Forms that no ending explains, and words that pupils mix up in writing. */
const irregular = new Map(
  Object.entries({
    lose: 'lost loss loose looses loosing',
    fall: 'fell',
    rise: 'rose risen',
    break: 'broke broken',
    give: 'gave given',
    take: 'took taken',
    make: 'made',
    keep: 'kept',
    hold: 'held',
    grow: 'grew grown',
    bind: 'bound',
    bend: 'bent',
    effect: 'affect affects affected',
    through: 'thru',
  }).flatMap(([word, forms]) => forms.split(' ').map((form) => [form, word])),
)

/** What pupils shorten in every subject. */
const shortForms: readonly (readonly [RegExp, string])[] = [
  [/\bco2\b/g, 'carbon dioxide'],
  [/\bo2\b/g, 'oxygen'],
  [/\bh2o\b/g, 'water'],
  [/\bpd\b/g, 'potential difference'],
  [/\bemf\b/g, 'electromotive force'],
  [/\btemps?\b/g, 'temperature'],
  [/\bconc\b/g, 'concentration'],
  [/\bvol\b/g, 'volume'],
  [/\bdp\b/g, 'decimal places'],
  [/\bsecs?\b/g, 'seconds'],
  [/\bmins?\b/g, 'minutes'],
  [/\b1st\b/g, 'first'],
  [/\b2nd\b/g, 'second'],
  [/\bno\.? of\b/g, 'number of'],
  [/\bnot (?:only|just)\b/g, ' '],
]

/** Where one reason ends and the next begins: a rejected wording before it spoils nothing after it. */
const REASON = /,?\s+(?=(?:because|so|therefore|which means|meaning)\b)/i

/** Where one thing said ends and the next begins within a sentence. */
const CLAUSE = /[,:]\s+|\s+(?:and|while|then|instead of)\s+/i

/** The end of a sentence, but not of 'p.d.', 'e.m.f.', 'no.' and the like; 'but' ends one too. */
const END =
  /(?<=[.!?;])(?<!\p{L}\.\p{L}\.)(?<!\b(?:no|approx|temp|conc|vol|eg|ie|vs|max|min)\.)\s+|\n+|,?\s+(?=(?:but|whereas|however|although)\b)/iu

/**
 * Every sentence of an answer, as typed, and its words; a line break, a semicolon and 'but' end one too. One that gives reasons
 * comes whole and then reason by reason.
 */
export function sentencesOf(text: string): Sentence[] {
  return text
    .split(END)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap((part) => {
      const reasons = part.split(REASON)
      return [part, ...(reasons.length > 1 ? reasons : [])].map((of) => ({
        text: part,
        words: withJoined(wordsOf(of)),
        clauses: of.split(CLAUSE).map((clause) => withJoined(wordsOf(clause))),
      }))
    })
}

/** The words of a phrase that carry its idea, each with what is said of it. */
export function wordsOf(text: string): AnswerWord[] {
  const words: AnswerWord[] = []
  let denied = false
  let lead: AnswerWord['lead'] = null
  let clause = 0
  for (const token of plain(text).match(/-?\d+(?:\.\d+)?|\p{L}+(?:[+-](?![\p{L}\d]))?|[,;:.!?]/gu) ?? []) {
    const word = token.replace(/[+-]$/, '')
    if (/^[,;:.!?]/.test(word) || endsDenial.has(word)) {
      // A negation with nothing after it denies what it follows: 'the virus does not'.
      if (denied && !words.slice(clause).some((one) => one.denied))
        for (const one of words.slice(clause)) one.denied = true
      denied = false
      lead = null
      clause = words.length
    }
    if (negators.has(word)) denied = true
    lead = leads.get(word) ?? lead
    if (empty.has(word) || negators.has(word) || !/[\p{L}\d]/u.test(word)) continue
    words.push({ ...formOf(word), denied, lead, charge: token.slice(word.length) })
    if (!leads.has(word)) lead = null
  }
  if (denied && !words.slice(clause).some((one) => one.denied)) for (const one of words.slice(clause)) one.denied = true
  return words
}

/** 'Cover slip' is 'coverslip' too: every two neighbours as one word, after them. */
function withJoined(words: AnswerWord[]): AnswerWord[] {
  return words.flatMap((second, index) => {
    const first = words[index - 1]
    if (!first || !/^\p{L}+$/u.test(first.word + second.word)) return [second]
    return [second, { ...first, ...formOf(first.word + second.word), denied: second.denied }]
  })
}

function formOf(typed: string): Pick<AnswerWord, 'word' | 'stem' | 'direction'> {
  const word = irregular.get(typed) ?? typed
  // 'Randomly' is 'at random'.
  const stem = /\d/.test(word) ? word : stemmer(word).replace(/(?<=\p{L}{4})li$/u, '')
  return { word, stem, direction: directionOf(word, stem) }
}

const plain = (text: string) =>
  shortForms
    .reduce(
      (so, [short, whole]) => so.replace(short, whole),
      text
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[\u2212\u2013]/g, '-')
        .replace(/(\p{L})['’‘](\p{L})/gu, '$1$2')
        .replace(/\b(\p{L})\.(\p{L})\.(?:(\p{L})\.)?/gu, '$1$2$3')
        .replace(/\b(\p{L})-(?=\p{L}{3})/gu, '$1')
        .replace(/iz(?=e|ing|ation)/g, 'is'),
    )
    .replace(/\b(?:minus|negative)\s+(?=\d)/g, '-')
    // A minus between two things takes one from the other; before a number alone it is the number's sign.
    .replace(/(?<=[\p{L}\d)]|\d )-(?=\d)/gu, ' ')
    .replace(/(\d),(?=\d{3})/g, '$1')
