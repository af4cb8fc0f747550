import type { ModeratedMessage } from '#contract/moderation.ts'
import { CONTEXT_ENTRIES } from '#domain/groups/moderation.ts'
import type { ReportDecision, ReportReason } from '#domain/groups/moderation-schemas.ts'
import { phraseText } from '#domain/groups/phrases.ts'
import type { Queries } from '../database/database.ts'
import { lookedAfterMessage } from './moderation-scope.ts'

export interface ReportRow {
  id: string
  reason: ReportReason
  note: string
  reportedAt: Date
  reporter: string | null
  groupId: string
  groupName: string
  school: string
  sequence: number
  decision: ReportDecision | null
  decisionNote: string
  decidedAt: Date | null
  decider: string | null
}

/** Keeps a report; the same message by the same person, or the same id again, is kept as it came first. */
export async function writeReport(
  queries: Queries,
  report: {
    id: string
    groupId: string
    sequence: number
    reporterId: string
    reason: ReportReason
    note: string
    now: Date
  },
): Promise<void> {
  const { id, groupId, sequence, reporterId, reason, note, now } = report
  await queries.query(
    `insert into message_reports (id, group_id, sequence, reporter_id, reason, note, reported_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    [id, groupId, sequence, reporterId, reason, note, now],
  )
}

const columns = `r.id, r.reason, r.note, r.reported_at as "reportedAt", a.full_name as reporter, g.id as "groupId",
  g.name as "groupName", s.name as school, r.sequence, r.decision, r.decision_note as "decisionNote",
  r.decided_at as "decidedAt", d.full_name as decider`
const from = `message_reports r join study_groups g on g.id = r.group_id join schools s on s.id = g.school_id
  join group_messages m on m.group_id = r.group_id and m.sequence = r.sequence
  left join profiles a on a.id = r.reporter_id left join profiles d on d.id = r.decided_by`

interface Page {
  readerId: string
  /** Whether they look after all groups. */
  all: boolean
  after: { at: Date; id: string } | null
  limit: number
}

/** Reports that wait, the oldest first. */
export async function readOpenReports(queries: Queries, { readerId, all, after, limit }: Page): Promise<ReportRow[]> {
  return queries.query<ReportRow>(
    `select ${columns} from ${from} where r.decided_at is null and ${lookedAfterMessage('g', 'm', '$1', '$2')}
       and ($3::timestamptz is null or (r.reported_at, r.id) > ($3, $4::uuid))
     order by r.reported_at, r.id limit $5`,
    [readerId, all, after?.at ?? null, after?.id ?? null, limit],
  )
}

/** Reports that were decided, the latest first. */
export async function readDecidedReports(
  queries: Queries,
  { readerId, all, after, limit }: Page,
): Promise<ReportRow[]> {
  return queries.query<ReportRow>(
    `select ${columns} from ${from} where r.decided_at is not null and ${lookedAfterMessage('g', 'm', '$1', '$2')}
       and ($3::timestamptz is null or (r.decided_at, r.id) < ($3, $4::uuid))
     order by r.decided_at desc, r.id desc limit $5`,
    [readerId, all, after?.at ?? null, after?.id ?? null, limit],
  )
}

export interface ReportToDecide {
  groupId: string
  schoolId: string
  groupName: string
  sequence: number
  authorId: string | null
  decision: ReportDecision | null
}

/** A report, held until the transaction ends. */
export async function lockReport(transaction: Queries, id: string): Promise<ReportToDecide | null> {
  const [row] = await transaction.query<ReportToDecide>(
    `select r.group_id as "groupId", g.school_id as "schoolId", g.name as "groupName", r.sequence,
       m.author_id as "authorId", r.decision
     from message_reports r join study_groups g on g.id = r.group_id
       join group_messages m on m.group_id = r.group_id and m.sequence = r.sequence
     where r.id = $1 for update of r`,
    [id],
  )
  return row ?? null
}

/** Decides all reports of a message that wait. @returns who had made them. */
export async function writeDecision(
  transaction: Queries,
  decided: {
    groupId: string
    sequence: number
    decision: ReportDecision
    note: string
    decidedBy: string
    now: Date
  },
): Promise<string[]> {
  const { groupId, sequence, decision, note, decidedBy, now } = decided
  const rows = await transaction.query<{ reporterId: string | null }>(
    `update message_reports set decision = $3, decision_note = $4, decided_by = $5, decided_at = $6
     where group_id = $1 and sequence = $2 and decided_at is null returning reporter_id as "reporterId"`,
    [groupId, sequence, decision, note, decidedBy, now],
  )
  return rows.flatMap(({ reporterId }) => reporterId ?? [])
}

interface ContextRow {
  groupId: string
  at: number
  sequence: number
  authorId: string | null
  fullName: string | null
  text: string | null
  phraseId: string | null
  sentAt: Date
  removedAt: Date | null
}

const messageColumns = `m.sequence, m.author_id as "authorId", p.full_name as "fullName", m.text,
  m.phrase_id as "phraseId", m.sent_at as "sentAt", m.removed_at as "removedAt"`

const toModerated = ({
  sequence,
  authorId,
  fullName,
  text,
  phraseId,
  sentAt,
  removedAt,
}: ContextRow): ModeratedMessage => ({
  sequence,
  author: authorId !== null && fullName !== null ? { id: authorId, fullName } : null,
  text: phraseId === null ? (text ?? '') : phraseText(phraseId),
  sentAt: sentAt.toISOString(),
  removedAt: removedAt?.toISOString() ?? null,
})

/** What was said around each of some messages, by `group/sequence`, as far as the reader looks after it. */
export async function readContexts(
  queries: Queries,
  {
    places,
    readerId,
    all,
  }: { places: readonly { groupId: string; sequence: number }[]; readerId: string; all: boolean },
): Promise<Map<string, ModeratedMessage[]>> {
  const rows = await queries.query<ContextRow>(
    `select w.group_id as "groupId", w.at, ${messageColumns} from unnest($1::uuid[], $2::int[]) w (group_id, at)
     cross join lateral (
       (select x.* from group_messages x where x.group_id = w.group_id and x.sequence <= w.at and x.removes is null
         order by x.sequence desc limit $3 + 1)
       union all
       (select x.* from group_messages x where x.group_id = w.group_id and x.sequence > w.at and x.removes is null
         order by x.sequence limit $3)) m
     join study_groups g on g.id = w.group_id left join profiles p on p.id = m.author_id
     where ${lookedAfterMessage('g', 'm', '$4', '$5')} order by m.sequence`,
    [places.map(({ groupId }) => groupId), places.map(({ sequence }) => sequence), CONTEXT_ENTRIES, readerId, all],
  )
  const contexts = new Map<string, ModeratedMessage[]>()
  for (const row of rows) {
    const key = `${row.groupId}/${row.at}`
    contexts.set(key, [...(contexts.get(key) ?? []), toModerated(row)])
  }
  return contexts
}

/** A group's chat as it was said, the last entries before one, in order, as far as the reader looks after it. */
export async function readTranscript(
  queries: Queries,
  {
    groupId,
    before,
    limit,
    readerId,
    all,
  }: { groupId: string; before: number; limit: number; readerId: string; all: boolean },
): Promise<ModeratedMessage[]> {
  const rows = await queries.query<ContextRow>(
    `select ${messageColumns} from group_messages m join study_groups g on g.id = m.group_id
       left join profiles p on p.id = m.author_id
     where m.group_id = $1 and m.sequence < $2 and m.removes is null and ${lookedAfterMessage('g', 'm', '$4', '$5')}
     order by m.sequence desc limit $3`,
    [groupId, before, limit, readerId, all],
  )
  return rows.map(toModerated).toReversed()
}
