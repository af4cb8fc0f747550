import { useState } from 'react'
import { quizLimits } from '#domain/quizzes/quiz-limits.ts'
import { api } from '../../api/browser-api.ts'
import { readAsBase64 } from '../../api/read-as-base64.ts'

/** Adds a picture to a quiz; `add` gives the text that stands for it in a question, or null when it was not added. */
export function usePicture(quizId: string) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const add = async (file: File): Promise<string | null> => {
    setError(undefined)
    if (file.size > quizLimits.mediaFile) {
      setError('A picture can have 2 MB. Make it smaller first.')
      return null
    }
    setBusy(true)
    try {
      const data = await readAsBase64(file)
      const { media } = await api('POST /api/quizzes/:id/media', { params: { id: quizId }, body: { data } })
      const words = file.name
        .replace(/\.[^.]*$/, '')
        .replace(/[[\]_\s]+/g, ' ')
        .trim()
      return `![${words}](media:${media})`
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'The picture was not added.')
      return null
    } finally {
      setBusy(false)
    }
  }
  return { busy, error, add }
}
