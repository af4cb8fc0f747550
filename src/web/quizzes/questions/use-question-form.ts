import { useEffect, useState } from 'react'
import type { TeacherQuestion } from '#contract/quizzes.ts'
import { api } from '../../api/browser-api.ts'
import { ApiError } from '../../api/client.ts'
import { keepDraft, type QuestionDraft, questionOf, readDraft } from '../../questions/question-draft.ts'

export interface QuestionForm {
  draft: QuestionDraft
  change: (changes: Partial<QuestionDraft>) => void
  busy: boolean
  /** What is not right, a sentence each. */
  errors: string[]
  /** @returns what was saved; null when it was not. */
  save: () => Promise<{ question: TeacherQuestion; raised: number } | null>
  /** Forgets what was typed. */
  discard: () => void
}

/** A question of a quiz while it is written; `place` is its id, or 'new'. What is typed is kept on the device until it is saved. */
export function useQuestionForm(options: { quizId: string; place: string; start: QuestionDraft }): QuestionForm {
  const { quizId, place, start } = options
  const [draft, setDraft] = useState(start)
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<string[]>([])

  useEffect(() => {
    const kept = readDraft(quizId, place)
    if (kept) setDraft(kept)
  }, [quizId, place])

  const change = (changes: Partial<QuestionDraft>) => {
    const changed = { ...draft, ...changes }
    setDraft(changed)
    keepDraft(quizId, place, changed)
  }
  const save = async () => {
    if (busy) return null
    setBusy(true)
    setErrors([])
    try {
      const question = questionOf(draft)
      const params = { id: quizId, questionId: draft.id }
      const saved = await api('PUT /api/quizzes/:id/questions/:questionId', { params, body: { question } })
      keepDraft(quizId, place, null)
      return saved
    } catch (failure) {
      setErrors(sentencesOf(failure))
      return null
    } finally {
      setBusy(false)
    }
  }
  return { draft, change, busy, errors, save, discard: () => keepDraft(quizId, place, null) }
}

const rows = new Map(
  Object.entries({
    options: 'Option',
    items: 'Item',
    pairs: 'Pair',
    distractors: 'Distractor',
    accepted: 'Answer',
  }),
)

/** A sentence for each field at fault, with the row that it stands in. */
export function sentencesOf(failure: unknown): string[] {
  if (!(failure instanceof ApiError)) return ['The question was not saved. What you typed is kept here.']
  const fields = Object.entries(failure.details.fields ?? {}).map(([path, sentence]) => {
    const [, list = '', at = ''] = /(\w+)\.(\d+)(?:\.\w+)?$/.exec(path) ?? []
    if (path.endsWith('.marks')) return 'Marks: write a whole number from 1 to 20.'
    // Other kinds have an answer that is no number.
    if (path.endsWith('.answer') && sentence === 'Write a number.')
      return 'Answer: write a number, such as 12.5 or 3e8.'
    if (path.endsWith('.amount')) return 'Tolerance: write a number that is more than 0.'
    return rows.has(list) ? `${rows.get(list)} ${Number(at) + 1}: ${sentence}` : sentence
  })
  return fields.length > 0 ? [...new Set(fields)] : [failure.message]
}
