import type { Queries } from '../../database/database.ts'
import { richText } from '../../questions/show-question.ts'
import { type QuestionRow, readAskedQuestions } from '../../quizzes/questions/question-store.ts'
import { readTaskQuizResponses, type TaskQuizResponse } from '../../quizzes/taking/quiz-result-store.ts'
import type { TaskRow } from '../task-row.ts'
import type { TaskAnswers } from './find-task-answers.ts'
import { chosenIn, optionsOf } from './response-options.ts'
import type { AskedQuestion } from './task-questions.ts'

/** What pupils handed in first to each question of a teacher's quiz, by the newest version that any of them was asked. */
export async function findQuizAnswers(options: {
  task: Pick<TaskRow, 'id' | 'scope'>
  pupilIds: ReadonlySet<string>
  queries: Queries
}): Promise<TaskAnswers> {
  const { task, pupilIds, queries } = options
  const quizId = task.scope.slice('quiz:'.length)
  // What waits for the teacher is neither right nor wrong yet.
  const responses = (await readTaskQuizResponses(queries, task.id)).filter(
    ({ studentId, verdict }) => pupilIds.has(studentId) && verdict !== 'waiting',
  )
  const byQuestion = Map.groupBy(responses, ({ questionId }) => questionId)
  const newest = [...byQuestion].map(([id, own]) => ({ id, version: Math.max(...own.map(({ version }) => version)) }))
  const rows = await readAskedQuestions(queries, { quizId, asked: newest })
  const answers = rows.flatMap((row) => {
    const own = byQuestion.get(row.content.id) ?? []
    const asked = askedOf(row, { quizId, responses: own })
    return [...Map.groupBy(own, ({ studentId }) => studentId)].flatMap(([studentId, given]) => {
      const [first, last] = [given[0], given.at(-1)]
      if (!first || !last) return []
      const [firstRight, lastRight] = [first.verdict === 'right', last.verdict === 'right']
      return [{ studentId, asked, chosen: chosenIn(first.response), firstRight, lastRight }]
    })
  })
  const place = new Map(rows.map(({ content, position }) => [content.id, position]))
  return { answers, order: [...place].sort(([, one], [, other]) => one - other).map(([id]) => id) }
}

function askedOf(
  { content, html }: QuestionRow,
  { quizId, responses }: { quizId: string; responses: readonly TaskQuizResponse[] },
): AskedQuestion {
  const rich = (source: string) => richText(source, { html, quizId })
  return {
    id: content.id,
    question: rich(content.prompt),
    drawn: false,
    options: optionsOf(
      content,
      responses.map(({ response, verdict }) => ({ response, right: verdict === 'right' })),
      rich,
    ),
    explanation: content.explanation.trim() === '' ? null : rich(content.explanation),
    source: null,
  }
}
