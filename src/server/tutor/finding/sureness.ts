import type { TopicEvidence } from './weigh-topics.ts'

/** Of somebody's own life, not of a subject. */
const personal = /\b(?:my|mum|dad|girl|boy|you|we|us|they)\b/
/** 'How do you …' and 'why do they …' speak of nobody. */
const impersonal = /\b(?:do|can|did|when|how|if) (?:you|u|we|they)\b/g
/** More words than these say no more. */
const ENOUGH_WORDS = 4

/** By logistic regression: what was answered rightly, against what no note answers, of what is for tuning (decisions/0056). */
const START = -3.84
const worth: TopicEvidence = { topic: 2.16, passage: 1.49, item: 1.43, near: 0.57, nearItem: 0.42, items: 0.66 }
const SCHOOLED = 1.97
const STRONGEST = 1.88
const LOST = -1.8
const PERSONAL = -1
const LEISURE = -3
const MANY_WORDS = 1.42
const ONE_WORD = -0.22

/** How sure it is that a topic answers: above 0, more likely than not (it is a logarithm of odds). */
export function sureOf(
  { question, words, leisure }: { question: string; words: number; leisure: boolean },
  evidence: TopicEvidence,
  trust: { schooled: number; strongest: number; lost: number },
): number {
  const spoken = question.toLowerCase().replace(impersonal, '')
  const found = (Object.keys(worth) as (keyof TopicEvidence)[]).reduce(
    (sum, of) => sum + worth[of] * evidence[of],
    START,
  )
  return (
    found +
    SCHOOLED * trust.schooled +
    STRONGEST * trust.strongest +
    LOST * trust.lost +
    (leisure ? LEISURE : 0) +
    (personal.test(spoken) ? PERSONAL : 0) +
    (MANY_WORDS * Math.min(ENOUGH_WORDS, words)) / ENOUGH_WORDS +
    (words === 1 ? ONE_WORD : 0)
  )
}
