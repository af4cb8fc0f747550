import { randomBytes } from 'node:crypto'
import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { pickQuestionsEndpoint } from '#contract/quizzes.ts'
import { hasFourOptions } from '#domain/curriculum/quiz-questions.ts'
import type { FourOptionQuestion, QuizQuestion, RichText } from '#domain/curriculum/topic.ts'
import type { Person } from '#domain/permissions.ts'
import { MultipleChoice } from '#domain/questions/multiple-choice/schemas.ts'
import type { Question } from '#domain/questions/question.ts'
import { writeCardText } from '#domain/sets/write-card-text.ts'
import type { CurriculumStore } from '../../curriculum/curriculum-store.ts'
import type { Database } from '../../database/database.ts'
import { renderQuestion } from '../../questions/show-question.ts'
import { lockQuizToEdit } from '../find-quiz.ts'
import { makeSureOfRoomForQuestions } from '../quiz-room.ts'
import { updateQuiz } from '../quiz-store.ts'
import { type QuestionRow, readNewestVersion, readQuizExtent, writeQuestion } from './question-store.ts'

/**
 * Adds questions of the product's own topics, as they stand there now. Their formulas and pictures are kept as they are shown;
 * their words can be edited.
 * @throws {AppError} not-signed-in; not-allowed; not-found also for an unknown question; limit-reached.
 */
export async function pickQuestions(options: {
  person: Person
  quizId: string
  items: ParsedOf<typeof pickQuestionsEndpoint>['body']['items']
  curriculum: CurriculumStore
  database: Database
  now: Date
}): Promise<AnswerOf<typeof pickQuestionsEndpoint>> {
  const { person, quizId, items, curriculum, database, now } = options
  return database.transaction(async (transaction) => {
    await lockQuizToEdit({ person, quizId, transaction })
    let added = 0
    for (const { id, itemId } of items) {
      const question = curriculum.question(itemId)
      if (!question) throw new AppError('not-found')
      if (await readNewestVersion(transaction, { quizId, questionId: id })) continue
      const { questions, next } = await readQuizExtent(transaction, quizId)
      makeSureOfRoomForQuestions(questions, 1)
      await writeQuestion(transaction, quizId, { ...fromCurriculum(question, id), position: next })
      added++
    }
    await updateQuiz(transaction, { id: quizId, now })
    return { added }
  })
}

/** A question of a topic as a question of a quiz. */
export function fromCurriculum(picked: QuizQuestion, id: string): Omit<QuestionRow, 'position'> {
  const { question, explanation } = picked
  const html = new Map<string, string>()
  const typed = (text: { html: string; text: string }) => {
    let source = writeCardText([{ type: 'text', text: text.text }])
    // Formulas that differ can be spoken alike; their options must still be told apart.
    for (let copy = 2; html.has(source) && html.get(source) !== text.html; copy++)
      source = writeCardText([{ type: 'text', text: `${text.text} (${copy})` }])
    html.set(source, text.html)
    return source
  }
  // A drawing is the curriculum's own: what a teacher types is never read as one.
  if (!hasFourOptions(picked) && picked.scheme.kind === 'label' && picked.asked.kind === 'label' && picked.asked.figure)
    html.set(picked.scheme.figure, picked.asked.figure.html)
  const texts = { prompt: typed(question), explanation: typed(explanation) }
  const content: Question = hasFourOptions(picked)
    ? multipleChoice(picked, typed, { id, ...texts })
    : { ...picked.scheme, id, ...texts }
  return { id, version: 1, content, html: renderQuestion(content, Object.fromEntries(html)) }
}

function multipleChoice(
  { options, correctAnswer }: FourOptionQuestion,
  typed: (text: RichText) => string,
  base: { id: string; prompt: string; explanation: string },
) {
  const parts = options.map((option) => ({
    id: randomBytes(4).toString('hex'),
    text: typed(option),
    ...(option.misconception && { misconception: option.misconception }),
  }))
  return MultipleChoice.parse({
    ...base,
    kind: 'multiple-choice',
    marks: 1,
    options: parts,
    correct: parts[correctAnswer]?.id,
  })
}
