import { boardOf, type KeptPeriods } from '#domain/leaderboards/board.ts'
import { rankedSubjects } from '#domain/leaderboards/filters.ts'
import type { Database, Queries } from '#server/database/database.ts'

const PUPILS_PER_SCHOOL = 1000
const PUPILS_PER_CLASS = 30

export interface Crowd {
  pupils: number
  database: Database
  /** As the database's own, however long its statements take. */
  transaction(work: (transaction: Pick<Queries, 'query'>) => Promise<void>): Promise<void>
  /** Vacuums and analyses. */
  tidy(): Promise<void>
}

export const pupilId = (number: number) => `p${number}`

/**
 * Fills an empty database with pupils, numbered from 1, in schools of a thousand and classes of thirty: six in ten have XP this
 * month and three in ten this week, each in two subjects, and two in three want to be seen. What triggers would derive row
 * by row is derived at once.
 */
export async function seedRanks(crowd: Crowd, kept: KeptPeriods): Promise<void> {
  const { pupils } = crowd
  await crowd.transaction(async (transaction) => {
    await transaction.query(`set local session_replication_role = 'replica'`)
    await transaction.query(`set local maintenance_work_mem = '256MB'`)
    await seedPeople(transaction, pupils)
    const indexes = await transaction.query<{ name: string; definition: string }>(
      `select indexname as name, indexdef as definition from pg_indexes
       where tablename = 'xp_totals' and indexname not like '%\\_pk'`,
    )
    for (const { name } of indexes) await transaction.query(`drop index ${name}`)
    const periods = [
      { key: 'ever', tenths: 10, share: 1 },
      { key: `month/${kept.month}`, tenths: 6, share: 0.2 },
      { key: `week/${kept.week}`, tenths: 3, share: 0.05 },
    ]
    for (const { key, tenths, share } of periods) {
      const board = (subject: Parameters<typeof boardOf>[0]['subject']) =>
        boardOf({ demo: false, subject, periodKey: key })
      await transaction.query(
        `insert into xp_totals (student_id, board, xp, school_id, shown)
         select 'p' || n, case part when 0 then $3 else ($4::text[])[1 + (n + 2 * part) % 5] end,
           1 + (power(hashint4(n) & 65535, 3) / power(65536, 3) * 40000 * $2 / (1 + part))::int,
           md5('school' || (n - 1) / ${PUPILS_PER_SCHOOL})::uuid, n % 3 > 0
         from generate_series(1, $1::int) n cross join generate_series(0, 2) part where hashint4(n + 7) & 1023 < $5`,
        [pupils, share, board('all'), rankedSubjects.map(board), Math.ceil((1024 * tenths) / 10)],
      )
    }
    for (const { definition } of indexes) await transaction.query(definition)
    await transaction.query(
      `insert into xp_histogram (board, width, bucket, pupils)
       select board, width, xp >> width, count(*)::int from xp_totals cross join unnest(array[0, 8, 16]) width group by 1, 2, 3`,
    )
    await transaction.query(
      `insert into school_totals (board, school_id, xp, pupils)
       select board, school_id, sum(xp), count(*)::int from xp_totals group by 1, 2`,
    )
  })
  await crowd.tidy()
}

async function seedPeople({ query }: Pick<Queries, 'query'>, pupils: number): Promise<void> {
  const numbers = 'from generate_series(1, $1::int) n'
  const statements = [
    `insert into schools (id, name) select md5('school' || n)::uuid, 'School ' || n
       from generate_series(0, ($1::int - 1) / ${PUPILS_PER_SCHOOL}) n`,
    `insert into users (id, name, email) select 'p' || n, 'Pupil ' || n, n || '@example.test' ${numbers}`,
    `insert into profiles (id, full_name, email, role, school_id, on_leaderboards)
       select 'p' || n, 'Pupil Number ' || chr(65 + n % 26), n || '@example.test', 'student',
         md5('school' || (n - 1) / ${PUPILS_PER_SCHOOL})::uuid, n % 3 > 0 ${numbers}`,
    `insert into school_classes (id, teacher_id, name, join_code, created_at)
       select md5('class' || n)::uuid, 'p1', 'Class ' || n, 'code' || n, now()
       from generate_series(0, $1::int / ${PUPILS_PER_CLASS}) n`,
    `insert into class_members (student_id, class_id, joined_at)
       select 'p' || n, md5('class' || n / ${PUPILS_PER_CLASS})::uuid, now() ${numbers}`,
  ]
  for (const statement of statements) await query(statement, [pupils])
}
