import { useState } from 'react'
import { useToast } from '../ui/toast.tsx'
import { ApiError } from './client.ts'

interface Save {
  work: () => Promise<unknown>
  /** Said when it is done; nothing where the screen itself shows it. */
  done?: string
  /** The title of the message when it failed; the error's own sentence stands below it. */
  failed: string
  /** What follows when it is done. */
  after: () => void
}

/** Saves what a form holds and says how it went. `fields` has a sentence for each field that the server would not take. */
export function useSave() {
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const [fields, setFields] = useState<Record<string, string>>({})
  const save = async ({ work, done, failed, after }: Save) => {
    setBusy(true)
    setFields({})
    try {
      await work()
      if (done) toast({ title: done })
      after()
    } catch (error) {
      setFields((error instanceof ApiError && error.details.fields) || {})
      toast({ title: failed, description: error instanceof Error ? error.message : '', variant: 'destructive' })
    }
    setBusy(false)
  }
  return { busy, fields, save }
}
