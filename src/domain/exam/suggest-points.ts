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

/** What a point is found by, in an exam's scheme or in a teacher's. */
export interface FindablePoint extends Pick<MarkingPoint, 'id' | 'accept' | 'reject'> {
  text: { text: string }
}

/**
 * Finds in an answer what seems to earn each marking point, by the scheme's accepted wordings: word forms and slips of spelling
 * do not matter, order does not, a negation on one side alone does, and a rejected wording in one of its clauses spoils the sentence.
 */
export function suggestPoints(points: readonly FindablePoint[], written: string): SuggestedPoint[] {
  const sentences = sentencesOf(written)
  return points.flatMap((point) => {
    const found = findPoint(point, sentences)
    return found ? [{ pointId: point.id, ...found }] : []
  })
}

function findPoint({ text, accept, reject }: FindablePoint, sentences: readonly Sentence[]) {
  const wordings = (accept.length > 0 ? accept : [text.text]).map((wording) => ({ wording, words: wordsOf(wording) }))
  const keys = keysOf(wordings.map(({ words }) => words))
  for (const sentence of sentences) {
    if (reject.some((wording) => isRejectedBy(sentence, wording))) continue
    const like = wordings.find(({ words }) => says(sentence.words, words, keys))
    if (like) return { quotation: sentence.text, wording: like.wording }
  }
  return null
}

/** The stems that half of a point's wordings have: they are what it is about, and none of them may be missing. */
function keysOf(wordings: readonly (readonly AnswerWord[])[]): ReadonlySet<string> {
  const stems = wordings.map((words) => new Set(words.map(({ stem }) => stem)))
  const isKey = (stem: string) => stems.length >= 3 && stems.filter((of) => of.has(stem)).length * 2 >= stems.length
  return new Set(stems.flatMap((of) => [...of]).filter(isKey))
}

/** A rejected wording of the point that some sentence of an answer has; null without any. */
export function rejectedWording({ reject }: Pick<MarkingPoint, 'reject'>, written: string): string | null {
  const sentences = sentencesOf(written)
  return reject.find((wording) => sentences.some((sentence) => isRejectedBy(sentence, wording))) ?? null
}

/** Looks clause by clause: 'zinc loses electrons and copper gains them' does not say that copper loses any. */
function isRejectedBy({ words, clauses }: Sentence, wording: string): boolean {
  const phrase = wordsOf(wording)
  return (/\band\b/i.test(wording) ? [words] : clauses).some((clause) => says(clause, phrase, 'whole'))
}

/**
 * True when a sentence has the ideas of a phrase: all of up to three words, all but one of four or five, three quarters of more, and
 * every one of `keys`; or all of them. What the phrase says must not be denied, and what it denies must be.
 */
function says(
  sentence: readonly AnswerWord[],
  phrase: readonly AnswerWord[],
  keys: ReadonlySet<string> | 'whole',
): boolean {
  if (phrase.length === 0) return false
  const denies = phrase.some(({ denied }) => denied)
  const used = new Set<AnswerWord>()
  const pairs: Pair[] = []
  const missing: AnswerWord[] = []
  for (const wanted of phrase) {
    // Of a word that comes twice, the one that is said and led to as the phrase has it.
    const [given] = sentence
      .filter(
        (one) =>
          isSame(one, wanted, keys === 'whole') &&
          (denies || !one.denied) &&
          !(wanted.direction !== null && used.has(one)),
      )
      .toSorted((one, other) => likeness(other, wanted) - likeness(one, wanted))
    if (!given) missing.push(wanted)
    else pairs.push({ wanted, given })
    if (given) used.add(given)
  }
  const mayMiss = keys === 'whole' || phrase.length <= 3 ? 0 : phrase.length <= 5 ? 1 : Math.floor(phrase.length / 4)
  if (missing.length > mayMiss) return false
  if (missing.some((word) => mustBe(word) || (keys !== 'whole' && keys.has(word.stem)))) return false
  if (denies && !pairs.some(({ wanted, given }) => wanted.denied && given.denied)) return false
  return !isTurnedRound(sentence, pairs)
}

interface Pair {
  wanted: AnswerWord
  given: AnswerWord
}

const likeness = (given: AnswerWord, wanted: AnswerWord) =>
  Number(given.denied === wanted.denied) * 2 + Number(given.lead === wanted.lead)

/** What is turned into what is told apart by order alone. */
const changing = new Set(['turn', 'convert', 'chang', 'transform'])

/** 'Glycogen to glucose' for 'glucose to glycogen', 'copper displaces zinc' for 'zinc displaces copper'. */
function isTurnedRound(sentence: readonly AnswerWord[], pairs: readonly Pair[]) {
  const changes = pairs.some(({ wanted }) => changing.has(wanted.stem))
  for (const lead of ['in', 'out', 'than'] as const) {
    const leadsHere = pairs.filter(({ wanted }) => wanted.lead === lead)
    const astray = leadsHere.length > 0 && leadsHere.every(({ given }) => given.lead !== lead)
    const elsewhere =
      lead === 'than' || (lead === 'in' && changes)
        ? sentence
        : pairs.filter(({ wanted }) => wanted.lead !== lead).map(({ given }) => given)
    if (astray && elsewhere.some((given) => given.lead === lead)) return true
  }
  const places = pairs.map(({ given }) => sentence.indexOf(given))
  return (
    pairs.length >= 3 &&
    !pairs.some(({ given }) => given.lead !== null) &&
    places.every((place, index) => index === 0 || place < (places[index - 1] ?? 0))
  )
}

const mustBe = ({ word, direction }: AnswerWord) => direction !== null || /\d/.test(word)

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
].map((terms) => new Set(terms.map((term) => wordsOf(term)[0]?.stem)))

/**
 * The same word, in another form or with a slip of spelling: one letter in five, two in nine. Numbers are exact. For a direction another
 * that says the same will do, but not where it is to be `exactly` the word.
 */
function isSame(given: AnswerWord, wanted: AnswerWord, exactly: boolean): boolean {
  if (given.charge !== '' && wanted.charge !== '' && given.charge !== wanted.charge) return false
  if (isOpposite(given.lead, wanted.lead)) return false
  if (given.stem === wanted.stem) return true
  if (!exactly && given.direction !== null && given.direction === wanted.direction) return true
  if (mustBe(wanted) || mustBe(given)) return false
  if (confusable.some((terms) => terms.has(given.stem) && terms.has(wanted.stem))) return false
  const { length } = wanted.word
  const slips = length >= 9 ? 2 : length >= 5 ? 1 : 0
  if (slips === 0 || given.word[0] !== wanted.word[0]) return false
  const apart = distance(given.word, wanted.word)
  return apart <= slips || (apart === 2 && lettersOf(given.word) === lettersOf(wanted.word))
}

/** Two letters that have changed places are one slip. */
const lettersOf = (word: string) => [...word].toSorted().join('')

/** Into for out of; what else leads to a word may differ. */
const isOpposite = (one: AnswerWord['lead'], other: AnswerWord['lead']) =>
  (one === 'in' && other === 'out') || (one === 'out' && other === 'in')
