import type { RichText } from '#domain/curriculum/topic.ts'
import type { Question } from '#domain/questions/question.ts'
import type { QuestionKind } from '#domain/questions/question-kinds.ts'
import type { QuestionResponse } from '#domain/questions/response.ts'
import type { AskedQuestion } from './task-questions.ts'

/** What pupils typed is as various as they are: those that come most often stand for the others. */
const TYPED_SHOWN = 6

type Rich = (source: string) => RichText

/** What one pupil gave, and whether it is right. */
export interface Given {
  response: QuestionResponse | null
  right: boolean
}

/** The options of a question; of one that is typed, what was typed most often. Order and pairs have none. */
export function optionsOf(content: Question, responses: readonly Given[], rich: Rich): AskedQuestion['options'] {
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
  if (!isTyped(content)) return []
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
      right: own[0]?.right ?? false,
      misconception: null,
    }))
}

/** The keys of what was chosen or typed. */
export function chosenIn(response: QuestionResponse | null): string[] {
  if (response?.kind === 'multiple-choice') return [response.option]
  if (response?.kind === 'multiple-response') return response.options
  if (response?.kind === 'true-false') return [String(response.value)]
  if (response && isTyped(response)) return [response.text.trim()].filter(Boolean)
  return []
}

const typedKinds = ['numeric', 'short-text', 'algebra'] as const
type TypedKind = (typeof typedKinds)[number]
const isTyped = <T extends { kind: QuestionKind }>(one: T): one is Extract<T, { kind: TypedKind }> =>
  typedKinds.some((kind) => kind === one.kind)

const entities = new Map(Object.entries({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }))
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities.get(sign) ?? sign)
