import type { TaskTiming, TaskWindow } from '#domain/tasks/task.ts'
import type { Queries } from '../database/database.ts'
import type { Moment } from '../http/cursor.ts'
import { everTaughtClass } from '../people/taught-class.ts'
import { type TaskRow, taskColumns } from './task-row.ts'

interface Named {
  id: string
  name: string
}

/** A teacher's task with the classes that it is in. */
export type ListedTask = TaskRow & { classes: Named[]; wholeClasses: boolean }

const listedColumns = `${taskColumns},
  (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name) order by c.name, c.id), '[]') from school_classes c
    where ${everTaughtClass('c', 'w.teacher_id')} and c.id in (select class_id from task_classes where task_id = w.id
      union select class_id from task_recipients where task_id = w.id)) as classes,
  exists (select from task_classes where task_id = w.id) as "wholeClasses"`

export type TaskShow = 'open' | 'due' | 'finished'

const conditions: Record<TaskShow, string> = {
  open: 'w.withdrawn_at is null and w.due_at > $2',
  due: `w.withdrawn_at is null and w.due_at > $2 and w.due_at <= $2::timestamptz + interval '7 days' and w.opens_at <= $2`,
  finished: '(w.withdrawn_at is not null or w.due_at <= $2)',
}
const inClass = `($3::uuid is null or exists (select from task_classes k where k.class_id = $3 and k.task_id = w.id)
  or exists (select from task_recipients r where r.class_id = $3 and r.task_id = w.id))`

/** A teacher's tasks of one sort, what is due next first; finished ones the latest first. */
export async function readTasks(
  queries: Queries,
  options: {
    teacherId: string
    show: TaskShow
    classId: string | null
    after: Moment | null
    limit: number
    now: Date
  },
): Promise<ListedTask[]> {
  const { teacherId, show, classId, after, limit, now } = options
  const [direction, beyond] = show === 'finished' ? ['desc', '<'] : ['asc', '>']
  return queries.query<ListedTask>(
    `select ${listedColumns} from tasks w where w.teacher_id = $1 and ${conditions[show]} and ${inClass}
       and ($4::timestamptz is null or (w.due_at, w.id) ${beyond} ($4, $5::uuid))
     order by w.due_at ${direction}, w.id ${direction} limit $6`,
    [teacherId, now, classId, after?.at ?? null, after?.id ?? null, limit],
  )
}

/** How many tasks of each sort there are. */
export async function countTasks(
  queries: Queries,
  { teacherId, classId, now }: { teacherId: string; classId: string | null; now: Date },
): Promise<Record<TaskShow, number>> {
  const [row] = await queries.query<Record<TaskShow, number>>(
    `select ${Object.entries(conditions)
      .map(([show, condition]) => `count(*) filter (where ${condition})::int as ${show}`)
      .join(', ')} from tasks w where w.teacher_id = $1 and ${inClass}`,
    [teacherId, now, classId],
  )
  return row ?? { open: 0, due: 0, finished: 0 }
}

export async function readTask(queries: Queries, id: string): Promise<ListedTask | null> {
  const [row] = await queries.query<ListedTask>(`select ${listedColumns} from tasks w where w.id = $1`, [id])
  return row ?? null
}

/** Who set a task; it stays as it is until the transaction ends. */
export async function lockTask(transaction: Queries, id: string): Promise<TaskRow | null> {
  const [row] = await transaction.query<TaskRow>(`select ${taskColumns} from tasks w where w.id = $1 for update`, [id])
  return row ?? null
}

/** @returns false when there is a task with this id already. */
export async function writeTask(transaction: Queries, task: TaskRow): Promise<boolean> {
  const written = await transaction.query(
    `insert into tasks (id, teacher_id, title, note, method, scope, board, section_id, goal_percent, opens_on, due_on, due_time,
       time_zone, opens_at, due_at, late_allowed, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::date, $11::date, $12, $13, $14, $15, $16, $17)
     on conflict (id) do nothing returning id`,
    [
      task.id,
      task.teacherId,
      task.title,
      task.note,
      task.method,
      task.scope,
      task.board,
      task.sectionId,
      task.goalPercent,
      task.opensOn,
      task.dueOn,
      task.dueTime,
      task.timeZone,
      task.opensAt,
      task.dueAt,
      task.lateAllowed,
      task.createdAt,
    ],
  )
  return written.length > 0
}

export async function updateTask(
  transaction: Queries,
  task: { id: string; title: string; note: string; goalPercent: number | null } & TaskTiming & TaskWindow,
): Promise<void> {
  const { id, title, note, goalPercent, opensOn, dueOn, dueTime, opensAt, dueAt, lateAllowed } = task
  await transaction.query(
    `update tasks set title = $2, note = $3, goal_percent = $4, opens_on = $5::date, due_on = $6::date, due_time = $7,
       opens_at = $8, due_at = $9, late_allowed = $10 where id = $1`,
    [id, title, note, goalPercent, opensOn, dueOn, dueTime, opensAt, dueAt, lateAllowed],
  )
}

export async function markWithdrawn(transaction: Queries, { id, now }: { id: string; now: Date }): Promise<void> {
  await transaction.query('update tasks set withdrawn_at = coalesce(withdrawn_at, $2) where id = $1', [id, now])
}

/** How many tasks a teacher has set and not withdrawn. */
export async function countStanding(queries: Queries, teacherId: string): Promise<number> {
  const [row] = await queries.query<{ count: number }>(
    'select count(*)::int as count from tasks where teacher_id = $1 and withdrawn_at is null',
    [teacherId],
  )
  return row?.count ?? 0
}

/** Those of these ids that are tasks. */
export async function readKnownTasks(queries: Queries, ids: readonly string[]): Promise<Set<string>> {
  const rows = await queries.query<{ id: string }>('select id from tasks where id = any($1::uuid[])', [ids])
  return new Set(rows.map(({ id }) => id))
}
