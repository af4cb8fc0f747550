import type { Flashcard } from '#domain/curriculum/topic.ts'
import { howAsked } from '#domain/tutor/how-asked.ts'
import { plainWords, termOf } from '../finding/plain-words.ts'
import { isAskingWord } from '../search-words.ts'
import { type AskedThing, shareIn, termsOf } from './asked-things.ts'
import type { TellingPart } from './telling-parts.ts'

/** A card asks the same when it has so much of the question, and the question so much of it. */
const ASKED = 0.85
const NO_MORE = 0.75
/** A back of fewer words may be the answer to quite another question with the same words, such as one in code. */
const LEAST_WORDS = 3

/** The card whose front asks the same and no more. */
export function cardThatAsks(
  cards: readonly Flashcard[],
  question: string,
  asked: readonly AskedThing[],
): Flashcard | null {
  const how = howAsked(question)
  const own = new Set(asked.flatMap(({ terms }) => terms.map(({ term }) => term)))
  const ranked = cards.flatMap((card) => {
    if (plainWords(card.back.text).length < LEAST_WORDS) return []
    // A reason answers no 'what is', and a 'what is' gives no reason.
    if ((howAsked(card.front.text) === 'why') !== (how === 'why')) return []
    const front = plainWords(card.front.text)
      .filter((word) => !isAskingWord(word))
      .map(termOf)
    const share = shareIn(asked, termsOf(card.front.text))
    const noMore = front.filter((term) => own.has(term)).length / Math.max(1, front.length)
    return share >= ASKED && noMore >= NO_MORE ? [{ card, worth: share + noMore }] : []
  })
  return ranked.sort((a, b) => b.worth - a.worth)[0]?.card ?? null
}

const forms: Record<ReturnType<typeof howAsked>, RegExp | null> = {
  why: /\bbecause\b|\bso that\b|\bso\b|\btherefore\b|\bcauses?d?\b|\bto (?:keep|make|stop|help|let|prevent|get|avoid)\b|\bsince\b|\bleads? to\b|\bwanted\b|\breasons?\b/i,
  'how to': /\bfirst\b|\bthen\b|\bmultiply\b|\bdivide\b|\badd\b|\bsubtract\b|\bfind\b|\bwrite\b|\buse\b/i,
  how: /\bby\b|\bthen\b|\bso\b|\binto\b|\bwhen\b/i,
  amount: /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|hundred|thousand|million|half|many|most)\b/i,
  when: /\b\d{3,4}\b|\bcentur|\bin (?:january|february|march|april|may|june|july|august|september|october|november|december)\b|\bwhen\b|\bafter\b|\bbefore\b|\bduring\b/i,
  who: /\b\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+|\bking\b|\bqueen\b|\bwas an?\b|\bpeople\b/u,
  where: /\b(?:in|at|on|near|inside|outside|between)\b/i,
  difference: /\bwhile\b|\bbut\b|\bwhereas\b|\bthan\b|\bboth\b|\bonly\b|\bunlike\b/i,
  what: /\b(?:is|are|means?|was|were|called|has|have)\b/i,
  example: /\bfor example\b|\bsuch as\b|\be\.g\.|\bfor instance\b|\blike\b|^examples?\b/i,
  other: null,
}
/** What the parts of a note are weighed by. */
const FORM = 0.2
const EXPLAINS = 0.2
const EARLY = 0.08
const LOOSE = 0.25
const BROUGHT = 0.1
const ELSEWHERE = 0.25
const LONG = 0.15
const LONG_WORDS = 48
const FEW = 0.2
const FEW_WORDS = 6
const MEANT = 0.35
/** A sentence that has less of the question, and is further from it in meaning, answers something else. */
const LEAST_SHARE = 0.25
const LEAST_LIKE = 0.45
/** What a second sentence must add, and how short the first may be before it gets a second anyhow. */
const ADDS = 0.15
const SHORT_WORDS = 14

/** How a sentence begins that needs the one before. */
const leaning =
  /^(?:it|its|they|their|them|this|these|those|that|he|she|his|her|so|but|however|then|here|there|such|also|both|each|for example|in this|the same|another|instead|as a result)\b/i

interface Weighed {
  part: TellingPart
  at: number
  terms: ReadonlySet<string>
  leans: boolean
  worth: number
}

/** How near in meaning each of some texts is to the question. */
export type Likeness = (texts: readonly string[]) => number[]

/** One or two of a note's sentences that answer best, in the note's order, as HTML; null where it has none. */
export function tellingSentences(
  parts: readonly TellingPart[],
  question: string,
  { asked, likeness }: { asked: readonly AskedThing[]; likeness: Likeness },
): string | null {
  const how = howAsked(question)
  const both = how === 'difference' ? tellApart(parts, asked) : null
  if (both) return both
  const near = likeness(parts.map(({ text }) => text))
  const weighed = weigh(parts, asked, forms[how]).map((one) => ({
    ...one,
    worth: one.worth + MEANT * (near[one.at] ?? 0),
  }))
  const [best, ...others] = [...weighed].sort((a, b) => b.worth - a.worth)
  if (!best) return null
  const beside = (step: number) =>
    weighed.find(
      ({ at, part }) => at === best.at + step && part.own === best.part.own && part.block === best.part.block,
    )
  const known = shareIn(asked, best.terms)
  if (known < LEAST_SHARE && (near[best.at] ?? 0) < LEAST_LIKE) return null
  const adding = others.find(
    ({ terms, leans, part }) =>
      !leans && part.own === best.part.own && shareIn(asked, new Set([...best.terms, ...terms])) >= known + ADDS,
  )
  const short = wordsIn(best.part.text) < SHORT_WORDS
  return joined([best, best.leans ? beside(-1) : (adding ?? (short ? beside(1) : undefined))])
}

/** For 'the difference between …': what explains the one, and what explains the other. */
function tellApart(parts: readonly TellingPart[], asked: readonly AskedThing[]): string | null {
  const [one, other] = [...asked].sort((a, b) => b.worth - a.worth)
  if (!one || !other) return null
  const best = (thing: AskedThing) => {
    const found = weigh(parts, [thing], forms.what).filter(({ terms }) => shareIn([thing], terms) > 0.5)
    const explaining = found.filter(({ part }) => shareIn([thing], termsOf(part.bold)) > 0.5)
    return (explaining.length > 0 ? explaining : found).sort((a, b) => b.worth - a.worth)[0]
  }
  const [first, second] = [best(one), best(other)]
  return first && second ? joined([first, second]) : null
}

function weigh(parts: readonly TellingPart[], asked: readonly AskedThing[], form: RegExp | null): Weighed[] {
  return parts.map((part, at) => {
    const leans = part.goesOn || leaning.test(part.text)
    const before = leans ? parts[at - 1] : undefined
    const brought = before?.block === part.block && before.own === part.own ? before.text : ''
    // What a sentence leans on comes with it.
    const terms = termsOf(`${brought} ${part.text}`)
    const words = wordsIn(part.text)
    const worth =
      shareIn(asked, terms) +
      (form?.test(part.text) ? FORM : 0) +
      EXPLAINS * shareIn(asked, termsOf(part.bold)) +
      EARLY * (1 - at / parts.length) -
      (leans ? (brought ? BROUGHT : LOOSE) : 0) -
      (part.own ? 0 : ELSEWHERE) -
      (words > LONG_WORDS ? LONG : 0) -
      (words < FEW_WORDS ? FEW : 0)
    return { part, at, terms, leans, worth }
  })
}

function joined([best, second]: [Weighed, Weighed | undefined]): string {
  const alone = !second || second.at === best.at || isLeadIn(best.part) || isLeadIn(second.part)
  return (alone ? [best] : [best, second].sort((a, b) => a.at - b.at)).map(({ part }) => part.html).join(' ')
}

const wordsIn = (text: string) => text.split(' ').length
/** A line with its formula or list stands alone. */
const isLeadIn = ({ html }: TellingPart) => /<(?:ul|ol)\b|class="formula"/.test(html)
