import { useCallback, useEffect, useState } from 'react'
import type { LessonFigures, LessonPlace } from '#contract/lessons.ts'
import { api } from '../../api/browser-api.ts'
import { useSession } from '../../session/session.tsx'
import { guestOfToday } from './guest-of-today.ts'
import { type LeftPlace, later, leaveOnDevice, leftOnDevice } from './lesson-places.ts'
import type { Lessons } from './load-lessons.ts'

export interface Figures {
  /** Null until they have arrived. */
  views: Readonly<Record<string, number>> | null
  places: Readonly<Record<string, LeftPlace>>
  /** Whether it is known who watches, and where they were. */
  ready: boolean
  /** Keeps where the watcher is, on the device and with an account, and counts the view. */
  keep: (topicId: string, place: LessonPlace) => void
}

/** What is not the same for everyone on the videos screen: the views, and where the person was in each lesson. */
export function useLessonFigures({ level, subject, lessons }: Lessons): Figures {
  const session = useSession()
  const owner = session.profile?.id ?? (session.state === 'away' ? session.known.id : null)
  const known = session.state !== 'loading'
  const [stored, setStored] = useState<LessonFigures | null>(null)
  const [asked, setAsked] = useState(false)
  const [places, setPlaces] = useState<Record<string, LeftPlace>>({})

  useEffect(() => {
    if (!known) return
    let current = true
    const show = (figures: LessonFigures | null) => {
      if (!current) return
      setStored(figures)
      const entries = lessons.flatMap(({ topicId }): [string, LeftPlace][] => {
        const place = later(leftOnDevice(topicId, owner), figures?.places[topicId] ?? null)
        return place ? [[topicId, place]] : []
      })
      setPlaces(Object.fromEntries(entries))
      setAsked(true)
    }
    api('GET /api/curriculum/:level/:subject/lesson-figures', {
      params: { level: level.id, subject: subject.slug },
    }).then(show, () => show(null))
    return () => {
      current = false
    }
  }, [known, owner, level.id, subject.slug, lessons])

  const keep = useCallback(
    (topicId: string, place: LessonPlace) => {
      const left = { ...place, watchedAt: new Date().toISOString() }
      leaveOnDevice(topicId, owner, left)
      setPlaces((before) => ({ ...before, [topicId]: left }))
      const viewer = owner === null ? { viewer: guestOfToday() } : {}
      // Without a connection the place is still on the device.
      api('POST /api/lesson-views', { body: { topicId, ...place, ...viewer } }).then(
        ({ views }) => setStored((before) => before && { ...before, views: { ...before.views, [topicId]: views } }),
        () => undefined,
      )
    },
    [owner],
  )
  return { views: stored?.views ?? null, places, ready: asked, keep }
}
