import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../api/browser-api.ts'
import { clientId } from '../api/client-id.ts'
import { useToast } from '../ui/toast.tsx'

/** Copies a set to one's own and opens the copy. */
export function useCopy(setId: string): { busy: boolean; copy: () => Promise<void> } {
  const navigate = useNavigate()
  const toast = useToast()
  const newId = useRef<string>(undefined)
  const [busy, setBusy] = useState(false)
  const copy = async () => {
    newId.current ??= clientId()
    setBusy(true)
    try {
      await api('POST /api/sets/:id/copy', { params: { id: setId }, body: { id: newId.current } })
      await navigate(`/sets/${newId.current}`)
      toast({ title: 'Copied to your own sets' })
    } catch (error) {
      const description = error instanceof Error ? error.message : ''
      toast({ title: 'The set was not copied', description, variant: 'destructive' })
    }
    setBusy(false)
  }
  return { busy, copy }
}
