import { z } from 'zod'
import { BoardId } from '#domain/curriculum/board.ts'
import { Slug } from '#domain/curriculum/subject.ts'
import { type Clock, instantAt } from './local-clock.ts'

/** Works set at one go: one for each group of pupils. */
export const MOST_TASKS_AT_ONCE = 8
/** Classes, or single pupils, that one task is for. */
export const MOST_CLASSES = 20
export const MOST_PUPILS = 200
/** Most tasks that one teacher may have set and not withdrawn. */
export const MOST_TASKS = 2000
export const NOTE_LENGTH = 1000
export const TITLE_LENGTH = 120
/** A task spans at most a school year. */
export const LONGEST_TASK_DAYS = 400

export const topicMethods = ['flashcards', 'quiz', 'notes'] as const
export const TopicMethod = z.enum(topicMethods)
export type TopicMethod = z.infer<typeof TopicMethod>

/** The ways of working that a task may ask for; `own-quiz` is a quiz that a teacher wrote. */
export const taskMethods = [...topicMethods, 'own-quiz'] as const
export const TaskMethod = z.enum(taskMethods)
export type TaskMethod = z.infer<typeof TaskMethod>

const Id = z.uuid().toLowerCase()

/** What is to be done. */
export const TaskWork = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('topic'),
    method: TopicMethod,
    topicId: Slug,
    /** In whose routes the pupil works; null at levels without boards. */
    board: BoardId.nullable(),
    /** The section of the note at which it opens. */
    sectionId: Slug.nullable().default(null),
  }),
  z.object({ kind: z.literal('set'), setId: Id }),
  z.object({ kind: z.literal('quiz'), quizId: Id }),
])
export type TaskWork = z.infer<typeof TaskWork>

const FIRST_DAY = '2020-01-01'
const LAST_DAY = '2100-12-31'
const Day = z.iso.date().refine((day) => day >= FIRST_DAY && day <= LAST_DAY, 'Give a day of this century.')

/** When a task is there: from the morning of `opensOn` until `dueTime` of `dueOn`, by the teacher's clock. */
export const TaskTiming = z.object({
  opensOn: Day,
  dueOn: Day,
  dueTime: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Give a time such as 08:45.'),
  /** Whether work after that still counts, as late. */
  lateAllowed: z.boolean(),
})
export type TaskTiming = z.infer<typeof TaskTiming>

/** The least share in per cent that counts as done; null where working it through once does. */
export const GoalPercent = z.int().min(1).max(100).nullable()

export interface TaskWindow {
  opensAt: Date
  dueAt: Date
}

/** The instants of a task's timing where the teacher is. */
export function windowOf({ opensOn, dueOn, dueTime }: TaskTiming, timeZone: string): TaskWindow {
  const at = (clock: Clock) => instantAt(timeZone, clock)
  return { opensAt: at({ day: opensOn, time: '00:00' }), dueAt: at({ day: dueOn, time: dueTime }) }
}
