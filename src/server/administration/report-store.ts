import type { Queries } from '../database/database.ts'

export interface StoredReport {
  id: string
  firstDay: string
  lastDay: string
  schoolId: string | null
  school: string | null
  withNames: boolean
  askedAt: Date
  state: 'waiting' | 'ready' | 'failed'
  progress: number
}

const readSome = `select r.id, r.first_day as "firstDay", r.last_day as "lastDay", r.school_id as "schoolId", s.name as school,
  r.with_names as "withNames", r.asked_at as "askedAt", r.state, r.progress
  from reports r left join schools s on s.id = r.school_id`

export async function readReports(queries: Queries, limit: number): Promise<StoredReport[]> {
  return queries.query(`${readSome} order by r.asked_at desc, r.id desc limit $1`, [limit])
}

export async function readReport(queries: Queries, id: string): Promise<StoredReport | null> {
  const [row] = await queries.query<StoredReport>(`${readSome} where r.id = $1`, [id])
  return row ?? null
}

/** @returns false when there is one with that id. */
export async function writeReport(
  transaction: Queries,
  report: Pick<StoredReport, 'id' | 'firstDay' | 'lastDay' | 'schoolId' | 'withNames'> & { askedBy: string; now: Date },
): Promise<boolean> {
  const { id, firstDay, lastDay, schoolId, withNames, askedBy, now } = report
  const written = await transaction.query(
    `insert into reports (id, first_day, last_day, school_id, with_names, asked_by, asked_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (id) do nothing returning id`,
    [id, firstDay, lastDay, schoolId, withNames, askedBy, now],
  )
  return written.length > 0
}

export async function writeReportProgress(queries: Queries, id: string, progress: number): Promise<void> {
  await queries.query('update reports set progress = $2 where id = $1', [id, progress])
}

export async function writeReportFiles(
  queries: Queries,
  { id, pdf, csv, now }: { id: string; pdf: Buffer; csv: string; now: Date },
): Promise<void> {
  await queries.query(
    `update reports set pdf = decode($2, 'base64'), csv = decode($3, 'base64'), state = 'ready', progress = 100,
       finished_at = $4 where id = $1`,
    [id, pdf.toString('base64'), Buffer.from(csv).toString('base64'), now],
  )
}

export async function writeReportFailed(queries: Queries, { id, now }: { id: string; now: Date }): Promise<void> {
  await queries.query(`update reports set state = 'failed', finished_at = $2 where id = $1 and state = 'waiting'`, [
    id,
    now,
  ])
}

export async function readReportFile(queries: Queries, id: string, kind: 'pdf' | 'csv'): Promise<Buffer | null> {
  const [row] = await queries.query<{ file: string | null }>(
    `select encode(${kind}, 'base64') as file from reports where id = $1 and state = 'ready'`,
    [id],
  )
  return row?.file ? Buffer.from(row.file, 'base64') : null
}

export async function readWaitingReports(queries: Queries): Promise<string[]> {
  const rows = await queries.query<{ id: string }>(`select id from reports where state = 'waiting'`)
  return rows.map(({ id }) => id)
}
