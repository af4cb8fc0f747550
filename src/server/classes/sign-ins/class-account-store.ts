import type { SignInKind } from '#contract/classes.ts'
import { MOST_FAILURES } from '#domain/classes/picture-password.ts'
import type { AgeBand } from '#domain/groups/age-band.ts'
import { NO_ADDRESS } from '#domain/no-address.ts'
import type { Queries } from '../../database/database.ts'
import { hasAddress } from '../pupil-store.ts'

/** The pupils of a class who sign in by pictures, by name. */
export async function readPicturePupils(
  queries: Queries,
  classId: string,
): Promise<{ id: string; fullName: string; username: string | null }[]> {
  return queries.query(
    `select p.id, p.full_name as "fullName", u.username from class_members m join profiles p on p.id = m.student_id
       join users u on u.id = p.id join class_accounts a on a.student_id = p.id
     where m.class_id = $1 and a.picture_hash is not null order by lower(p.full_name), p.id`,
    [classId],
  )
}

/** How a pupil signs in. */
export async function readSignInOf(
  queries: Queries,
  studentId: string,
): Promise<{ signIn: SignInKind; username: string | null }> {
  const [row] = await queries.query<{ signIn: SignInKind; username: string | null }>(
    `select u.username, case when ${hasAddress('u')} then 'email' when a.picture_hash is not null then 'pictures'
       else 'password' end as "signIn" from users u left join class_accounts a on a.student_id = u.id where u.id = $1`,
    [studentId],
  )
  return row ?? { signIn: 'email', username: null }
}

export interface ClassAccount {
  id: string
  /** The address under which the account's password is kept, which may lead nowhere. */
  email: string
  pictureHash: string | null
}

/** A pupil of a class with a username, by their id or username. */
export async function readClassAccount(
  queries: Queries,
  { classId, pupil }: { classId: string; pupil: string },
): Promise<ClassAccount | null> {
  const [row] = await queries.query<ClassAccount>(
    `select u.id, u.email, a.picture_hash as "pictureHash" from class_members m join users u on u.id = m.student_id
       join class_accounts a on a.student_id = u.id
     where m.class_id = $1 and (u.id = $2 or u.username = lower($2)) limit 1`,
    [classId, pupil],
  )
  return row ?? null
}

/** Counts a try before it is known to be right, so that many at once cannot pass the limit. @returns false when none is left. */
export async function takeTry(queries: Queries, studentId: string): Promise<boolean> {
  const taken = await queries.query(
    `update class_accounts set failures = failures + 1 where student_id = $1 and failures < ${MOST_FAILURES}
     returning student_id`,
    [studentId],
  )
  return taken.length > 0
}

export async function forgiveTries(queries: Queries, studentId: string): Promise<void> {
  await queries.query('update class_accounts set failures = 0 where student_id = $1', [studentId])
}

/** Of these usernames, those that somebody has. */
export async function readTakenUsernames(queries: Queries, usernames: readonly string[]): Promise<Set<string>> {
  const rows = await queries.query<{ username: string }>(
    'select username from users where username = any($1::text[])',
    [usernames],
  )
  return new Set(rows.map(({ username }) => username))
}

/** A way in as it is stored: one of the two digests. */
export interface StoredSignIn {
  id: string
  pictureHash: string | null
  passwordHash: string | null
}

export interface NewPupil extends StoredSignIn {
  fullName: string
  username: string
  ageBand: AgeBand
}

/** Writes accounts without an e-mail address, in the school of a class. @throws when a username is taken. */
export async function writeNewPupils(
  transaction: Queries,
  { classId, pupils, now }: { classId: string; pupils: readonly NewPupil[]; now: Date },
): Promise<void> {
  const column = <Key extends keyof NewPupil>(key: Key) => pupils.map((pupil) => pupil[key])
  await transaction.query(
    `insert into users (id, name, email, email_verified, username, display_username)
     select id, name, id || '${NO_ADDRESS}', true, username, username
     from unnest($1::text[], $2::text[], $3::text[]) n (id, name, username)`,
    [column('id'), column('fullName'), column('username')],
  )
  await transaction.query(
    `insert into profiles (id, full_name, email, role, school_id, age_band, created_at, demo)
     select n.id, n.name, '', 'student', coalesce(c.school_id, o.school_id), n.age_band, $5, o.demo
     from unnest($2::text[], $3::text[], $4::text[]) n (id, name, age_band), school_classes c
       join profiles o on o.id = c.teacher_id where c.id = $1`,
    [classId, column('id'), column('fullName'), column('ageBand'), now],
  )
  await transaction.query('insert into student_progress (user_id) select unnest($1::text[])', [column('id')])
  await transaction.query(
    `insert into class_members (student_id, class_id, joined_at) select unnest($1::text[]), $2, $3`,
    [column('id'), classId, now],
  )
  await transaction.query(
    'insert into class_accounts (student_id, class_id, set_at) select unnest($1::text[]), $2, $3',
    [column('id'), classId, now],
  )
  await writeSignIns(transaction, { signIns: pupils, now })
}

/** Replaces how these pupils sign in, and ends their sessions. */
export async function writeSignIns(
  transaction: Queries,
  { signIns, now }: { signIns: readonly StoredSignIn[]; now: Date },
): Promise<void> {
  const ids = signIns.map(({ id }) => id)
  await transaction.query(
    `update class_accounts a set picture_hash = n.hash, failures = 0, set_at = $3
     from unnest($1::text[], $2::text[]) n (id, hash) where a.student_id = n.id`,
    [ids, signIns.map(({ pictureHash }) => pictureHash), now],
  )
  await transaction.query(`delete from accounts where provider_id = 'credential' and user_id = any($1::text[])`, [ids])
  await transaction.query(
    `insert into accounts (id, account_id, provider_id, user_id, password)
     select gen_random_uuid()::text, n.id, 'credential', n.id, n.hash from unnest($1::text[], $2::text[]) n (id, hash)
     where n.hash is not null`,
    [ids, signIns.map(({ passwordHash }) => passwordHash)],
  )
  await transaction.query('delete from sessions where user_id = any($1::text[])', [ids])
}
