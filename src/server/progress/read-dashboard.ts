import { AppError } from '#contract/errors.ts'
import type { Dashboard, TopicProgress } from '#contract/progress.ts'
import { may, type Person } from '#domain/permissions.ts'
import { addDays, dayIn } from '#domain/progress/day.ts'
import { rankTopics } from '#domain/study/mastery.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Queries } from '../database/database.ts'
import { type DashboardRows, readDashboardRows } from './dashboard-store.ts'
import { summariseProgress } from './summarise-progress.ts'

const DAYS_SHOWN = 28
const FORECAST_DAYS = 7
const TOPICS_RANKED = 3
const RECENT_TOPICS = 4
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * A pupil's dashboard from stored activity alone.
 * @throws {AppError} not-signed-in; not-allowed for anyone but a student.
 */
export async function readDashboard(options: {
  person: Person
  queries: Queries
  curriculum: CurriculumStore
  now: Date
}): Promise<Dashboard> {
  const { person, queries, curriculum, now } = options
  if (person.role === 'guest') throw new AppError('not-signed-in')
  if (!may(person, 'open dashboard', { dashboard: 'student' })) throw new AppError('not-allowed')
  const rows = await readDashboardRows(queries, {
    studentId: person.id,
    firstDay: addDays(dayIn('UTC', now), -DAYS_SHOWN),
    horizon: new Date(now.getTime() + (FORECAST_DAYS + 1) * DAY_MS),
  })
  if (!rows) throw new AppError('not-allowed')
  const today = dayIn(rows.timeZone, now)
  const topics = rows.mastery.flatMap((row) => topicProgress(row, curriculum))
  const { strongest, weakest } = rankTopics(topics, TOPICS_RANKED)
  const days = new Map(rows.days.map((day) => [day.day, day]))
  const { longestStreak, flashcardsCompleted, quizzesCompleted, perfectScores, nightDays } = rows.progress
  return {
    fullName: rows.fullName,
    progress: summariseProgress({ ...rows, days, now }),
    longestStreak,
    flashcardsCompleted,
    quizzesCompleted,
    perfectScores,
    nightDays,
    badges: rows.badges.map(({ id, earnedAt }) => ({ id, earnedAt: new Date(earnedAt).toISOString() })),
    days: daysShown(today, days),
    due: dueFigures({ rows, curriculum, today, now }),
    strongest,
    weakest,
    recent: topics.slice(0, RECENT_TOPICS),
    recentAwards: rows.awards.map(({ cause, source, amount, earnedAt }) => ({
      cause,
      amount,
      earnedAt: new Date(earnedAt).toISOString(),
      title: titleOf(source, curriculum),
    })),
  }
}

function topicProgress(row: DashboardRows['mastery'][number], curriculum: CurriculumStore): TopicProgress[] {
  const outline = curriculum.topicOutline(row.topicId)
  if (!outline) return []
  const { title, level, subject, slug } = outline
  const subjectTitle = curriculum.subject(level, subject)?.title ?? subject
  return [{ ...row, title, level, subject, subjectTitle, slug }]
}

function daysShown(today: string, days: ReadonlyMap<string, DashboardRows['days'][number]>): Dashboard['days'] {
  return Array.from({ length: DAYS_SHOWN }, (_, index) => {
    const day = addDays(today, index + 1 - DAYS_SHOWN)
    const studied = days.get(day)
    return {
      day,
      answers: studied ? studied.flashcards + studied.questions : 0,
      correct: studied?.correct ?? 0,
      xp: studied?.xp ?? 0,
      goalMet: studied?.goalMet ?? false,
    }
  })
}

function dueFigures(facts: {
  rows: DashboardRows
  curriculum: CurriculumStore
  today: string
  now: Date
}): Dashboard['due'] {
  const { rows, curriculum, today, now } = facts
  const known = rows.due.flatMap(({ topicId, due }) => {
    const topic = curriculum.topicOutline(topicId)
    return topic ? [{ title: topic.title, due: new Date(due) }] : []
  })
  const dueNow = known.filter(({ due }) => due <= now)
  const byTopic = Map.groupBy(dueNow, ({ title }) => title)
  const lastDay = addDays(today, FORECAST_DAYS - 1)
  const dayOf = (due: Date) => (due <= now ? today : dayIn(rows.timeZone, due))
  const counts = Map.groupBy(known, ({ due }) => dayOf(due))
  return {
    now: dueNow.length,
    forecast: Array.from({ length: FORECAST_DAYS }, (_, index) => addDays(today, index))
      .filter((day) => day <= lastDay)
      .map((day) => ({ day, cards: counts.get(day)?.length ?? 0 })),
    topics: [...byTopic]
      .map(([title, cards]) => ({ title, cards: cards.length }))
      .sort((one, other) => other.cards - one.cards)
      .slice(0, TOPICS_RANKED),
  }
}

/** What an award was for: its source starts with an item, a topic or `level/subject`. */
function titleOf(source: string, curriculum: CurriculumStore): string {
  const [scope = ''] = source.split('@')
  const [first = '', second = ''] = scope.split('/')
  return curriculum.topicOutline(first)?.title ?? curriculum.subject(first, second)?.title ?? ''
}
