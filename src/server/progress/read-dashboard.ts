import { AppError } from '#contract/errors.ts'
import type { Dashboard } from '#contract/progress.ts'
import { topicIdOf } from '#domain/curriculum/item-id.ts'
import { games } from '#domain/games/game.ts'
import { gameOfSource } from '#domain/games/game-award.ts'
import { may, type Person } from '#domain/permissions.ts'
import { addDays, dayIn } from '#domain/progress/day.ts'
import { summariseProgress } from '#domain/progress/summarise-progress.ts'
import { DAYS_SHOWN, lastDays } from '#domain/study/last-days.ts'
import { rankTopics } from '#domain/study/mastery.ts'
import { earningRulesOf } from '../awards/earning-rules.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Queries } from '../database/database.ts'
import { findOwnPlaces } from '../items/find-due-own-cards.ts'
import { withExamAim } from '../planning/with-exam-aim.ts'
import { readUnseenRaised } from '../remarking/remarking-store.ts'
import { readDashboardRows } from './dashboard-store.ts'
import { dueFigures } from './due-figures.ts'
import { topicProgress } from './topic-progress.ts'

/** Days ahead that the forecast may reach wherever the pupil is. */
const HORIZON_DAYS = 8
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
  const horizon = new Date(now.getTime() + HORIZON_DAYS * DAY_MS)
  const [rows, raised] = await Promise.all([
    readDashboardRows(queries, {
      studentId: person.id,
      firstDay: addDays(dayIn('UTC', now), -DAYS_SHOWN),
      horizon,
    }),
    readUnseenRaised(queries, person.id),
  ])
  if (!rows) throw new AppError('not-allowed')
  const stored = rows.due.map((card) => ({ ...card, due: new Date(card.due) }))
  const due = await withExamAim({ due: stored, until: horizon, studentId: person.id, queries, curriculum, now })
  const own = await findOwnPlaces({ queries, personId: person.id, itemIds: due.map(({ itemId }) => itemId) })
  const today = dayIn(rows.timeZone, now)
  const rules = earningRulesOf(rows.rules)
  const topics = rows.mastery.flatMap((row) => topicProgress(row, curriculum))
  const { strongest, weakest } = rankTopics(topics, TOPICS_RANKED)
  const days = new Map(rows.days.map((day) => [day.day, day]))
  const { longestStreak, flashcardsCompleted, quizzesCompleted, perfectScores, nightDays } = rows.progress
  return {
    fullName: rows.fullName,
    progress: summariseProgress({ ...rows, ...rules, days, now }),
    ...rules,
    longestStreak,
    flashcardsCompleted,
    quizzesCompleted,
    perfectScores,
    nightDays,
    badges: rows.badges.map(({ id, earnedAt }) => {
      const earned = new Date(earnedAt)
      return { id, earnedAt: earned.toISOString(), day: dayIn(rows.timeZone, earned) }
    }),
    days: lastDays(today, days),
    due: dueFigures({ rows, due, curriculum, own, now }),
    strongest,
    weakest,
    recent: topics.slice(0, RECENT_TOPICS),
    signedInToday: rows.lastSignInDay === today,
    recentAwards: rows.awards.map(({ cause, source, amount, earnedAt }) => ({
      cause,
      amount,
      earnedAt: new Date(earnedAt).toISOString(),
      title: cause === 'game' ? gameTitle(source) : titleOf(source, curriculum),
    })),
    raisedMarks: raised.map(({ answerId, itemId }) => ({
      answerId,
      question: curriculum.question(itemId)?.question.text ?? '',
      topicTitle: curriculum.topicOutline(topicIdOf(itemId))?.title ?? '',
    })),
  }
}

const gameTitle = (source: string) => games.find(({ id }) => id === gameOfSource(source))?.title ?? ''

/** What an award was for: its source starts with an item, a topic or `level/subject`. */
function titleOf(source: string, curriculum: CurriculumStore): string {
  const [scope = ''] = source.split('@')
  const [first = '', second = ''] = scope.split('/')
  return curriculum.topicOutline(first)?.title ?? curriculum.subject(first, second)?.title ?? ''
}
