import type { Question } from '#domain/questions/question.ts'

/** A question of four options as far as marking goes: its options in order, and the place of the right one. */
export interface FourOptionKey {
  options: readonly string[]
  /** 0 to 3 */
  correctAnswer: number
}

/** A question as far as marking goes. */
export type QuestionKey = FourOptionKey | { scheme: Question }

/** What was marked wrong and is right since a question was fixed: these choices, or whatever responses its scheme finds right. */
export type Raised = readonly number[] | 'by scheme'

export const isFourOptionKey = (key: QuestionKey): key is FourOptionKey => 'options' in key

/** Null where no answer can have become right; a question that is of another kind now has no answers of its old one. */
export function raisedSince(before: QuestionKey, since: QuestionKey): Raised | null {
  if (!isFourOptionKey(before)) return isFourOptionKey(since) ? null : 'by scheme'
  if (!isFourOptionKey(since)) return null
  const raised = raisedChoices(before, since)
  return raised.length > 0 ? raised : null
}

/**
 * The choices, by their places before, that were marked wrong and are right since the question was fixed. An option is
 * followed by its words; one whose words changed too is taken to have been fixed in its place.
 */
export function raisedChoices(before: FourOptionKey, since: FourOptionKey): number[] {
  return before.options.flatMap((option, place) => {
    const wasRight = place === before.correctAnswer
    return !wasRight && placeSince(option, place, { before, since }) === since.correctAnswer ? [place] : []
  })
}

function placeSince(option: string, place: number, keys: { before: FourOptionKey; since: FourOptionKey }): number {
  const found = keys.since.options.indexOf(option)
  if (found >= 0) return found
  const inItsPlace = keys.since.options[place]
  return inItsPlace !== undefined && !keys.before.options.includes(inItsPlace) ? place : -1
}

/** True when the question is marked as before, whatever else of it was changed. */
export function isSameKey(one: QuestionKey, other: QuestionKey): boolean {
  if (isFourOptionKey(one))
    return (
      isFourOptionKey(other) &&
      one.correctAnswer === other.correctAnswer &&
      one.options.length === other.options.length &&
      one.options.every((option, place) => option === other.options[place])
    )
  return !isFourOptionKey(other) && inOneOrder(markedBy(one.scheme)) === inOneOrder(markedBy(other.scheme))
}

/** A scheme without what only a reader sees. */
const markedBy = (scheme: Question) => ({ ...scheme, prompt: '', explanation: '' })

/** As text, whatever the order of its keys: a database gives them back in an order of its own. */
const inOneOrder = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
