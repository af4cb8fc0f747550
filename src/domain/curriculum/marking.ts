import { z } from 'zod'
import { Question } from '../questions/question.ts'
import type { QuestionKey } from '../study/question-key.ts'
import { hasFourOptions, questionsOf } from './quiz-questions.ts'
import type { QuizQuestion, Topic } from './topic.ts'

/** Written questions: each one's id, its point, and the place of its right answer or how else it is marked. */
const MarkedQuestions = z.array(z.tuple([z.string(), z.string(), z.union([z.int(), Question])]))
/** Each item's id and its point. */
const Pointed = z.array(z.tuple([z.string(), z.string()]))

const TopicMarking = z.object({
  flashcards: Pointed,
  quiz: MarkedQuestions,
  noteQuestions: MarkedQuestions,
  templates: Pointed,
})
export type TopicMarking = z.infer<typeof TopicMarking>

/** What marking must know of the items of every topic with material, by the topic's id. */
export const Marking = z.record(z.string(), TopicMarking)

/** How every written question is marked, by its id. */
export const QuestionKeys = z.record(
  z.string(),
  z.union([
    z.object({ options: z.array(z.string()), correctAnswer: z.int() }),
    z.object({ scheme: Question }),
  ]) satisfies z.ZodType<QuestionKey>,
)

type Marked = Pick<Topic, 'id' | 'material' | 'templates'>

export function markingOf(topics: readonly Marked[]): z.infer<typeof Marking> {
  return Object.fromEntries(
    topics.flatMap(({ id, material, templates }) => {
      if (!material) return []
      const { flashcards, quiz, noteQuestions } = material
      const marked = (questions: readonly QuizQuestion[]) =>
        questions.map((question): [string, string, number | Question] => [
          question.id,
          question.point,
          hasFourOptions(question) ? question.correctAnswer : question.scheme,
        ])
      const marking: TopicMarking = {
        flashcards: flashcards.map(({ id, point }) => [id, point]),
        quiz: marked(quiz),
        noteQuestions: marked(noteQuestions),
        templates: templates.map((template) => [template.id, template.point]),
      }
      return [[id, marking]]
    }),
  )
}

export function keysOf(topics: readonly Marked[]): Record<string, QuestionKey> {
  const questions = topics.flatMap(({ material }) => questionsOf(material))
  return Object.fromEntries(questions.map((question) => [question.id, keyOf(question)]))
}

const keyOf = (question: QuizQuestion): QuestionKey =>
  hasFourOptions(question)
    ? { options: question.options.map(({ text }) => text), correctAnswer: question.correctAnswer }
    : { scheme: question.scheme }
