import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useToast } from './toast.tsx'

export interface Act {
  work: () => Promise<unknown>
  done: string
  /** The title of the message when it failed; the error's own sentence stands below it. */
  failed: string
}

/** Does something on a press and says how it went; then the screen's data is asked for again. `topic`: see `ToastMessage`. */
export function useAct(topic?: string): { busy: boolean; act: (what: Act) => Promise<void> } {
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const act = async ({ work, done, failed }: Act) => {
    setBusy(true)
    try {
      await work()
      toast({ title: done, ...(topic && { topic }) })
    } catch (error) {
      const description = error instanceof Error ? error.message : ''
      toast({ title: failed, description, variant: 'destructive', ...(topic && { topic }) })
    }
    await revalidate()
    setBusy(false)
  }
  return { busy, act }
}
