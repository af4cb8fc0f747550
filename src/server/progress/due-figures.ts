import type { Dashboard } from '#contract/progress.ts'
import { addDays, dayIn } from '#domain/progress/day.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { DashboardRows } from './dashboard-store.ts'

/** Today and the six days after it. */
const DAYS_FORECAST = 7
const TOPICS_NAMED = 3

/** What is due now, over the next days and by topic. A card that has left the curriculum is in none of it. */
export function dueFigures(facts: {
  rows: Pick<DashboardRows, 'due' | 'dueLater' | 'timeZone'>
  curriculum: CurriculumStore
  now: Date
}): Dashboard['due'] {
  const { rows, curriculum, now } = facts
  const known = rows.due
    .filter(({ itemId }) => curriculum.items.has(itemId))
    .map(({ topicId, due }) => ({ topicId, due: new Date(due) }))
  const today = dayIn(rows.timeZone, now)
  const dueNow = known.filter(({ due }) => due <= now)
  const counts = Map.groupBy(known, ({ due }) => (due <= now ? today : dayIn(rows.timeZone, due)))
  return {
    now: dueNow.length,
    forecast: Array.from({ length: DAYS_FORECAST }, (_, index) => addDays(today, index)).map((day) => ({
      day,
      cards: counts.get(day)?.length ?? 0,
    })),
    nextDay: nextDay({ ...rows, known: known.map(({ due }) => due), now }),
    topics: [...Map.groupBy(dueNow, ({ topicId }) => topicId)]
      .flatMap(([topicId, cards]) => {
        const topic = curriculum.topicOutline(topicId)
        if (!topic) return []
        const subjectTitle = curriculum.subject(topic.level, topic.subject)?.title ?? topic.subject
        return [{ topicId, title: topic.title, subjectTitle, cards: cards.length }]
      })
      .sort((one, other) => other.cards - one.cards)
      .slice(0, TOPICS_NAMED),
  }
}

function nextDay(facts: Pick<DashboardRows, 'dueLater' | 'timeZone'> & { known: Date[]; now: Date }): string | null {
  const { known, dueLater, timeZone, now } = facts
  const ahead = known.filter((due) => due > now).sort((one, other) => one.getTime() - other.getTime())
  const next = ahead[0] ?? (dueLater === null ? null : new Date(dueLater))
  return next && dayIn(timeZone, next)
}
