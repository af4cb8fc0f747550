import type { Trust } from './asked-documents.ts'
import type { TopicEvidence } from './weigh-topics.ts'

/** Of somebody's own life, not of a subject. */
const personal = /\b(?:my|mum|dad|girl|boy|you|we|us|they)\b/
/** 'How do you …' and 'why do they …' speak of nobody. */
const impersonal = /\b(?:do|can|did|when|how|if) (?:you|u|we|they)\b/g
/** More words than these say no more. */
const ENOUGH_WORDS = 4

/**
 * By logistic regression: what was answered rightly, against what no note answers, of what is for tuning, without what is listed as no school's
 * (decisions/0056).
 */
const START = -9.5
const worth: TopicEvidence = { topic: 1.89, passage: 0.89, item: 0.61, near: -0.77, nearItem: 0.77, items: 0.24 }
const SCHOOLED = 2.01
const COVERED = 3.54
const TOLD = 1.04
const STRONGEST = 1.19
const PERSONAL = -0.94
const LEISURE = -1.5
const MANY_WORDS = 2.77
const ONE_WORD = -0.26

/** How sure it is that a topic answers: the higher, the surer (a logarithm of odds). */
export function sureOf(
  { question, words, leisure }: { question: string; words: number; leisure: boolean },
  evidence: TopicEvidence,
  trust: Trust,
): number {
  const spoken = question.toLowerCase().replace(impersonal, '')
  const found = (Object.keys(worth) as (keyof TopicEvidence)[]).reduce(
    (sum, of) => sum + worth[of] * evidence[of],
    START,
  )
  return (
    found +
    SCHOOLED * trust.schooled +
    COVERED * trust.covered +
    TOLD * trust.told +
    STRONGEST * trust.strongest +
    (leisure ? LEISURE : 0) +
    (personal.test(spoken) ? PERSONAL : 0) +
    (MANY_WORDS * Math.min(ENOUGH_WORDS, words)) / ENOUGH_WORDS +
    (words === 1 ? ONE_WORD : 0)
  )
}
