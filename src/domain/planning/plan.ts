import { addDays, daysBetween } from '#domain/progress/day.ts'
import { isRestDay, type Weekday } from '../progress/weekday.ts'
import { type Exam, subjectKeyOf } from './exam.ts'

/** The days before a subject's first paper that are left free of new topics. */
export const LAST_DAYS = 7
/** What has piled up is spread over this many study days at most, so that a missed week is no mountain. */
export const ABSORBED_OVER_DAYS = 7
/** How far ahead a plan looks. */
export const PLAN_DAYS = 84

export interface PlannedCard {
  itemId: string
  /** `level/subject`; null for a card of the pupil's own. */
  subject: string | null
  /** The pupil's day on which it is due. */
  dueDay: string
  /** Due then only because of a paper: by itself it would come back after it. */
  forPaper: boolean
}

/** A topic that the pupil has not begun. */
export interface NewTopic {
  topicId: string
  /** `level/subject` */
  subject: string
}

export interface PlannedDay {
  day: string
  rest: boolean
  exams: Exam[]
  /** Cards that come back before long anyway. */
  reviews: number
  /** Cards that are seen once more for a paper. */
  finalPass: number
  newTopics: string[]
}

export interface PlanFacts {
  today: string
  /** Answers a day. */
  dailyGoal: number
  restDays: readonly Weekday[]
  exams: readonly Exam[]
  cards: readonly PlannedCard[]
  topics: readonly NewTopic[]
}

/**
 * What each of the coming days holds: cards on the days on which they are due, moved off rest days; what is overdue, a day's goal at
 * a time; and the topics not begun of a paper's subject, evenly over the days before its last week.
 */
export function planDays(facts: PlanFacts): PlannedDay[] {
  const { today, restDays, exams } = facts
  const last = exams.reduce((day, exam) => (exam.day > day ? exam.day : day), addDays(today, PLAN_DAYS - 1))
  const length = Math.min(daysBetween(today, last) + 1, 2 * PLAN_DAYS)
  const days = Array.from({ length }, (_, index): PlannedDay => {
    const day = addDays(today, index)
    const own = exams.filter((exam) => exam.day === day)
    return { day, rest: isRestDay(day, restDays), exams: own, reviews: 0, finalPass: 0, newTopics: [] }
  })
  addReviews(days, facts)
  addTopics(days, facts)
  return days
}

function addReviews(days: PlannedDay[], { today, cards, dailyGoal, restDays }: PlanFacts): void {
  const study = days.filter(({ rest }) => !rest)
  const overdue = cards
    .filter(({ dueDay }) => dueDay <= today)
    .sort((one, other) => (one.dueDay < other.dueDay ? -1 : 1))
  const share = Math.max(dailyGoal, Math.ceil(overdue.length / ABSORBED_OVER_DAYS))
  for (const [index, card] of overdue.entries()) {
    const planned = study[Math.floor(index / share)]
    if (planned) addCard(planned, card)
  }
  const byDay = new Map(days.map((day) => [day.day, day]))
  for (const card of cards) {
    if (card.dueDay <= today) continue
    const planned = byDay.get(nextStudyDay(card.dueDay, restDays))
    if (planned) addCard(planned, card)
  }
}

function addCard(day: PlannedDay, { forPaper }: PlannedCard): void {
  if (forPaper) day.finalPass += 1
  else day.reviews += 1
}

/** The day itself, or the first after it that is no rest day. */
function nextStudyDay(day: string, restDays: readonly Weekday[]): string {
  return isRestDay(day, restDays) && restDays.length < 7 ? nextStudyDay(addDays(day, 1), restDays) : day
}

function addTopics(days: PlannedDay[], { today, exams, topics }: PlanFacts): void {
  const firstPapers = new Map<string, string>()
  for (const exam of exams) {
    const key = subjectKeyOf(exam)
    const known = firstPapers.get(key)
    if (exam.day > today && (known === undefined || exam.day < known)) firstPapers.set(key, exam.day)
  }
  for (const [subject, paper] of firstPapers) {
    const own = topics.filter((topic) => topic.subject === subject)
    const before = days.filter(({ day, rest }) => !rest && day < paper)
    const early = before.filter(({ day }) => day < addDays(paper, -LAST_DAYS))
    const room = early.length > 0 ? early : before
    for (const [index, { topicId }] of own.entries())
      room[Math.floor((index * room.length) / own.length)]?.newTopics.push(topicId)
  }
}
