import { mark } from '../questions/mark-question.ts'
import type { Question } from '../questions/question.ts'
import type { QuestionResponse } from '../questions/response.ts'

/** What all who answered gave to a question: nobody is named in it. */
export interface Tally {
  answered: number
  right: number
  partly: number
  wrong: number
  /** How many chose each option, by its id (`true` and `false` for such a question); none where nothing is chosen. */
  chosen: Record<string, number>
}

export function tally(question: Question, responses: readonly QuestionResponse[]): Tally {
  const counts: Tally = { answered: responses.length, right: 0, partly: 0, wrong: 0, chosen: {} }
  for (const id of optionIds(question)) counts.chosen[id] = 0
  for (const response of responses) {
    const { verdict } = mark(question, response)
    // What waits for a teacher is never asked live.
    if (verdict !== 'waiting') counts[verdict] += 1
    for (const id of chosenBy(response))
      if (Object.hasOwn(counts.chosen, id)) counts.chosen[id] = (counts.chosen[id] ?? 0) + 1
  }
  return counts
}

function optionIds(question: Question): string[] {
  if (question.kind === 'multiple-choice' || question.kind === 'multiple-response')
    return question.options.map(({ id }) => id)
  return question.kind === 'true-false' ? ['true', 'false'] : []
}

function chosenBy(response: QuestionResponse): readonly string[] {
  if (response.kind === 'multiple-choice') return [response.option]
  if (response.kind === 'multiple-response') return [...new Set(response.options)]
  return response.kind === 'true-false' ? [String(response.value)] : []
}
