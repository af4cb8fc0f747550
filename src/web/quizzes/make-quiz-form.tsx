import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { quizLimits } from '#domain/quizzes/quiz-limits.ts'
import { api } from '../api/browser-api.ts'
import { clientId } from '../api/client-id.ts'
import { TitleForm } from '../ui/title-form.tsx'

/** Makes an empty quiz and opens it. */
export function MakeQuizForm() {
  const navigate = useNavigate()
  // Kept until it succeeds: a try again after a lost reply makes the same quiz.
  const id = useRef<string>(undefined)
  const make = async (title: string) => {
    id.current ??= clientId()
    await api('POST /api/quizzes', { body: { id: id.current, title } })
    await navigate(`/dashboard/teacher/quizzes/${id.current}`)
  }
  return (
    <TitleForm
      label="Title of a new quiz"
      button="Create Quiz"
      failed="The quiz was not made."
      maxLength={quizLimits.title}
      make={make}
    />
  )
}
