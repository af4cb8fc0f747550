import type { Dashboard } from '#contract/progress.ts'
import { addDays, dayIn } from '#domain/progress/day.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { OwnPlace } from '../items/find-due-own-cards.ts'
import type { DashboardRows } from './dashboard-store.ts'

/** Today and the six days after it. */
const DAYS_FORECAST = 7
const TOPICS_NAMED = 3

/** What is due now, over the next days and by topic or own set. A card that is there no more is in none of it. */
export function dueFigures(facts: {
  rows: Pick<DashboardRows, 'dueLater' | 'timeZone'>
  due: readonly { itemId: string; topicId: string; due: Date }[]
  curriculum: CurriculumStore
  /** The cards of sets that the pupil sees, by item. */
  own: ReadonlyMap<string, OwnPlace>
  now: Date
}): Dashboard['due'] {
  const { rows, curriculum, own, now } = facts
  const known = facts.due.filter(({ itemId }) => curriculum.items.has(itemId) || own.has(itemId))
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
        const set = own.get(cards[0]?.itemId ?? '')
        if (set) return [{ topicId, title: set.topicTitle, subjectTitle: set.subjectTitle, cards: cards.length }]
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
