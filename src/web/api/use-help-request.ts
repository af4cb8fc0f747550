import { useRef, useState } from 'react'
import type { Api } from '#contract/api.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { api } from './browser-api.ts'
import { ApiError } from './client.ts'

type HelpRequest = InputOf<Api['POST /api/help-request']>['body']
export type HelpMessage = Pick<HelpRequest, 'name' | 'email' | 'message'>

export interface HelpRequestSending {
  sending: boolean
  failed: boolean
  /** A sentence for each field that the server would not take. */
  fields: Record<string, string>
  /** True when it arrived. */
  send: (message: HelpMessage) => Promise<boolean>
  /** Forgets a failure. */
  reset: () => void
}

/** Sends a message to the people who run this installation; one that is sent again after a failure keeps its id. */
export function useHelpRequest(source: NonNullable<HelpRequest['source']>): HelpRequestSending {
  const id = useRef<string>(undefined)
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<Record<string, string> | null>(null)

  const send = async (message: HelpMessage) => {
    id.current ??= crypto.randomUUID()
    setSending(true)
    setFailure(null)
    try {
      const timestamp = new Date().toISOString()
      await api('POST /api/help-request', { body: { ...message, id: id.current, timestamp, source } })
      id.current = undefined
      return true
    } catch (error) {
      setFailure((error instanceof ApiError && error.details.fields) || {})
      return false
    } finally {
      setSending(false)
    }
  }

  return { sending, failed: failure !== null, fields: failure ?? {}, send, reset: () => setFailure(null) }
}
