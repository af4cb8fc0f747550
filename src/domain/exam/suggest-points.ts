import { distance } from 'fastest-levenshtein'
import { type AnswerWord, type Sentence, sentencesOf, wordsOf } from './answer-words.ts'
import type { MarkingPoint } from './mark-scheme.ts'

/** A marking point that an answer seems to earn. Only a suggestion: the pupil or a teacher decides. */
export interface SuggestedPoint {
  pointId: string
  /** The words of the answer, as they stand there. */
  quotation: string
  /** The accepted wording that they are like. */
  wording: string
}

/** Words that must be there themselves: with another of these the answer says the opposite. */
const directions = new Set(
  `more less fewer higher lower greater smaller larger bigger faster slower up down out increas decreas rise rais fall drop
  high low fast slow quick quicker hot cold hotter colder warmer cooler before after left right positive posit neg negative
  gain lose lost loss
  thick thin long short longer shorter large small strong weak stronger weaker`.split(/\s+/),
)

/**
 * Finds in an answer what seems to earn each marking point, by the scheme's accepted wordings: word forms and slips of spelling
 * do not matter, order does not, a negation on one side alone does, and a rejected wording in one of its clauses spoils the sentence.
 */
export function suggestPoints(points: readonly MarkingPoint[], written: string): SuggestedPoint[] {
  const sentences = sentencesOf(written)
  return points.flatMap((point) => {
    const found = findPoint(point, sentences)
    return found ? [{ pointId: point.id, ...found }] : []
  })
}

function findPoint({ text, accept, reject }: MarkingPoint, sentences: readonly Sentence[]) {
  const wordings = (accept.length > 0 ? accept : [text.text]).map((wording) => ({ wording, ...wordsOf(wording) }))
  for (const sentence of sentences) {
    if (reject.some((wording) => isRejectedBy(sentence, wording))) continue
    const like = wordings.find((phrase) => says(sentence, phrase))
    if (like) return { quotation: sentence.text, wording: like.wording }
  }
  return null
}

/** A rejected wording of the point that some sentence of an answer has; null without any. */
export function rejectedWording({ reject }: Pick<MarkingPoint, 'reject'>, written: string): string | null {
  const sentences = sentencesOf(written)
  return reject.find((wording) => sentences.some((sentence) => isRejectedBy(sentence, wording))) ?? null
}

/** Looks clause by clause: 'zinc loses electrons and copper gains them' does not say that copper loses any. */
function isRejectedBy({ clauses, ...sentence }: Sentence, wording: string): boolean {
  const phrase = wordsOf(wording)
  return (/\band\b/i.test(wording) ? [sentence] : clauses).some((clause) => says(clause, phrase, true))
}

type Phrase = Pick<Sentence, 'words' | 'negated'>

/**
 * True when a sentence has the ideas of a phrase: all of up to three words, all but one of four or five, three quarters of more;
 * where it is `whole`, all of them.
 */
function says(sentence: Phrase, phrase: Phrase, whole = false): boolean {
  const wanted = phrase.words
  if (wanted.length === 0 || sentence.negated !== phrase.negated) return false
  const missing = wanted.filter((word) => !sentence.words.some((given) => isSame(given, word)))
  const mayMiss = whole || wanted.length <= 3 ? 0 : wanted.length <= 5 ? 1 : Math.floor(wanted.length / 4)
  return missing.length <= mayMiss && missing.every((word) => !mustBe(word))
}

const mustBe = ({ word, stem }: AnswerWord) => directions.has(word) || directions.has(stem) || /\d/.test(word)

/** Terms that look like a slip of spelling and mean something else. */
const confusable = [
  ['alkane', 'alkene', 'alkyne'],
  ['aerobic', 'anaerobic'],
  ['mitosis', 'meiosis'],
  ['glucose', 'glucagon', 'glycogen'],
  ['ureter', 'urethra', 'urea'],
  ['cation', 'anion'],
  ['anode', 'cathode'],
  ['reflection', 'refraction'],
  ['reactant', 'reaction'],
  ['chloride', 'chlorine'],
  ['fluoride', 'fluorine'],
  ['bromide', 'bromine'],
  ['iodide', 'iodine'],
  ['sulfate', 'sulfide', 'sulfite'],
  ['nitrate', 'nitrite', 'nitride'],
  ['endothermic', 'exothermic'],
  ['phagocyte', 'lymphocyte'],
  ['genotype', 'phenotype'],
  ['proton', 'photon'],
  ['neutron', 'neuron', 'neurone'],
  ['thymine', 'thiamine'],
].map((terms) => new Set(terms.map((term) => wordsOf(term).words[0]?.stem)))

/** The same word, in another form or with a slip of spelling: one letter in five, two in nine. Numbers and directions are exact. */
function isSame(given: AnswerWord, wanted: AnswerWord): boolean {
  if (given.stem === wanted.stem) return true
  if (mustBe(wanted) || mustBe(given)) return false
  if (confusable.some((terms) => terms.has(given.stem) && terms.has(wanted.stem))) return false
  const { length } = wanted.word
  const slips = length >= 9 ? 2 : length >= 5 ? 1 : 0
  return slips > 0 && given.word[0] === wanted.word[0] && distance(given.word, wanted.word) <= slips
}
