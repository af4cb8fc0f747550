import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiError } from '../api/client.ts'
import { useToast } from '../ui/toast.tsx'

export interface Save<Answer> {
  work: () => Promise<Answer>
  /** What to say when it went well; nothing where the screen shows it. */
  done: string | ((answer: Answer) => string) | null
  failed: string
}

/**
 * Saves a form: what was typed stays where it is, each fault is told beside its field, and the screen's data is asked for
 * again when it went well.
 * @returns `save`, which answers whether it went well.
 */
export function useSave() {
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [fields, setFields] = useState<Record<string, string>>({})
  async function save<Answer>({ work, done, failed }: Save<Answer>): Promise<boolean> {
    setBusy(true)
    setFields({})
    try {
      const answer = await work()
      if (done !== null) toast({ title: typeof done === 'string' ? done : done(answer) })
      await revalidate()
      return true
    } catch (error) {
      if (error instanceof ApiError) setFields(error.details.fields ?? {})
      toast({ title: failed, description: error instanceof Error ? error.message : '', variant: 'destructive' })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, fields, save }
}
