import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { TeacherQuestion } from '#contract/quizzes.ts'
import { api } from '../../api/browser-api.ts'
import { clientId } from '../../api/client-id.ts'
import { useToast } from '../../ui/toast.tsx'

export interface QuizQuestions {
  /** In the order that was chosen last, whether it has been saved or not. */
  rows: TeacherQuestion[]
  busy: boolean
  deleted: TeacherQuestion | null
  order: (ids: string[]) => void
  duplicate: (row: TeacherQuestion) => void
  remove: (row: TeacherQuestion) => void
  undo: () => void
}

/** What is done to the questions of a quiz as a whole; each is sent at once. */
export function useQuizQuestions(quizId: string, questions: readonly TeacherQuestion[]): QuizQuestions {
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [rows, setRows] = useState<TeacherQuestion[]>([...questions])
  const [busy, setBusy] = useState(false)
  const [deleted, setDeleted] = useState<TeacherQuestion | null>(null)
  useEffect(() => setRows([...questions]), [questions])

  const attempt = async (work: () => Promise<unknown>, failed: string) => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      toast({ title: failed, description: error instanceof Error ? error.message : '', variant: 'destructive' })
    }
    await revalidate()
    setBusy(false)
  }
  const put = (row: TeacherQuestion, id: string, position: number) =>
    api('PUT /api/quizzes/:id/questions/:questionId', {
      params: { id: quizId, questionId: id },
      body: { question: { ...row.question, id }, position },
    })
  const placeOf = (row: TeacherQuestion) => rows.findIndex(({ question }) => question.id === row.question.id)

  return {
    rows,
    busy,
    deleted,
    order: (ids) => {
      setRows((before) => ids.flatMap((id) => before.find(({ question }) => question.id === id) ?? []))
      void attempt(
        () => api('PUT /api/quizzes/:id/order', { params: { id: quizId }, body: { questionIds: ids } }),
        'The order was not saved',
      )
    },
    duplicate: (row) => void attempt(() => put(row, clientId(), placeOf(row) + 1), 'The question was not duplicated'),
    remove: (row) => {
      const place = placeOf(row)
      void attempt(async () => {
        const params = { id: quizId, questionId: row.question.id }
        await api('DELETE /api/quizzes/:id/questions/:questionId', { params })
        setDeleted({ ...row, position: place })
      }, 'The question was not deleted')
    },
    undo: () => {
      if (!deleted) return
      void attempt(async () => {
        await put(deleted, deleted.question.id, deleted.position)
        setDeleted(null)
      }, 'The question did not come back')
    },
  }
}
