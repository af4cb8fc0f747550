import { z } from 'zod'
import { BoardId } from '#domain/curriculum/board.ts'
import { LevelId } from '#domain/curriculum/level.ts'
import {
  GoalPercent,
  MOST_CLASSES,
  MOST_PUPILS,
  MOST_TASKS_AT_ONCE,
  NOTE_LENGTH,
  TaskMethod,
  TaskTiming,
  TaskWork,
  TITLE_LENGTH,
} from '#domain/tasks/task.ts'
import { taskStates } from '#domain/tasks/task-progress.ts'
import { endpoint, fileEndpoint } from './endpoint.ts'

const Day = z.iso.date()
const TaskId = z.uuid().toLowerCase()
/** Day and time on the teacher's clock. */
const When = z.object({ day: Day, time: z.string() })
const Named = z.object({ id: z.string(), name: z.string() })
export const TaskState = z.enum(taskStates)
export type TaskState = z.infer<typeof TaskState>

const goal = { goalPercent: GoalPercent }
const words = {
  /** Made from the work where it is empty. */
  title: z.string().trim().max(TITLE_LENGTH, `At most ${TITLE_LENGTH} characters, please.`),
  note: z.string().trim().max(NOTE_LENGTH, `At most ${NOTE_LENGTH} characters, please.`),
}

/** A task as every list shows it. */
export const TaskSummary = TaskTiming.extend({
  id: z.string(),
  title: z.string(),
  note: z.string(),
  method: TaskMethod,
  goalPercent: GoalPercent,
  /** The classes of the pupils it is for. */
  classes: z.array(Named),
  /** Whether it is for whole classes, and so for whoever joins one later. */
  wholeClasses: z.boolean(),
  pupils: z.int(),
  done: z.int(),
  /** Begun and not done. */
  begun: z.int(),
  opened: z.boolean(),
  /** The time is over. */
  finished: z.boolean(),
  withdrawn: z.boolean(),
})
export type TaskSummary = z.infer<typeof TaskSummary>

/** What the form offers: the teacher's classes with their pupils, own sets and own quizzes. */
export const readTaskChoicesEndpoint = endpoint({
  route: 'GET /api/task-choices',
  summary: 'The classes with their pupils, the sets and the quizzes that a teacher may set work from',
  response: z.object({
    today: Day,
    classes: z.array(Named.extend({ pupils: z.array(Named) })),
    sets: z.array(z.object({ id: z.string(), title: z.string(), cards: z.int() })),
    quizzes: z.array(z.object({ id: z.string(), title: z.string(), questions: z.int() })),
  }),
  errors: ['not-signed-in', 'not-allowed'],
})
export type TaskChoices = z.infer<(typeof readTaskChoicesEndpoint)['response']>

/** For whole classes, for single pupils of a class, or both. */
const Recipients = z.object({
  classIds: z.array(TaskId).max(MOST_CLASSES),
  pupils: z.array(z.object({ classId: TaskId, pupilId: z.string().min(1).max(100) })).max(MOST_PUPILS),
})
export type TaskRecipients = z.infer<typeof Recipients>

export const NewTask = z.object({
  /** Made by the client: a task is set once, however often it arrives. */
  id: TaskId,
  ...words,
  work: TaskWork,
  ...goal,
  ...TaskTiming.shape,
  recipients: Recipients,
})
export type NewTask = z.infer<typeof NewTask>

export const setTasksEndpoint = endpoint({
  route: 'POST /api/tasks',
  summary: 'Sets work for classes or pupils: all of it or none; sent again with the same ids it is set once',
  body: z.object({ tasks: z.array(NewTask).min(1).max(MOST_TASKS_AT_ONCE) }),
  response: z.object({ tasks: z.array(z.object({ id: z.string(), pupils: z.int() })) }),
  errors: ['not-signed-in', 'not-allowed', 'not-found', 'limit-reached'],
  maxBytes: 256 * 1024,
})

export const listTasksEndpoint = endpoint({
  route: 'GET /api/tasks',
  summary: "A teacher's set work: open, due within a week, or finished; of all classes or one",
  query: z.object({
    show: z.enum(['open', 'due', 'finished']).default('open'),
    classId: TaskId.optional(),
    /** What an earlier page ended with. */
    after: z.string().max(200).optional(),
  }),
  response: z.object({
    today: Day,
    classes: z.array(Named),
    tasks: z.array(TaskSummary),
    next: z.string().nullable(),
    counts: z.object({ open: z.int(), due: z.int(), finished: z.int() }),
  }),
  errors: ['not-signed-in', 'not-allowed', 'not-found'],
})
export type TaskList = z.infer<(typeof listTasksEndpoint)['response']>

const Rich = z.object({ html: z.string(), text: z.string() })

export const PupilResult = Named.extend({
  className: z.string(),
  state: TaskState,
  /** The best score, or the share known or right, in per cent. */
  percent: z.int().nullable(),
  met: z.int(),
  total: z.int(),
  attempts: z.int(),
  last: When.nullable(),
  doneOn: When.nullable(),
})
export type PupilResult = z.infer<typeof PupilResult>

export const QuestionResult = z.object({
  id: z.string(),
  question: Rich,
  /** Drawn with other numbers for each pupil; the text is one example. */
  drawn: z.boolean(),
  /** Pupils who answered, and those right the first time. */
  answered: z.int(),
  right: z.int(),
  /** Empty for cards. */
  options: z.array(Rich.extend({ right: z.boolean(), misconception: z.string().nullable(), chosen: z.int() })),
  explanation: Rich.nullable(),
  discrimination: z.number().nullable(),
})
export type QuestionResult = z.infer<typeof QuestionResult>

export const MisconceptionResult = z.object({
  label: z.string(),
  /** Questions in which it showed. */
  questions: z.array(z.object({ question: z.string(), option: z.string() })),
  /** How many chose it at first. */
  chosenBy: z.int(),
  /** Those who have not been right about it since. */
  still: z.array(Named.extend({ classId: z.string() })),
  /** What helps: a topic's note, at the section that answers. */
  suggestion: z
    .object({
      topicId: z.string(),
      title: z.string(),
      section: z.object({ id: z.string(), heading: z.string() }).nullable(),
      board: BoardId.nullable(),
      path: z.string(),
    })
    .nullable(),
  /** The id of follow-up work for just these pupils, so that it is set once; and whether it has been. */
  followUp: z.object({ id: z.string(), set: z.boolean() }),
})
export type MisconceptionResult = z.infer<typeof MisconceptionResult>

export const TaskResults = z.object({
  today: Day,
  task: TaskSummary,
  /** Where the work is done; null for what is not there any more. */
  path: z.string().nullable(),
  work: z.object({ topicTitle: z.string(), subjectTitle: z.string(), levelTitle: z.string() }).nullable(),
  /** Whom it was set for; among them classes that the teacher no longer teaches. */
  recipients: Recipients,
  pupils: z.array(PupilResult),
  questions: z.array(QuestionResult),
  misconceptions: z.array(MisconceptionResult),
})
export type TaskResults = z.infer<typeof TaskResults>

export const readTaskResultsEndpoint = endpoint({
  route: 'GET /api/tasks/:id',
  summary: 'A task of one’s own with its results by pupil, question and misconception',
  params: z.object({ id: TaskId }),
  response: TaskResults,
  errors: ['not-signed-in', 'not-allowed', 'not-found'],
})

export const editTaskEndpoint = endpoint({
  route: 'PATCH /api/tasks/:id',
  summary: 'Changes a task’s words, time, goal or pupils; what is not given stays',
  params: z.object({ id: TaskId }),
  body: z.object({ ...words, ...goal, ...TaskTiming.shape, recipients: Recipients }).partial(),
  response: z.object({ id: z.string() }),
  errors: ['not-signed-in', 'not-allowed', 'not-found'],
  maxBytes: 256 * 1024,
})

export const withdrawTaskEndpoint = endpoint({
  route: 'POST /api/tasks/:id/withdraw',
  summary: 'Takes a task back from its pupils; what they answered stays theirs. Done again, it is as it was',
  params: z.object({ id: TaskId }),
  response: z.object({ id: z.string() }),
  errors: ['not-signed-in', 'not-allowed', 'not-found'],
})

/** A pupil's own task. */
export const OwnTask = TaskTiming.extend({
  id: z.string(),
  title: z.string(),
  note: z.string(),
  method: TaskMethod,
  goalPercent: GoalPercent,
  teacher: z.string(),
  state: TaskState,
  met: z.int(),
  total: z.int(),
  percent: z.int().nullable(),
  /** Where the work is done; null for what is not there any more. */
  path: z.string().nullable(),
})
export type OwnTask = z.infer<typeof OwnTask>

export const listOwnTasksEndpoint = endpoint({
  route: 'GET /api/own-tasks',
  summary: 'What is set for the signed-in pupil, the latest due first',
  query: z.object({ after: z.string().max(200).optional() }),
  response: z.object({ today: Day, tasks: z.array(OwnTask), next: z.string().nullable() }),
  errors: ['not-signed-in', 'not-allowed'],
})
export type OwnTasks = z.infer<(typeof listOwnTasksEndpoint)['response']>

export const TopicGap = z.object({
  topicId: z.string(),
  title: z.string(),
  level: LevelId,
  levelTitle: z.string(),
  subject: z.string(),
  subjectTitle: z.string(),
  board: BoardId.nullable(),
  pupils: z.int(),
  answered: z.int(),
  correct: z.int(),
  /** Pupils who are right less than half of the time, with enough answers to say so. */
  struggling: z.array(Named),
})
export type TopicGap = z.infer<typeof TopicGap>

export const readClassGapsEndpoint = endpoint({
  route: 'GET /api/class-gaps/:id',
  summary: 'Over all recorded answers of a class: its topics, those most often wrong first',
  params: z.object({ id: TaskId }),
  response: z.object({ name: z.string(), pupils: z.int(), topics: z.array(TopicGap), more: z.int() }),
  errors: ['not-signed-in', 'not-allowed', 'not-found'],
})
export type ClassGaps = z.infer<(typeof readClassGapsEndpoint)['response']>

export const ResultsExport = z.enum(['pupils', 'questions'], 'Export by pupils or by questions.')
export type ResultsExport = z.infer<typeof ResultsExport>

export const exportResultsEndpoint = fileEndpoint({
  route: 'GET /api/tasks/:id/export',
  summary: 'The results of a task as CSV, a line for each pupil or for each question',
  params: z.object({ id: TaskId }),
  query: z.object({ of: ResultsExport }),
  types: ['text/csv'],
  errors: ['not-signed-in', 'not-allowed', 'not-found'],
})
