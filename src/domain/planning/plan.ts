import { addDays, daysBetween } from '#domain/progress/day.ts'
import { isRestDay, type Weekday } from '../progress/weekday.ts'
import { type Exam, subjectKeyOf } from './exam.ts'
import { FINAL_PASS_DAYS, finalPass, type StudiedCard } from './final-pass.ts'

/** What has piled up is spread over this many study days at most, so that a missed week is no mountain. */
export const ABSORBED_OVER_DAYS = 7
/** How far ahead a plan looks. */
export const PLAN_DAYS = 84

export interface PlannedCard extends StudiedCard {
  /** `level/subject`; null for a card of the pupil's own. */
  subject: string | null
  /** The pupil's day on which it is due. */
  dueDay: string
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
  /** Cards that come back by themselves. */
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
 * What each of the coming days holds: cards as FSRS brings them back, moved off rest days; what is overdue, a day's goal at a
 * time; the last look before each paper; and the topics not begun of its subject, evenly over the days before that.
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
  const byDay = new Map(days.map((day) => [day.day, day]))
  addReviews(days, facts)
  for (const exam of exams)
    for (const day of passOf(exam, facts).values()) {
      const planned = byDay.get(day)
      if (planned) planned.finalPass += 1
    }
  addTopics(days, facts)
  return days
}

/** The final pass of one paper among the pupil's cards: the day for each card that needs it. */
export function passOf(exam: Exam, facts: Pick<PlanFacts, 'cards' | 'today' | 'restDays'>): Map<string, string> {
  const { cards, today, restDays } = facts
  if (exam.day <= today) return new Map()
  return finalPass({ cards: cards.filter(({ subject }) => subject === subjectKeyOf(exam)), exam, today, restDays })
}

function addReviews(days: PlannedDay[], { today, cards, dailyGoal, restDays }: PlanFacts): void {
  const study = days.filter(({ rest }) => !rest)
  const overdue = cards.filter(({ dueDay }) => dueDay <= today).length
  const share = Math.max(dailyGoal, Math.ceil(overdue / ABSORBED_OVER_DAYS))
  let left = overdue
  for (const day of study) {
    const taken = Math.min(left, share)
    day.reviews += taken
    left -= taken
  }
  const byDay = new Map(days.map((day) => [day.day, day]))
  for (const { dueDay } of cards) {
    if (dueDay <= today) continue
    const planned = byDay.get(nextStudyDay(dueDay, restDays))
    if (planned) planned.reviews += 1
  }
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
    const early = before.filter(({ day }) => day < addDays(paper, -FINAL_PASS_DAYS))
    const room = early.length > 0 ? early : before
    for (const [index, { topicId }] of own.entries())
      room[Math.floor((index * room.length) / own.length)]?.newTopics.push(topicId)
  }
}
