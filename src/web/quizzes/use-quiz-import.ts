import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { QuizImportPreview } from '#contract/quiz-imports.ts'
import { quizLimits } from '#domain/quizzes/quiz-limits.ts'
import { api } from '../api/browser-api.ts'
import { clientId } from '../api/client-id.ts'
import { readAsBase64 } from '../api/read-as-base64.ts'

/** A file on its way to becoming a quiz. */
export function useQuizImport() {
  const navigate = useNavigate()
  const sent = useRef({ fileName: '', data: '', quizId: '' })
  const [phase, setPhase] = useState<'idle' | 'reading' | 'saving'>('idle')
  const [preview, setPreview] = useState<QuizImportPreview | null>(null)
  const [error, setError] = useState<string>()

  const attempt = async (work: () => Promise<void>) => {
    setError(undefined)
    try {
      await work()
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'That did not work. Please try again.')
    }
    setPhase('idle')
  }
  const begin = (file: File) =>
    attempt(async () => {
      setPreview(null)
      if (file.size === 0) throw new Error('That file is empty.')
      if (file.size > quizLimits.importFile) throw new Error('That file is too large: at most 4 MB, please.')
      setPhase('reading')
      sent.current = { fileName: file.name.slice(0, 200), data: await readAsBase64(file), quizId: clientId() }
      const { fileName, data } = sent.current
      setPreview(await api('POST /api/quiz-imports/preview', { body: { fileName, data } }))
    })
  const save = (title: string) =>
    attempt(async () => {
      setPhase('saving')
      const made = await api('POST /api/quiz-imports', { body: { ...sent.current, title } })
      await navigate(`/dashboard/teacher/quizzes/${made.quizId}`)
    })
  return { phase, preview, error, begin, save }
}
