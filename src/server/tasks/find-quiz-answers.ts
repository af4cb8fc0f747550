import type { Question } from '#domain/questions/question.ts'
import type { QuestionResponse } from '#domain/questions/response.ts'
import type { Queries } from '../database/database.ts'
import { richText } from '../questions/show-question.ts'
import { type QuestionRow, readAskedQuestions } from '../quizzes/question-store.ts'
import { readTaskQuizResponses, type TaskQuizResponse } from '../quizzes/quiz-result-store.ts'
import type { TaskAnswers } from './find-task-answers.ts'
import type { AskedQuestion } from './task-questions.ts'
import type { TaskRow } from './task-row.ts'

/** What pupils typed is as various as they are: those that come most often stand for the others. */
const TYPED_SHOWN = 6

/** What pupils handed in first to each question of a teacher's quiz, by the newest version that any of them was asked. */
export async function findQuizAnswers(options: {
  task: Pick<TaskRow, 'id' | 'scope'>
  pupilIds: ReadonlySet<string>
  queries: Queries
}): Promise<TaskAnswers> {
  const { task, pupilIds, queries } = options
  const quizId = task.scope.slice('quiz:'.length)
  const responses = (await readTaskQuizResponses(queries, task.id)).filter(({ studentId }) => pupilIds.has(studentId))
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
    options: optionsOf(content, responses, rich),
    explanation: content.explanation.trim() === '' ? null : rich(content.explanation),
    source: null,
  }
}

type Rich = (source: string) => { html: string; text: string }

/** The options of a question; of one that is typed, what was typed most often. Order and pairs have none. */
function optionsOf(content: Question, responses: readonly TaskQuizResponse[], rich: Rich): AskedQuestion['options'] {
  if (content.kind === 'multiple-choice' || content.kind === 'multiple-response') {
    const right = new Set([content.correct].flat())
    return content.options.map(({ id, text, misconception = null }) => ({
      key: id,
      ...rich(text),
      right: right.has(id),
      misconception: right.has(id) ? null : misconception,
    }))
  }
  if (content.kind === 'true-false')
    return [true, false].map((value) => ({
      key: String(value),
      ...rich(value ? 'True' : 'False'),
      right: value === content.correct,
      misconception: value === content.correct ? null : (content.misconception ?? null),
    }))
  if (content.kind !== 'numeric' && content.kind !== 'short-text') return []
  const typed = Map.groupBy(responses, ({ response }) => chosenIn(response)[0] ?? '')
  return [...typed]
    .filter(([text]) => text !== '')
    .sort(([, one], [, other]) => other.length - one.length)
    .slice(0, TYPED_SHOWN)
    .map(([text, own]) => ({
      key: text,
      // Typed by pupils: shown as they typed it, with nothing in it read as a formula.
      html: escaped(text),
      text,
      right: own[0]?.verdict === 'right',
      misconception: null,
    }))
}

/** The keys of what was chosen or typed. */
function chosenIn(response: QuestionResponse | null): string[] {
  if (response?.kind === 'multiple-choice') return [response.option]
  if (response?.kind === 'multiple-response') return response.options
  if (response?.kind === 'true-false') return [String(response.value)]
  if (response?.kind === 'numeric' || response?.kind === 'short-text') return [response.text.trim()].filter(Boolean)
  return []
}

const entities = new Map(Object.entries({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }))
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities.get(sign) ?? sign)
