import type { ItemFact, RunFact } from '#domain/tasks/task-progress.ts'
import type { Queries } from '../database/database.ts'
import { audienceOf } from './audience.ts'

/** What one pupil of a task did for it. */
export interface PupilFacts {
  taskId: string
  studentId: string
  classId: string
  items: ItemFact[]
  runs: RunFact[]
}

type Dated<Fact> = {
  [K in keyof Fact]: Fact[K] extends Date ? string : Fact[K] extends Date | null ? string | null : Fact[K]
}
type FactsRow = Omit<PupilFacts, 'items' | 'runs'> & { items: Dated<ItemFact>[] | null; runs: Dated<RunFact>[] | null }

const within = (moment: string) => `${moment} >= w.opens_at and (w.late_allowed or ${moment} <= w.due_at)`

/** What pupil `u` did for task `w`: cards and questions for some sorts of work, runs for others. */
const facts = `
left join lateral (
  select json_agg(i) as items from (
    select a.item_id as "itemId", min(a.answered_at) as "firstAt", min(a.answered_at) filter (where a.correct) as "firstRightAt",
      max(a.answered_at) as "lastAt", count(*)::int as tries
    from answers a where a.student_id = u.student_id and a.topic_id = w.scope
      and a.kind = case w.method when 'notes' then 'note' else 'flashcard' end and ${within('a.answered_at')}
    group by a.item_id) i) f on w.method in ('flashcards', 'notes')
left join lateral (
  select json_agg(json_build_object('total', r.total, 'correct', r.correct, 'startedAt', r.started_at,
    'finishedAt', case when ${within('r.finished_at')} then r.finished_at end)) as runs
  from (
    select c.total, c.correct, c.started_at, c.finished_at from quiz_attempts c
      where w.method = 'quiz' and c.student_id = u.student_id and c.scope = w.scope
    union all
    select o.out_of, o.marks, o.started_at, o.submitted_at from teacher_quiz_attempts o
      where w.method = 'own-quiz' and o.student_id = u.student_id and o.task_id = w.id) r
  where ${within('r.started_at')}) q on w.method in ('quiz', 'own-quiz')`

/** What every pupil of these tasks did for them, pupils without an answer among them. */
export async function readTaskFacts(queries: Queries, taskIds: readonly string[]): Promise<PupilFacts[]> {
  if (taskIds.length === 0) return []
  const rows = await queries.query<FactsRow>(
    `select w.id as "taskId", u.student_id as "studentId", u.class_id as "classId", f.items, q.runs
     from tasks w join lateral ${audienceOf('w')} u on true ${facts} where w.id = any($1::uuid[])`,
    [taskIds],
  )
  return rows.map(toFacts)
}

/** What one pupil did for these tasks, which must be theirs. */
export async function readOwnFacts(
  queries: Queries,
  { studentId, taskIds }: { studentId: string; taskIds: readonly string[] },
): Promise<PupilFacts[]> {
  if (taskIds.length === 0) return []
  const rows = await queries.query<FactsRow>(
    `select w.id as "taskId", u.student_id as "studentId", '' as "classId", f.items, q.runs
     from tasks w cross join (select $2::text as student_id) u ${facts} where w.id = any($1::uuid[])`,
    [taskIds, studentId],
  )
  return rows.map(toFacts)
}

const toFacts = ({ items, runs, ...row }: FactsRow): PupilFacts => ({
  ...row,
  items: (items ?? []).map((item) => ({
    ...item,
    firstAt: new Date(item.firstAt),
    firstRightAt: item.firstRightAt === null ? null : new Date(item.firstRightAt),
    lastAt: new Date(item.lastAt),
  })),
  runs: (runs ?? []).map((run) => ({
    ...run,
    startedAt: new Date(run.startedAt),
    finishedAt: run.finishedAt === null ? null : new Date(run.finishedAt),
  })),
})

/** A pupil's answers to one item inside a task's window: the first of them, and whether the last was right. */
export interface ItemAnswers {
  studentId: string
  itemId: string
  /** Null for a card. */
  firstChoice: number | null
  /** Null but for a question without four options. */
  firstResponse: unknown
  firstRight: boolean
  lastRight: boolean
}

/** By pupil and item, what the pupils of a task answered for it, in the order in which they first did. */
export async function readItemAnswers(queries: Queries, taskId: string): Promise<ItemAnswers[]> {
  return queries.query<ItemAnswers>(
    `select a.student_id as "studentId", a.item_id as "itemId",
       (array_agg(a.choice order by a.answered_at, a.id))[1] as "firstChoice",
       (array_agg(a.response order by a.answered_at, a.id))[1] as "firstResponse",
       (array_agg(a.correct order by a.answered_at, a.id))[1] as "firstRight",
       (array_agg(a.correct order by a.answered_at desc, a.id desc))[1] as "lastRight"
     from tasks w join lateral ${audienceOf('w')} u on true
       join answers a on a.student_id = u.student_id and a.topic_id = w.scope
         and a.kind = case w.method when 'notes' then 'note' when 'quiz' then 'quiz' else 'flashcard' end
         and ${within('a.answered_at')}
     where w.id = $1 group by a.student_id, a.item_id order by min(a.answered_at), a.student_id, a.item_id`,
    [taskId],
  )
}
