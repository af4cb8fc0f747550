import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { QuizAttempt, SentResponse } from '#contract/quiz-attempts.ts'
import type { QuestionResponse } from '#domain/questions/response.ts'
import { api } from '../../api/browser-api.ts'
import { ApiError } from '../../api/client.ts'
import { tellNotKept } from '../../device/device-store.ts'
import { personOf, useSession } from '../../session/session.tsx'
import { rememberedPerson } from '../../session/signed-in-hint.ts'
import { keepResponses, newestOf, type Responses, readKept } from './kept-responses.ts'

const SEND_AFTER_MS = 400
const TRY_AGAIN_MS = 4000

/** `ended`: the session has ended; what waits is sent when the pupil has signed in again. */
export type SaveState = 'saved' | 'saving' | 'waiting' | 'ended'

export interface AttemptRun {
  responses: Responses
  saveState: SaveState
  respond: (questionId: string, response: QuestionResponse | null) => void
  submitting: boolean
  error: string | undefined
  submit: () => Promise<void>
}

/**
 * The responses of an open attempt. Each is kept on the device at once, sent a moment later, and sent again until the server
 * has it; `onSubmitted` gets the marked attempt.
 */
export function useAttempt(attempt: QuizAttempt, onSubmitted: (marked: QuizAttempt) => void): AttemptRun {
  const [responses, setResponses] = useState<Responses>(() => newestOf([attempt.responses]))
  const [saveState, setSaveState] = useState<SaveState>('saved')
  const [submitting, setSubmitting] = useState(false)
  const [error, setError] = useState<string>()
  const waiting = useRef<Responses>({})
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { id } = attempt
  const session = useSession()
  const { state } = session
  // Until it is known who is signed in, this device's note says it.
  const owner = (state === 'loading' ? rememberedPerson() : personOf(session))?.id ?? null
  const keep = useCallback(() => keepResponses(id, owner, Object.values(waiting.current)), [id, owner])

  const send = useCallback(
    async function sendWaiting(): Promise<void> {
      clearTimeout(timer.current)
      const sent = Object.values(waiting.current)
      if (sent.length === 0) return
      setSaveState('saving')
      try {
        await api('PUT /api/quiz-attempts/:id/responses', { params: { id }, body: { responses: sent } })
        waiting.current = without(waiting.current, sent)
        keep()
        setSaveState(Object.keys(waiting.current).length === 0 ? 'saved' : 'saving')
      } catch (failure) {
        if (!keep()) tellNotKept()
        const ended = failure instanceof ApiError && failure.code === 'not-signed-in'
        setSaveState(ended ? 'ended' : 'waiting')
        if (!ended) timer.current = setTimeout(() => void sendWaiting(), TRY_AGAIN_MS)
      }
    },
    [id, keep],
  )

  const takeUp = useEffectEvent(async () => {
    // What was answered while it was read is newer.
    const kept = (await readKept(id, owner)).filter(({ questionId }) => !waiting.current[questionId])
    setResponses((now) => newestOf([Object.values(now), kept]))
    waiting.current = { ...without(newestOf([kept]), attempt.responses), ...waiting.current }
    void send()
  })
  const signedIn = state === 'signed-in'
  useEffect(() => {
    if (signedIn) void send()
  }, [signedIn, send])
  useEffect(() => {
    void takeUp()
  }, [id])
  useEffect(() => {
    const onOnline = () => void send()
    addEventListener('online', onOnline)
    return () => {
      clearTimeout(timer.current)
      removeEventListener('online', onOnline)
    }
  }, [send])

  const respond = (questionId: string, response: QuestionResponse | null) => {
    const given = { questionId, revision: (responses[questionId]?.revision ?? 0) + 1, response }
    setResponses((before) => ({ ...before, [questionId]: given }))
    waiting.current = { ...waiting.current, [questionId]: given }
    keep()
    setSaveState('saving')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void send(), SEND_AFTER_MS)
  }

  const submit = async () => {
    if (submitting) return
    setSubmitting(true)
    setError(undefined)
    clearTimeout(timer.current)
    try {
      const body = { responses: Object.values(responses) }
      const { attempt: marked } = await api('POST /api/quiz-attempts/:id/submit', { params: { id }, body })
      waiting.current = {}
      keep()
      onSubmitted(marked)
    } catch (failure) {
      const reason = failure instanceof Error ? failure.message : ''
      setError(`Your quiz was not handed in yet. ${reason} Your answers are kept on this device; please try again.`)
      setSubmitting(false)
    }
  }

  return { responses, saveState, respond, submitting, error, submit }
}

/** Those of `all` that aren't among `sent` as they stand. */
function without(all: Responses, sent: readonly SentResponse[]): Responses {
  const revisions = new Map(sent.map(({ questionId, revision }) => [questionId, revision]))
  return Object.fromEntries(Object.entries(all).filter(([id, { revision }]) => (revisions.get(id) ?? 0) < revision))
}
