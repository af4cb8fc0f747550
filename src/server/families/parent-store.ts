import type { ParentPreferences } from '#contract/families.ts'
import type { Queries } from '../database/database.ts'

/** A parent who never chose gets the weekly report on Mondays and nothing else. */
const usual: ParentPreferences = { weeklyDay: 1, overdueTasks: false }

export async function readPreferences({ query }: Queries, parentId: string): Promise<ParentPreferences> {
  const [row] = await query<ParentPreferences>(
    'select weekly_day as "weeklyDay", overdue_tasks as "overdueTasks" from parent_preferences where parent_id = $1',
    [parentId],
  )
  return row ?? usual
}

export async function writePreferences(
  { query }: Queries,
  { parentId, weeklyDay, overdueTasks }: { parentId: string } & ParentPreferences,
): Promise<void> {
  await query(
    `insert into parent_preferences (parent_id, weekly_day, overdue_tasks) values ($1, $2, $3)
     on conflict (parent_id) do update set weekly_day = excluded.weekly_day, overdue_tasks = excluded.overdue_tasks`,
    [parentId, weeklyDay, overdueTasks],
  )
}

export interface Contact {
  email: string
  fullName: string
}

/** Where a parent is reached; null for who is no parent any more or never verified the address. */
export async function readContact({ query }: Queries, parentId: string): Promise<Contact | null> {
  const [row] = await query<Contact>(
    `select p.email, p.full_name as "fullName" from profiles p join users u on u.id = p.id
     where p.id = $1 and p.role = 'parent' and u.email_verified`,
    [parentId],
  )
  return row ?? null
}

/** The ids of parents who want mail about overdue tasks, some at a time, in the order of their ids. */
export async function readParentsForOverdue(
  { query }: Queries,
  { after, count }: { after: string; count: number },
): Promise<string[]> {
  const rows = await query<{ id: string }>(
    `select parent_id as id from parent_preferences where overdue_tasks and parent_id > $1 order by parent_id limit $2`,
    [after, count],
  )
  return rows.map(({ id }) => id)
}
