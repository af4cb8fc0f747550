import type { TaskRecipients } from '#contract/tasks.ts'
import type { Queries } from '../../database/database.ts'

/** The classes and single pupils that a task was set for. */
export async function readRecipients(queries: Queries, taskId: string): Promise<TaskRecipients> {
  const [row] = await queries.query<TaskRecipients>(
    `select (select coalesce(json_agg(class_id order by class_id), '[]') from task_classes where task_id = $1) as "classIds",
       (select coalesce(json_agg(json_build_object('classId', class_id, 'pupilId', student_id) order by class_id, student_id), '[]')
         from task_recipients where task_id = $1) as pupils`,
    [taskId],
  )
  return row ?? { classIds: [], pupils: [] }
}

export async function writeRecipients(
  transaction: Queries,
  { taskId, classIds, pupils }: TaskRecipients & { taskId: string },
): Promise<void> {
  await transaction.query(
    'insert into task_classes (task_id, class_id) select $1, unnest($2::uuid[]) on conflict do nothing',
    [taskId, classIds],
  )
  await transaction.query(
    `insert into task_recipients (task_id, student_id, class_id) select $1, * from unnest($2::text[], $3::uuid[])
     on conflict do nothing`,
    [taskId, pupils.map(({ pupilId }) => pupilId), pupils.map(({ classId }) => classId)],
  )
}

/** Takes a task back from these classes and their pupils. */
export async function removeRecipients(
  transaction: Queries,
  { taskId, classIds }: { taskId: string; classIds: readonly string[] },
): Promise<void> {
  for (const table of ['task_classes', 'task_recipients'])
    await transaction.query(`delete from ${table} where task_id = $1 and class_id = any($2::uuid[])`, [
      taskId,
      classIds,
    ])
}
