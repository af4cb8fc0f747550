import type { StaffMember } from '#contract/staff.ts'
import type { Queries } from '../database/database.ts'

export interface StandingRow {
  role: string
  fullName: string
  email: string
  emailVerified: boolean
  schoolId: string | null
  schoolName: string | null
  /** Whether that school has confirmed them, and they have named no other since. */
  confirmed: boolean
  requestSchool: string | null
  requestSchoolId: string | null
  askedAt: Date | null
  refusedAt: Date | null
}

/** Where a teacher stands with schools. @param options.lock keeps it as it is until the transaction ends */
export async function readStandingRow(
  queries: Queries,
  { userId, lock = false }: { userId: string; lock?: boolean },
): Promise<StandingRow | null> {
  const [row] = await queries.query<StandingRow>(
    `select p.role, p.full_name as "fullName", u.email, u.email_verified as "emailVerified", p.school_id as "schoolId",
       s.name as "schoolName", p.school_id is not null and p.school_named is null as confirmed,
       r.school_named as "requestSchool", r.school_id as "requestSchoolId", r.asked_at as "askedAt", r.refused_at as "refusedAt"
     from profiles p join users u on u.id = p.id left join schools s on s.id = p.school_id
       left join staff_requests r on r.user_id = p.id
     where p.id = $1 ${lock ? 'for update of p' : ''}`,
    [userId],
  )
  return row ?? null
}

export interface Offer {
  schoolId: string
  name: string
  by: 'invitation' | 'mail-domain'
}

/** Schools that would have a teacher by their verified address: those that invited it, and those whose domain it is at. */
export async function readOffers(queries: Queries, userId: string): Promise<Offer[]> {
  return queries.query<Offer>(
    `select distinct on (name, "schoolId") * from (
       select s.id as "schoolId", s.name, 'invitation' as by from users u join staff_invitations i on i.email = u.email
         join schools s on s.id = i.school_id where u.id = $1 and u.email_verified
       union all
       select s.id, s.name, 'mail-domain' from users u join schools s on s.staff_mail_domain = split_part(u.email, '@', 2)
         where u.id = $1 and u.email_verified) offers
     order by name, "schoolId", by`,
    [userId],
  )
}

/** Asks a school; what was asked or refused before is replaced. @returns the school of exactly that name, with its named adult. */
export async function writeRequest(
  transaction: Queries,
  { userId, school, now }: { userId: string; school: string; now: Date },
): Promise<{ schoolId: string; namedAdultId: string | null } | null> {
  const found = await transaction.query<{ schoolId: string; namedAdultId: string | null }>(
    `select id as "schoolId", named_adult_id as "namedAdultId" from schools where lower(name) = lower($1) order by id limit 2`,
    [school],
  )
  // Of two schools with one name an admin has to choose.
  const [match = null] = found.length === 1 ? found : []
  await transaction.query(
    `insert into staff_requests (user_id, school_named, school_id, asked_at) values ($1, $2, $3, $4)
     on conflict (user_id) do update set school_named = excluded.school_named, school_id = excluded.school_id,
       asked_at = excluded.asked_at, refused_at = null, refused_by = null`,
    [userId, school, match?.schoolId ?? null, now],
  )
  await transaction.query(
    `update profiles set school_named = $2 where id = $1 and not (school_id is not null and school_named is null)`,
    [userId, school],
  )
  return match
}

export async function writeRefusal(
  transaction: Queries,
  { userId, refusedBy, now }: { userId: string; refusedBy: string; now: Date },
): Promise<void> {
  await transaction.query('update staff_requests set refused_at = $2, refused_by = $3 where user_id = $1', [
    userId,
    now,
    refusedBy,
  ])
}

/** Makes somebody a confirmed teacher of a school; what they asked for and were offered is settled with that. */
export async function writeStaffMember(
  transaction: Queries,
  { userId, schoolId }: { userId: string; schoolId: string },
): Promise<void> {
  await transaction.query(
    `update profiles set school_id = $2, school_named = null where id = $1 and role = 'teacher'`,
    [userId, schoolId],
  )
  await transaction.query('delete from staff_requests where user_id = $1', [userId])
  await transaction.query('delete from staff_invitations i using users u where u.id = $1 and i.email = u.email', [
    userId,
  ])
  await transaction.query('delete from school_moderators where user_id = $1 and school_id <> $2', [userId, schoolId])
  await transaction.query('update schools set named_adult_id = null where named_adult_id = $1 and id <> $2', [
    userId,
    schoolId,
  ])
}

/** Ends a confirmation with all that came with it. @returns false when they were not of the school. */
export async function removeStaffMember(
  transaction: Queries,
  { userId, schoolId }: { userId: string; schoolId: string },
): Promise<boolean> {
  const ended = await transaction.query(
    `update profiles set school_id = null, school_named = null where id = $1 and school_id = $2 and role = 'teacher' returning id`,
    [userId, schoolId],
  )
  await transaction.query('delete from school_moderators where user_id = $1', [userId])
  await transaction.query('update schools set named_adult_id = null where named_adult_id = $1', [userId])
  return ended.length > 0
}

/** A school, with the adult whom it has named; null when there is none of that id. */
export async function readVouchingSchool(
  queries: Queries,
  schoolId: string,
): Promise<{ id: string; name: string; namedAdultId: string | null } | null> {
  const [school] = await queries.query<{ id: string; name: string; namedAdultId: string | null }>(
    `select id, name, named_adult_id as "namedAdultId" from schools where id = $1`,
    [schoolId],
  )
  return school ?? null
}

/** The school that somebody looks after as its named adult, with their own school confirmed as the same; null for others. */
export async function readNamedAdultsSchool(queries: Queries, userId: string): Promise<string | null> {
  const [row] = await queries.query<{ id: string }>(
    `select s.id from schools s join profiles p on p.id = s.named_adult_id and p.school_id = s.id and p.school_named is null
     where s.named_adult_id = $1`,
    [userId],
  )
  return row?.id ?? null
}

export async function readStaff(queries: Queries, schoolId: string): Promise<StaffMember[]> {
  return queries.query<StaffMember>(
    `select p.id, p.full_name as "fullName", p.email, s.named_adult_id is not distinct from p.id as "namedAdult",
       exists (select from school_moderators m where m.school_id = s.id and m.user_id = p.id) as moderates
     from profiles p join schools s on s.id = p.school_id
     where p.school_id = $1 and p.role = 'teacher' and p.school_named is null order by lower(p.full_name), p.id`,
    [schoolId],
  )
}

export async function readStaffInvitations(
  queries: Queries,
  schoolId: string,
): Promise<{ email: string; invitedAt: Date }[]> {
  return queries.query(
    'select email, invited_at as "invitedAt" from staff_invitations where school_id = $1 order by email',
    [schoolId],
  )
}

/** @returns false when that address was invited already. */
export async function writeStaffInvitation(
  transaction: Queries,
  invitation: { schoolId: string; email: string; invitedBy: string; now: Date },
): Promise<boolean> {
  const { schoolId, email, invitedBy, now } = invitation
  const written = await transaction.query(
    `insert into staff_invitations (school_id, email, invited_by, invited_at) values ($1, $2, $3, $4)
     on conflict do nothing returning email`,
    [schoolId, email, invitedBy, now],
  )
  return written.length > 0
}

export async function removeStaffInvitation(
  queries: Queries,
  { schoolId, email }: { schoolId: string; email: string },
): Promise<void> {
  await queries.query('delete from staff_invitations where school_id = $1 and email = $2', [schoolId, email])
}

/** @returns whether anything changed; null when they are no confirmed teacher of the school. */
export async function writeModerates(
  transaction: Queries,
  given: { schoolId: string; userId: string; moderates: boolean; givenBy: string; now: Date },
): Promise<boolean | null> {
  const { schoolId, userId, moderates, givenBy, now } = given
  const [member] = await transaction.query(
    `select 1 from profiles where id = $1 and school_id = $2 and role = 'teacher' and school_named is null for update`,
    [userId, schoolId],
  )
  if (!member) return null
  const changed = moderates
    ? await transaction.query(
        `insert into school_moderators (school_id, user_id, given_by, given_at) values ($1, $2, $3, $4)
         on conflict do nothing returning user_id`,
        [schoolId, userId, givenBy, now],
      )
    : await transaction.query('delete from school_moderators where school_id = $1 and user_id = $2 returning user_id', [
        schoolId,
        userId,
      ])
  return changed.length > 0
}

/** Pupils of the classes that somebody teaches, who are told when their teacher's powers begin or end. */
export async function readPupilsTaught(queries: Queries, teacherId: string): Promise<string[]> {
  const rows = await queries.query<{ id: string }>(
    `select distinct m.student_id as id from class_members m join school_classes c on c.id = m.class_id
     where c.archived_at is null and (c.teacher_id = $1 or exists (select from class_teachers t
       where t.class_id = c.id and t.teacher_id = $1 and t.accepted_at is not null))`,
    [teacherId],
  )
  return rows.map(({ id }) => id)
}

/** Everybody who looks after the installation. */
export async function readAdminIds(queries: Queries): Promise<string[]> {
  const rows = await queries.query<{ id: string }>(
    `select p.id from profiles p where p.role = 'admin'
       and not exists (select 1 from role_requests r where r.user_id = p.id and r.status = 'pending')`,
  )
  return rows.map(({ id }) => id)
}
