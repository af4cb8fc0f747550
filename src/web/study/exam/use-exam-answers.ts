import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ExamAnswer } from '#contract/exam.ts'
import type { ProgressSummary } from '#contract/study.ts'
import { api, NO_CONNECTION } from '../../api/browser-api.ts'
import { ApiError } from '../../api/client.ts'
import { clientId } from '../../api/client-id.ts'
import { tellNotKept } from '../../device/device-store.ts'
import { lookAfter } from '../../device/waiting-work.ts'
import { personOf, useSession } from '../../session/session.tsx'
import { keepAnswer, nameOf, readKeptAnswer, releaseAnswer } from './kept-exam-answers.ts'

/** While somebody types, it is sent this often. */
const SEND_AFTER_MS = 1500
const TRY_AGAIN_MS = 5000

/** `device`: a guest's, which stays on this device. `nobody`: somebody else than a pupil; nothing is kept. */
export type SaveState = 'nothing' | 'saved' | 'saving' | 'waiting' | 'ended' | 'device' | 'nobody'

export interface ExamRun {
  answers: Readonly<Record<string, ExamAnswer>>
  saveState: SaveState
  /** XP of the attempts that were marked here. */
  xp: number
  progress: ProgressSummary | null
  /** Whether what is known of this person's answers has come. */
  ready: boolean
  change: (questionId: string, how: (answer: ExamAnswer) => Partial<ExamAnswer>) => void
  /** Sends what waits at once. Rejects where it does not arrive. */
  flush: () => Promise<void>
  /** Begins a question anew. */
  again: (questionId: string) => void
}

type Answers = Record<string, ExamAnswer>

/**
 * The answers to a page's exam questions. Each change is kept on the device at once and sent a moment later, and sent again until
 * the server has it.
 * @param sittingId the mock that they belong to; null for practice by topic
 */
export function useExamAnswers(questionIds: readonly string[], sittingId: string | null = null): ExamRun {
  const session = useSession()
  const { state } = session
  const person = personOf(session)
  const owner = person?.role === 'student' ? person.id : null
  const keeps = state === 'guest' || owner !== null
  const [answers, setAnswers] = useState<Answers>({})
  const [saveState, setSaveState] = useState<SaveState>('nothing')
  const [earned, setEarned] = useState<{ xp: number; progress: ProgressSummary | null }>({ xp: 0, progress: null })
  const [ready, setReady] = useState(false)
  const latest = useRef<Answers>({})
  const waiting = useRef(new Set<string>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const key = questionIds.join()

  const put = useCallback((answer: ExamAnswer) => {
    latest.current = { ...latest.current, [answer.questionId]: answer }
    setAnswers(latest.current)
  }, [])

  const send = useCallback(
    async function sendWaiting(): Promise<void> {
      clearTimeout(timer.current)
      timer.current = undefined
      if (owner === null) return
      for (const questionId of waiting.current) {
        const answer = latest.current[questionId]
        if (!answer) continue
        setSaveState('saving')
        try {
          const { id, ...body } = answer
          const { xp, progress } = await api('PUT /api/exam-answers/:id', { params: { id }, body })
          if (progress) setEarned((before) => ({ xp: before.xp + xp, progress }))
          if (latest.current[questionId] === answer) {
            waiting.current.delete(questionId)
            releaseAnswer(answer, owner)
          }
        } catch (failure) {
          const code = failure instanceof ApiError ? failure.code : null
          setSaveState(code === 'not-signed-in' ? 'ended' : 'waiting')
          if (code !== 'not-signed-in') timer.current = setTimeout(() => void sendWaiting(), TRY_AGAIN_MS)
          return
        }
      }
      setSaveState((now) => (waiting.current.size === 0 && now !== 'nothing' ? 'saved' : now))
    },
    [owner],
  )

  const takeUp = useEffectEvent(async () => {
    const ids = key.split(',')
    const stored = owner
      ? await api('GET /api/exam-answers', { query: { questionIds: key, sittingId: sittingId ?? undefined } }).then(
          (reply) => reply.answers,
          () => [],
        )
      : []
    for (const questionId of ids) {
      // What was written while it was read is newer.
      if (waiting.current.has(questionId)) continue
      const there = stored.find((answer) => answer.questionId === questionId)
      const kept = await readKeptAnswer({ questionId, sittingId }, owner)
      const known = there && {
        id: there.id,
        questionId,
        sittingId,
        revision: there.revision,
        stage: there.stage,
        flagged: there.flagged,
        parts: there.parts,
      }
      const isNewer =
        kept && (!known || (kept.id === known.id ? kept.revision > known.revision : known.stage === 'marked'))
      const answer = isNewer ? kept : known
      if (!answer || waiting.current.has(questionId)) continue
      put(answer)
      if (isNewer && owner) waiting.current.add(questionId)
    }
    setReady(true)
    void send()
  })
  useEffect(() => {
    if (state !== 'loading') void takeUp()
  }, [key, state, owner])
  useEffect(() => {
    const leave = key.split(',').map((questionId) => lookAfter(nameOf({ questionId, sittingId })))
    return () => {
      for (const end of leave) end()
    }
  }, [key, sittingId])
  useEffect(() => {
    const onOnline = () => void send()
    addEventListener('online', onOnline)
    return () => {
      clearTimeout(timer.current)
      removeEventListener('online', onOnline)
    }
  }, [send])

  const store = (answer: ExamAnswer) => {
    put(answer)
    if (!keeps) {
      setSaveState('nobody')
      return
    }
    const isKept = keepAnswer(answer, owner)
    if (!isKept && !(owner && navigator.onLine)) tellNotKept()
    setSaveState(owner === null ? 'device' : 'saving')
    if (owner === null) return
    waiting.current.add(answer.questionId)
    if (answer.stage === 'marked') void send()
    else timer.current ??= setTimeout(() => void send(), SEND_AFTER_MS)
  }
  const change: ExamRun['change'] = (questionId, how) => {
    const before = latest.current[questionId] ?? begun(questionId, sittingId)
    store({ ...before, ...how(before), revision: before.revision + 1 })
  }
  const flush = async () => {
    await send()
    if (owner !== null && waiting.current.size > 0) throw new Error(NO_CONNECTION)
  }
  const again = (questionId: string) => store(begun(questionId, sittingId))

  return { answers, saveState, ...earned, ready, change, flush, again }
}

const begun = (questionId: string, sittingId: string | null): ExamAnswer => ({
  sittingId,
  id: clientId(),
  questionId,
  revision: 1,
  stage: 'writing',
  flagged: false,
  parts: {},
})
