import { useEffect, useState } from 'react'
import { api } from '../api/browser-api.ts'
import { countGuestAnswers } from '../session/answers/count-guest-answers.ts'

export interface GuestTopic {
  topicId: string
  title: string
  /** Such as 'GCSE Biology'. */
  subject: string
  answers: number
}

/** What a guest has answered on this device, by topic, the most first; null until it is known. */
export function useGuestTopics(): GuestTopic[] | null {
  const [topics, setTopics] = useState<GuestTopic[] | null>(null)
  useEffect(() => {
    let wanted = true
    void countGuestAnswers().then(async (counts) => {
      // Without their titles (the connection is away) the numbers are still worth showing.
      const named = await nameTopics(counts).catch(() => [
        {
          topicId: '',
          title: 'All topics',
          subject: '',
          answers: counts.reduce((sum, { answers }) => sum + answers, 0),
        },
      ])
      if (wanted) setTopics(counts.length === 0 ? [] : named)
    })
    return () => {
      wanted = false
    }
  }, [])
  return topics
}

async function nameTopics(counts: { topicId: string; answers: number }[]): Promise<GuestTopic[]> {
  if (counts.length === 0) return []
  const { levels } = await api('GET /api/curriculum')
  const subjects = levels.flatMap((level) => level.subjects.map((subject) => ({ ...subject, levelTitle: level.title })))
  // A topic's id begins with its level and subject.
  const touched = subjects.filter(({ level, slug }) =>
    counts.some(({ topicId }) => topicId.startsWith(`${level}-${slug}-`)),
  )
  const outlines = await Promise.all(
    touched.map(async ({ level, slug, title, levelTitle }) => {
      const { topics } = await api('GET /api/curriculum/:level/:subject', {
        params: { level, subject: slug },
        query: {},
      })
      return topics.map((topic) => [topic.id, { title: topic.title, subject: `${levelTitle} ${title}` }] as const)
    }),
  )
  const known = new Map(outlines.flat())
  return counts.flatMap(({ topicId, answers }) => {
    const topic = known.get(topicId)
    return topic ? [{ topicId, answers, ...topic }] : []
  })
}
