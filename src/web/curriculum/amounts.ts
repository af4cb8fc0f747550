const countOf = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

export const NO_MATERIAL = 'No material yet'

/** How much there is to study in one topic. */
export const amountOf = (counts: { flashcards: number; quiz: number } | null): string =>
  counts ? `${countOf(counts.flashcards, 'card')}, ${countOf(counts.quiz, 'question')}` : NO_MATERIAL

/** How many of a subject's topics there are, and how many can be studied now. */
export function readiness({ topics, studyTopics }: { topics: number; studyTopics: number }): string {
  const all = countOf(topics, 'topic')
  if (studyTopics === 0) return `${all}, no material yet`
  return studyTopics === topics ? `${all}, all ready` : `${all}, ${studyTopics} ready`
}
