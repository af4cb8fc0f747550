/** A question as far as marking goes: its options in order, and the place of the right one. */
export interface QuestionKey {
  options: readonly string[]
  /** 0 to 3 */
  correctAnswer: number
}

/**
 * The choices, by their places before, that were marked wrong and are right since the question was fixed. An option is
 * followed by its words; one whose words changed too is taken to have been fixed in its place.
 */
export function raisedChoices(before: QuestionKey, since: QuestionKey): number[] {
  return before.options.flatMap((option, place) => {
    const wasRight = place === before.correctAnswer
    return !wasRight && placeSince(option, place, { before, since }) === since.correctAnswer ? [place] : []
  })
}

function placeSince(option: string, place: number, keys: { before: QuestionKey; since: QuestionKey }): number {
  const found = keys.since.options.indexOf(option)
  if (found >= 0) return found
  const inItsPlace = keys.since.options[place]
  return inItsPlace !== undefined && !keys.before.options.includes(inItsPlace) ? place : -1
}

/** True when the question is marked as before, whatever else of it was changed. */
export function isSameKey(one: QuestionKey, other: QuestionKey): boolean {
  return (
    one.correctAnswer === other.correctAnswer &&
    one.options.length === other.options.length &&
    one.options.every((option, place) => option === other.options[place])
  )
}
