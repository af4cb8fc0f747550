import type { Topic } from '../../../src/domain/curriculum/topic.ts'

export interface UnservedPoint {
  topic: string
  point: string
  text: string
  /** The boards' references of the topic, such as `aqa 4.1.1`. */
  references: string
}

/** Points of the programme of study or specification that no item serves. */
export function unservedPoints(topics: readonly Topic[]): UnservedPoint[] {
  return topics.flatMap(({ id, points, references, material, templates }) => {
    const items = material ? [...material.flashcards, ...material.quiz, ...material.noteQuestions, ...templates] : []
    const served = new Set(items.map(({ point }) => point))
    return points
      .filter(({ key }) => !served.has(key))
      .map(({ key, text }) => ({ topic: id, point: key, text, references: inWords(references) }))
  })
}

const inWords = (references: Topic['references']) =>
  Object.entries(references)
    .map(([board, reference]) => `${board} ${reference}`)
    .join('; ')
