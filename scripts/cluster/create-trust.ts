import { randomUUID } from 'node:crypto'
import { readAuthSecret } from '#server/accounts/secret/auth-secret.ts'
import { connectDatabase } from '#server/database/connect.ts'
import type { Database } from '#server/database/database.ts'
import { type SignedInPupil, signInAs, signInPupils } from '../product/sign-in-pupils.ts'

export interface TrustSchool {
  pupils: readonly SignedInPupil[]
  teacher: SignedInPupil
  classId: string
  groupId: string
}

/** Schools of a trust, each with pupils, a teacher of their class, and a study group of the first of them; all signed in. */
export async function createTrust(options: {
  dataDir: string
  databaseUrl: string
  schools: number
  pupilsEach: number
  groupSize: number
}): Promise<TrustSchool[]> {
  const { dataDir, databaseUrl, schools, pupilsEach, groupSize } = options
  const pupils = await signInPupils({ dataDir, databaseUrl, count: schools * pupilsEach })
  const secret = readAuthSecret(dataDir)
  const database = await connectDatabase({ dataDir, databaseUrl })
  try {
    const made: TrustSchool[] = []
    for (let index = 0; index < schools; index++) {
      const own = pupils.slice(index * pupilsEach, (index + 1) * pupilsEach)
      made.push(await createSchool(database, { index, pupils: own, groupSize, secret }))
    }
    return made
  } finally {
    await database.close()
  }
}

async function createSchool(
  database: Database,
  options: { index: number; pupils: readonly SignedInPupil[]; groupSize: number; secret: string },
): Promise<TrustSchool> {
  const { index, pupils, groupSize, secret } = options
  const [schoolId, classId, groupId] = [randomUUID(), randomUUID(), randomUUID()]
  const ids = pupils.map(({ id }) => id)
  const teacherId = `teacher-${index + 1}`
  await database.transaction(async ({ query }) => {
    await query('insert into schools (id, name) values ($1, $2)', [schoolId, `Trust school ${index + 1}`])
    await query(`insert into users (id, name, email, email_verified) values ($1, $1, $1 || '@example.test', true)`, [
      teacherId,
    ])
    await query(
      `insert into profiles (id, full_name, email, role) select id, name, email, 'teacher' from users where id = $1`,
      [teacherId],
    )
    await query('update profiles set school_id = $1 where id = $2 or id = any($3::text[])', [schoolId, teacherId, ids])
    await query(
      `insert into school_classes (id, school_id, teacher_id, name, join_code, created_at) values ($1, $2, $3, '10B', $4, now())`,
      [classId, schoolId, teacherId, `TRIAL${index + 1}`],
    )
    await query(
      `insert into class_teachers (class_id, teacher_id, invited_at, accepted_at) values ($1, $2, now(), now())`,
      [classId, teacherId],
    )
    await query(
      'insert into class_members (student_id, class_id, joined_at) select unnest($1::text[]), $2::uuid, now()',
      [ids, classId],
    )
    await query(
      `insert into study_groups (school_id, id, name, subject, max_members, created_at) values ($1, $2, 'Owls', 'biology', 6, now())`,
      [schoolId, groupId],
    )
    await query(
      `insert into study_group_members (student_id, group_id, role, joined_at)
       select id, $2::uuid, case when place = 1 then 'leader' else 'member' end, now() from unnest($1::text[]) with ordinality t(id, place)`,
      [ids.slice(0, groupSize), groupId],
    )
  })
  const [teacher] = await signInAs(database, { secret, ids: [teacherId] })
  if (!teacher) throw new Error('The teacher could not sign in.')
  return { pupils, teacher, classId, groupId }
}
