import { useEffect, useReducer, useRef, useState } from 'react'
import type { LevelId } from '#domain/curriculum/level.ts'
import { findConcern } from '#domain/tutor/distress.ts'
import { followUpOf } from '#domain/tutor/follow-up.ts'
import type { TopicFilter } from '#domain/tutor/topic-filter.ts'
import { TUTOR_REPLY_MS, type TutorMode } from '#domain/tutor/tutor-mode.ts'
import { api } from '../api/browser-api.ts'
import { ApiError } from '../api/client.ts'
import { clientId } from '../api/client-id.ts'
import { useSession } from '../session/session.tsx'
import { useToast } from '../ui/toast.tsx'
import { askStream } from './ask-stream.ts'
import { chatReducer, isWaiting, type Turn } from './chat-state.ts'
import { deviceId, forgetOnDevice, keepOnDevice, readDeviceHistory } from './device-history.ts'

export interface Asking {
  question: string
  mode: TutorMode
  filter: TopicFilter
  level: LevelId | null
  /** The topic that was chosen among those offered. */
  chosen?: string
}

export interface Chat {
  turns: readonly Turn[]
  waiting: boolean
  /** The level at which a pupil studied last; null for others and until it is known. */
  studied: LevelId | null
  ask: (asking: Asking, id?: string) => Promise<void>
  /** Deletes the history, wherever it is kept. */
  forget: () => Promise<void>
}

/** The note that the last reply came from, and the last question that did not itself go on from another. */
function sourceOf(turns: readonly Turn[]) {
  const reply = turns.findLast((turn) => turn.reply)?.reply
  const source = reply && 'source' in reply ? reply.source : null
  const own = turns.findLast((turn) => turn.reply && 'source' in turn.reply && followUpOf(turn.question) === null)
  return (
    source && {
      topicId: source.topicId,
      sectionId: source.section?.id ?? null,
      ...(own && { question: own.question }),
    }
  )
}

/** The chat with its history: the account's where somebody is signed in, else this device's. */
export function useChat(): Chat {
  const { state, profile } = useSession()
  const toast = useToast()
  const [turns, dispatch] = useReducer(chatReducer, [])
  const [studied, setStudied] = useState<LevelId | null>(null)
  const owner = state === 'loading' ? null : (profile?.id ?? 'guest')
  const current = useRef(owner)

  useEffect(() => {
    // Whoever signs in or out on this page sees their own history and no other.
    if (current.current !== null && current.current !== owner) dispatch({ type: 'clear' })
    current.current = owner
    if (owner === null) return
    if (owner === 'guest') {
      dispatch({ type: 'load', exchanges: readDeviceHistory() })
      return
    }
    let wanted = true
    api('GET /api/tutor/messages').then(
      ({ exchanges, level }) => {
        if (!wanted) return
        dispatch({ type: 'load', exchanges })
        setStudied(level)
      },
      () => wanted && toast({ title: 'Your history could not be shown', variant: 'destructive' }),
    )
    return () => {
      wanted = false
    }
  }, [owner, toast])

  const ask = async ({ question, mode, filter, level, chosen }: Asking, id = clientId()) => {
    const turn = { id, question, mode, filter, askedAt: new Date().toISOString() }
    dispatch({ type: 'ask', turn })
    const ready = new Promise((resolve) => setTimeout(resolve, TUTOR_REPLY_MS))
    const after = sourceOf(turns)
    const device = owner === 'guest' ? deviceId() : undefined
    let early = ''
    let open = false
    const onPiece = (text: string) => {
      if (open) dispatch({ type: 'piece', id, text })
      else early += text
    }
    void ready.then(() => {
      open = true
      if (early) dispatch({ type: 'piece', id, text: early })
    })
    try {
      const reply = await askStream(
        {
          id,
          question,
          mode,
          filter,
          level,
          ...(after && { after }),
          ...(chosen && { chosen }),
          ...(device && { device }),
        },
        onPiece,
      )
      await ready
      dispatch({ type: 'reply', id, reply })
      // A message of distress is nobody's to find who opens this device next.
      if (owner === 'guest' && reply.kind !== 'concern') keepOnDevice({ ...turn, reply })
    } catch (error) {
      await ready
      const refused = error instanceof ApiError
      const message = refused ? error.message : 'There is no connection. Your question was not sent.'
      const again = !refused || error.code !== 'too-many-requests'
      // Where to find help needs no connection.
      dispatch({ type: 'fail', id, failure: { message, again, distress: findConcern(question) !== null } })
    }
  }

  const forget = async () => {
    try {
      if (owner === 'guest') forgetOnDevice()
      else await api('DELETE /api/tutor/messages')
      dispatch({ type: 'clear' })
      toast({ title: 'History deleted' })
    } catch (error) {
      const description = error instanceof Error ? error.message : ''
      toast({ title: 'The history was not deleted', description, variant: 'destructive' })
    }
  }

  return { turns, waiting: isWaiting(turns), studied, ask, forget }
}
