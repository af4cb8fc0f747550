import { useState } from 'react'
import type { AnswerToMark, QuestionToMark, TeacherMark } from '#contract/quiz-marking.ts'
import { nextToMark } from '#domain/quizzes/marking-draft.ts'
import { api } from '../../api/browser-api.ts'
import { useToast } from '../../ui/toast.tsx'

type Answer = Pick<AnswerToMark, 'studentId' | 'attemptId'>
type Given = Pick<AnswerToMark, 'mark' | 'revision'>

interface Place {
  questionKey: string
  at: number
}

const keyOf = (questionId: string, { studentId, attemptId }: Answer) => `${questionId} ${attemptId} ${studentId}`

/** The queue: which answer is shown, what was given since the page came, and the last mark, to take it back. */
export function useMarking(quizId: string, questions: readonly QuestionToMark[]) {
  const toast = useToast()
  const [given, setGiven] = useState<ReadonlyMap<string, Given>>(new Map())
  const [place, setPlace] = useState(() => firstPlace(questions))
  const [last, setLast] = useState<(Place & { before: TeacherMark | null }) | null>(null)
  const [busy, setBusy] = useState(false)

  const question = questions.find(({ key }) => key === place.questionKey) ?? questions[0]
  const answersOf = (one: QuestionToMark): AnswerToMark[] =>
    one.answers.map((answer) => ({ ...answer, ...given.get(keyOf(one.questionId, answer)) }))
  const waitingIn = (one: QuestionToMark) => answersOf(one).filter(({ mark }) => mark === null).length

  /** @returns whether it was stored */
  const send = async (of: QuestionToMark, at: number, mark: TeacherMark | null): Promise<boolean> => {
    const answer = answersOf(of)[at]
    if (!answer) return false
    const { studentId, attemptId, revision } = answer
    const body = { studentId, attemptId, questionId: of.questionId, revision: revision + 1, mark }
    setBusy(true)
    try {
      const stored = await api('PUT /api/quizzes/:id/marking', { params: { id: quizId }, body })
      setGiven((known) => new Map(known).set(keyOf(of.questionId, answer), stored))
      return true
    } catch (problem) {
      const description = problem instanceof Error ? problem.message : ''
      toast({ title: 'That mark was not saved', description, variant: 'destructive', topic: 'marking' })
      return false
    } finally {
      setBusy(false)
    }
  }

  const save = async (mark: TeacherMark) => {
    if (!question || busy) return
    const answers = answersOf(question)
    if (!(await send(question, place.at, mark))) return
    setLast({ ...place, before: answers[place.at]?.mark ?? null })
    const waits = answers.map((answer, at) => at !== place.at && answer.mark === null)
    setPlace({ ...place, at: nextToMark(waits, place.at) })
    toast({ title: 'Mark saved', topic: 'marking' })
  }

  const undo = async () => {
    const of = questions.find(({ key }) => key === last?.questionKey)
    if (!last || !of || busy || !(await send(of, last.at, last.before))) return
    setPlace({ questionKey: last.questionKey, at: last.at })
    setLast(null)
    toast({ title: 'The last mark was taken back', topic: 'marking' })
  }

  const show = (questionKey: string) => {
    const chosen = questions.find(({ key }) => key === questionKey)
    if (chosen) setPlace(firstPlace([{ ...chosen, answers: answersOf(chosen) }]))
  }
  const answers = question ? answersOf(question) : []
  return {
    question,
    answers,
    at: Math.min(place.at, answers.length - 1),
    go: (at: number) => setPlace({ ...place, at }),
    show,
    waitingIn,
    save,
    undo: last ? undo : null,
    busy,
  }
}

/** The first answer that waits; the very first where none does. */
function firstPlace(questions: readonly QuestionToMark[]): Place {
  for (const { key, answers } of questions) {
    const at = answers.findIndex(({ mark }) => mark === null)
    if (at >= 0) return { questionKey: key, at }
  }
  return { questionKey: questions[0]?.key ?? '', at: 0 }
}
