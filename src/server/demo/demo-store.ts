import type { XpCause } from '#domain/progress/xp.ts'
import type { Queries } from '../database/database.ts'
import type { DemoPerson } from './demo-people.ts'

const openingBalance: XpCause = 'opening-balance'

/** The demo pupil's XP, and whether the balance that is its last part has been brought forward. */
export async function readDemoState(
  queries: Queries,
  pupilId: string,
): Promise<{ xp: number; complete: boolean } | null> {
  const [row] = await queries.query<{ xp: number; complete: boolean }>(
    `select total_xp as xp, exists (select 1 from xp_ledger where student_id = $1 and cause = $2) as complete
     from student_progress where user_id = $1`,
    [pupilId, openingBalance],
  )
  return row ?? null
}

/** Whether any demo person cannot sign in. */
export async function isDemoLocked(queries: Queries): Promise<boolean> {
  const locked = await queries.query(
    'select 1 from accounts a join profiles p on p.id = a.user_id where p.demo and a.password is null limit 1',
  )
  return locked.length > 0
}

export async function unlockDemoPeople(queries: Queries, passwordHash: string): Promise<void> {
  await queries.query(
    'update accounts a set password = $1 from profiles p where p.id = a.user_id and p.demo and a.password is null',
    [passwordHash],
  )
}

/** Takes away the demo people's passwords and sessions. */
export async function lockDemoPeople(transaction: Queries): Promise<void> {
  await transaction.query(
    'update accounts a set password = null from profiles p where p.id = a.user_id and p.demo and a.password is not null',
  )
  await transaction.query('delete from sessions s using profiles p where p.id = s.user_id and p.demo')
}

export async function writeDemoSchool(
  transaction: Queries,
  { id, name, address }: { id: string; name: string; address: string },
): Promise<void> {
  await transaction.query(
    'insert into schools (id, name, address, demo) values ($1, $2, $3, true) on conflict do nothing',
    [id, name, address],
  )
}

/** Writes a pupil whom nobody can sign in as, seen on leaderboards. One that is there stays as it is. */
export async function writeDemoClassmate(
  transaction: Queries,
  { id, fullName, schoolId }: Pick<DemoPerson, 'id' | 'fullName' | 'schoolId'>,
  createdAt: Date,
): Promise<void> {
  const email = `${id}@demo.revisewell.test`
  await transaction.query(
    'insert into users (id, name, email, email_verified, created_at) values ($1, $2, $3, true, $4) on conflict do nothing',
    [id, fullName, email, createdAt],
  )
  await transaction.query(
    `insert into profiles (id, full_name, email, role, school_id, created_at, demo, on_leaderboards)
     select id, $2, $3, 'student', $4, $5, true, true from users where id = $1 on conflict do nothing`,
    [id, fullName, email, schoolId, createdAt],
  )
  await transaction.query(
    'insert into student_progress (user_id) select id from users where id = $1 on conflict do nothing',
    [id],
  )
}

/** Those of the pupils who are there and have studied nothing yet. */
export async function readUnstudied(queries: Queries, ids: readonly string[]): Promise<Set<string>> {
  const rows = await queries.query<{ id: string }>(
    'select user_id as id from student_progress where user_id = any($1::text[]) and total_xp = 0',
    [ids],
  )
  return new Set(rows.map(({ id }) => id))
}

/** Writes an account that can sign in at once. One that is there stays as it is; so does an address that is taken. */
export async function writeDemoPerson(
  transaction: Queries,
  person: DemoPerson,
  passwordHash: string,
  createdAt: Date,
): Promise<void> {
  const { id, role, fullName, email, schoolId, dailyGoal } = person
  await transaction.query(
    'insert into users (id, name, email, email_verified, created_at) values ($1, $2, $3, true, $4) on conflict do nothing',
    [id, fullName, email, createdAt],
  )
  await transaction.query(
    `insert into accounts (id, account_id, provider_id, user_id, password) select $1, $1, 'credential', id, $2
     from users where id = $1 on conflict do nothing`,
    [id, passwordHash],
  )
  await transaction.query(
    `insert into profiles (id, full_name, email, role, school_id, daily_goal, created_at, demo, on_leaderboards)
     select id, $2, $3, $4, $5, $6, $7, true, $4 = 'student' from users where id = $1 on conflict do nothing`,
    [id, fullName, email, role, schoolId, dailyGoal, createdAt],
  )
  if (role === 'student')
    await transaction.query(
      'insert into student_progress (user_id) select id from users where id = $1 on conflict do nothing',
      [id],
    )
}
