import type { Plan } from '#contract/planning.ts'
import { studyPath } from '#domain/curriculum/study-path.ts'
import { clockTime } from '#domain/groups/session-words.ts'
import { aimsAt } from '#domain/planning/aim-at-papers.ts'
import { type Exam, subjectKeyOf } from '#domain/planning/exam.ts'
import { type NewTopic, type PlanFacts, planDays } from '#domain/planning/plan.ts'
import { dayIn } from '#domain/progress/day.ts'
import { dueForExam } from '#domain/study/scheduling/exam-aim.ts'
import { isOpen } from '#domain/tasks/task-progress.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Queries } from '../database/database.ts'
import { readPlannedSessions } from '../groups/sessions/planned-session-store.ts'
import { gatherOwnTasks } from '../tasks/gather-own-tasks.ts'
import { type PlanRows, readPlanRows } from './plan-store.ts'

/** A pupil's plan from what is stored; null for somebody without progress. */
export async function makePlan(options: {
  studentId: string
  queries: Queries
  curriculum: CurriculumStore
  now: Date
}): Promise<Plan | null> {
  const { studentId, queries, curriculum, now } = options
  const rows = await readPlanRows(queries, { studentId, firstDay: dayIn('Etc/GMT+12', now) })
  if (!rows) return null
  const { tasks } = await gatherOwnTasks({ studentId, queries, curriculum, now })
  const sessions = await readPlannedSessions(queries, { studentId, now })
  const facts = planFacts({ rows, curriculum, now })
  const { today, exams, restDays, dailyGoal } = facts
  const titleOf = (level: string, subject: string) => curriculum.subject(level, subject)?.title ?? subject
  return {
    today,
    restDays: [...restDays],
    dailyGoal,
    tasks: tasks.filter(({ state }) => isOpen(state)).toReversed(),
    exams: exams.map((exam) => ({ ...exam, subjectTitle: titleOf(exam.level, exam.subject) })),
    days: planDays(facts).map(({ day, rest, reviews, finalPass, newTopics }) => ({
      day,
      rest,
      reviews,
      finalPass,
      newTopics: newTopics.flatMap((topicId) => {
        const topic = curriculum.topicOutline(topicId)
        if (!topic) return []
        const { title, level, subject } = topic
        const board = exams.find((exam) => subjectKeyOf(exam) === subjectKeyOf(topic))?.board ?? null
        return [{ title, subjectTitle: titleOf(level, subject), path: studyPath({ ...topic, board }, 'notes') }]
      }),
    })),
    sessions: sessions.map(({ startsAt, ...session }) => ({
      ...session,
      startsAt: startsAt.toISOString(),
      day: dayIn(rows.timeZone, startsAt),
      time: clockTime(startsAt, rows.timeZone),
    })),
    feedOpen: rows.feedOpen,
  }
}

/** What the rules of planning need, on the pupil's own calendar. */
export function planFacts(options: {
  rows: Pick<PlanRows, 'timeZone' | 'dailyGoal' | 'restDays' | 'exams' | 'cards' | 'begunTopics'>
  curriculum: CurriculumStore
  now: Date
}): PlanFacts {
  const { rows, curriculum, now } = options
  const { timeZone, dailyGoal, restDays } = rows
  const today = dayIn(timeZone, now)
  const exams = rows.exams.filter(({ day }) => day >= today)
  const aims = aimsAt(exams, now)
  const cards = rows.cards.map(({ itemId, topicId, state }) => {
    const topic = curriculum.items.has(itemId) ? curriculum.topicOutline(topicId) : undefined
    const subject = topic ? subjectKeyOf(topic) : null
    const aim = subject === null ? undefined : aims.get(subject)
    const due = aim ? dueForExam(state, 'flashcard', now, aim) : state.due
    const forPaper = aim !== undefined && due < aim.morning && state.due > aim.morning
    return { itemId, subject, dueDay: dayIn(timeZone, due), forPaper }
  })
  return { today, dailyGoal, restDays, exams, cards, topics: topicsOf(exams, rows.begunTopics, curriculum) }
}

/** The topics of the papers' subjects that the pupil has not begun, in the order in which they are taught. */
function topicsOf(exams: readonly Exam[], begun: readonly string[], curriculum: CurriculumStore): NewTopic[] {
  const known = new Set(begun)
  const byKey = new Map(exams.map((exam) => [subjectKeyOf(exam), exam]))
  return [...byKey].flatMap(([key, { level, subject, board }]) =>
    curriculum
      .topics(level, subject)
      .filter(({ id, counts, references }) => counts && !known.has(id) && (board === null || references[board]))
      .map(({ id }) => ({ topicId: id, subject: key })),
  )
}
