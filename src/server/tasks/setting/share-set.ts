import type { TaskRecipients } from '#contract/tasks.ts'
import type { Queries } from '../../database/database.ts'
import { writeShare } from '../../sets/set-store.ts'
import type { TaskRow } from '../task-row.ts'

const SET = 'set:'

/** Whoever is to study a set must see it, so it is shared with their classes. */
export async function shareSet(
  transaction: Queries,
  { scope, recipients: { classIds, pupils }, now }: Pick<TaskRow, 'scope'> & { recipients: TaskRecipients; now: Date },
): Promise<void> {
  if (!scope.startsWith(SET)) return
  for (const placeId of new Set([...classIds, ...pupils.map(({ classId }) => classId)]))
    await writeShare(transaction, { setId: scope.slice(SET.length), kind: 'class', placeId, shared: true, now })
}
