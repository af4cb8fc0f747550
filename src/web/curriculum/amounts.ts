const countOf = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

export const NO_MATERIAL = 'No material yet'

/** How much there is to study in one topic. */
export const amountOf = (counts: { flashcards: number; quiz: number } | null): string =>
  counts ? `${countOf(counts.flashcards, 'card')}, ${countOf(counts.quiz, 'question')}` : NO_MATERIAL

/** How many topics a subject has and lessons inside them, and how many of the topics can be studied now. */
export function readiness(of: { topics: number; studyTopics: number; lessons?: number }): string {
  const { topics, studyTopics, lessons = 0 } = of
  const all = countOf(topics, 'topic') + (lessons === 0 ? '' : ` and ${countOf(lessons, 'lesson')}`)
  if (studyTopics === 0) return `${all}, no material yet`
  return studyTopics === topics ? `${all}, all ready` : `${all}, ${studyTopics} ready`
}
