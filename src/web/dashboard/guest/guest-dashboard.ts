import type { Dashboard, TopicProgress } from '#contract/progress.ts'
import { boardIds } from '#domain/curriculum/board-ids.ts'
import { defaultBadges } from '#domain/progress/badges.ts'
import { dayIn } from '#domain/progress/day.ts'
import { summariseProgress } from '#domain/progress/summarise-progress.ts'
import { defaultThresholds } from '#domain/progress/tier.ts'
import type { Answer } from '#domain/study/answer.ts'
import { guestProgress } from '#domain/study/guest-progress.ts'
import { lastDays } from '#domain/study/last-days.ts'
import { rankTopics, type TopicMastery } from '#domain/study/mastery.ts'
import type { BegunSubject, GuestMaterial } from './read-guest-material.ts'

/** As a new account has it. */
const DAILY_GOAL = 20
const TOPICS_RANKED = 3
const RECENT_TOPICS = 4

export interface GuestSubject {
  id: string
  title: string
  icon: BegunSubject['subject']['icon']
  hue: number
  /** 0 to 1, over all topics that have material. */
  mastery: number
  begun: number
  topicCount: number
  answered: number
  correct: number
}

export interface GuestDashboard
  extends Pick<
    Dashboard,
    | 'progress'
    | 'longestStreak'
    | 'flashcardsCompleted'
    | 'quizzesCompleted'
    | 'perfectScores'
    | 'nightDays'
    | 'days'
    | 'strongest'
    | 'weakest'
    | 'recent'
    | 'thresholds'
    | 'badgeRules'
  > {
  badges: Pick<Dashboard['badges'][number], 'id' | 'day'>[]
  subjects: GuestSubject[]
}

/** A guest's dashboard: what the device has kept, by the rules by which an account would count it. */
export function guestDashboard(options: {
  answers: readonly Answer[]
  material: GuestMaterial
  timeZone: string
  now: Date
  /** Default: as the product comes. */
  rules?: Pick<Dashboard, 'thresholds' | 'badgeRules'> | null
}): GuestDashboard {
  const { answers, material, timeZone, now } = options
  const { thresholds, badgeRules } = options.rules ?? { thresholds: defaultThresholds, badgeRules: [...defaultBadges] }
  const { progress, days, mastery, badges } = guestProgress(answers, {
    items: material.items,
    timeZone,
    dailyGoal: DAILY_GOAL,
    badgeRules,
  })
  const rows = [...mastery.values()].toSorted((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime())
  const topics = rows.flatMap((row) => topicOf(row, material))
  const { longestStreak, flashcardsCompleted, quizzesCompleted, perfectScores, nightDays } = progress
  return {
    progress: summariseProgress({ progress, days, timeZone, dailyGoal: DAILY_GOAL, thresholds, now }),
    thresholds,
    badgeRules,
    longestStreak,
    flashcardsCompleted,
    quizzesCompleted,
    perfectScores,
    nightDays,
    days: lastDays(dayIn(timeZone, now), days),
    ...rankTopics(topics, TOPICS_RANKED),
    recent: topics.slice(0, RECENT_TOPICS),
    badges: badges.map(({ badge, earnedAt }) => ({ id: badge, day: dayIn(timeZone, earnedAt) })),
    subjects: material.subjects.flatMap((begun) => subjectOf(begun, rows)),
  }
}

function topicOf(
  { topicId, level, subject, answered, correct, mastery }: TopicMastery,
  { subjects }: GuestMaterial,
): TopicProgress[] {
  const own = subjects.find((begun) => begun.level.id === level && begun.subject.slug === subject)
  const outline = own?.topics.find(({ id }) => id === topicId)
  if (!own || !outline) return []
  const { title, slug, references } = outline
  const board = boardIds.find((id) => references[id] !== undefined) ?? null
  const { title: subjectTitle, hue } = own.subject
  return [{ topicId, answered, correct, mastery, title, level, subject, subjectTitle, hue, slug, board }]
}

function subjectOf({ level, subject }: BegunSubject, rows: readonly TopicMastery[]): GuestSubject[] {
  const own = rows.filter((row) => row.level === level.id && row.subject === subject.slug)
  if (own.length === 0) return []
  const total = (of: (row: TopicMastery) => number) => own.reduce((sum, row) => sum + of(row), 0)
  return [
    {
      id: `${level.id}/${subject.slug}`,
      title: `${level.title} ${subject.title}`,
      icon: subject.icon,
      hue: subject.hue,
      mastery: total(({ mastery }) => mastery) / Math.max(subject.studyTopics, own.length, 1),
      begun: own.length,
      topicCount: subject.studyTopics,
      answered: total(({ answered }) => answered),
      correct: total(({ correct }) => correct),
    },
  ]
}
