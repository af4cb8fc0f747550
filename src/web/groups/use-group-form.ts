import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiError } from '../api/client.ts'
import { useToast } from '../ui/toast.tsx'

export interface GroupFormState {
  busy: boolean
  /** A sentence for each field at fault, by its name. */
  fields: Record<string, string>
  /** What is wrong with no field in particular. */
  error: string | undefined
  /** Does the work; when it is done says so, asks for the screen's data again and closes. What was typed stays otherwise. */
  submit: (work: () => Promise<unknown>, done: string) => Promise<void>
}

export function useGroupForm(onDone: () => void): GroupFormState {
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<{ fields: Record<string, string>; error?: string }>({ fields: {} })
  const submit = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true)
    setFault({ fields: {} })
    try {
      await work()
      await revalidate()
      toast({ title: done })
      onDone()
    } catch (failure) {
      const fields = failure instanceof ApiError ? (failure.details.fields ?? {}) : {}
      const message = failure instanceof Error ? failure.message : 'That did not work. Please try again.'
      setFault({ fields, ...(Object.keys(fields).length === 0 && { error: message }) })
    }
    setBusy(false)
  }
  return { busy, fields: fault.fields, error: fault.error, submit }
}
