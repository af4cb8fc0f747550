import { z } from 'zod'
import type { QuestionKey } from '../study/question-key.ts'
import type { Question, Topic } from './topic.ts'

/** Written questions: each one's id and the place of its right answer. */
const MarkedQuestions = z.array(z.tuple([z.string(), z.int()]))

const TopicMarking = z.object({
  flashcards: z.array(z.string()),
  quiz: MarkedQuestions,
  noteQuestions: MarkedQuestions,
  templates: z.array(z.string()),
})
export type TopicMarking = z.infer<typeof TopicMarking>

/** What marking must know of the items of every topic with material, by the topic's id. */
export const Marking = z.record(z.string(), TopicMarking)

/** How every written question is marked, by its id. */
export const QuestionKeys = z.record(
  z.string(),
  z.object({ options: z.array(z.string()), correctAnswer: z.int() }) satisfies z.ZodType<QuestionKey>,
)

type Marked = Pick<Topic, 'id' | 'material' | 'templates'>

export function markingOf(topics: readonly Marked[]): z.infer<typeof Marking> {
  return Object.fromEntries(
    topics.flatMap(({ id, material, templates }) => {
      if (!material) return []
      const { flashcards, quiz, noteQuestions } = material
      const marked = (questions: readonly Question[]) =>
        questions.map((question): [string, number] => [question.id, question.correctAnswer])
      const marking: TopicMarking = {
        flashcards: flashcards.map((card) => card.id),
        quiz: marked(quiz),
        noteQuestions: marked(noteQuestions),
        templates: templates.map((template) => template.id),
      }
      return [[id, marking]]
    }),
  )
}

export function keysOf(topics: readonly Marked[]): Record<string, QuestionKey> {
  const questions = topics.flatMap(({ material }) => [...(material?.quiz ?? []), ...(material?.noteQuestions ?? [])])
  return Object.fromEntries(
    questions.map(({ id, options, correctAnswer }) => [
      id,
      { options: options.map(({ text }) => text), correctAnswer },
    ]),
  )
}
