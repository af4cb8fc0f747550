import { useEffect, useState } from 'react'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { readSubjectMemoryEndpoint } from '#contract/learn.ts'
import type { LevelId } from '#domain/curriculum/level.ts'
import { api } from '../api/browser-api.ts'
import { personOf, useSession } from '../session/session.tsx'

type TopicMemory = AnswerOf<typeof readSubjectMemoryEndpoint>['topics'][number]

/** What a pupil remembers of a subject, by the topic's slug; it comes after the page, which is the same for everyone. */
export function useSubjectMemory({
  level,
  subject,
}: {
  level: LevelId
  subject: string
}): ReadonlyMap<string, TopicMemory> {
  const session = useSession()
  const pupil = session.state === 'signed-in' && personOf(session)?.role === 'student'
  const [memory, setMemory] = useState<ReadonlyMap<string, TopicMemory>>(new Map())
  useEffect(() => {
    if (!pupil) return
    let left = false
    api('GET /api/learn/:level/:subject', { params: { level, subject } }).then(
      ({ topics }) => left || setMemory(new Map(topics.map((topic) => [topic.slug, topic]))),
      // A list without rings is as good to choose from.
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [pupil, level, subject])
  return memory
}
