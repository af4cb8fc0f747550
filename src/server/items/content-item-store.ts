import { ShownContent } from '#contract/content.ts'
import type { ContentSubject, ContentType } from '#domain/content/content-place.ts'
import type { Queries } from '../database/database.ts'

/** What an admin added, as pupils see it. */
export interface StudyItem {
  id: string
  title: string
  subject: ContentSubject
  shown: ShownContent
}

type StoredStudyItem = Omit<StudyItem, 'shown'> & { shown: unknown }

/** What an earlier version stored may not be what this one shows: such an item waits until it is saved again. */
function understood(rows: StoredStudyItem[]): StudyItem[] {
  return rows.flatMap(({ shown, ...row }) => {
    const read = ShownContent.safeParse(shown)
    return read.success ? [{ ...row, shown: read.data }] : []
  })
}

/** What a study screen shows, the newest first. */
export async function readStudyItems(
  queries: Queries,
  {
    type,
    boards,
    subjects,
    limit,
  }: { type: ContentType; boards: readonly string[]; subjects: readonly string[]; limit: number },
): Promise<StudyItem[]> {
  if (boards.length === 0 || subjects.length === 0) return []
  return understood(
    await queries.query<StoredStudyItem>(
      `select id, title, subject, shown from content_items
       where type = $1 and board = any($2::text[]) and subject = any($3::text[]) and shown is not null
       order by created_at desc, id desc limit $4`,
      [type, boards, subjects, limit],
    ),
  )
}

/** Those of these items that pupils see. */
export async function readShownItems(queries: Queries, ids: readonly string[]): Promise<StudyItem[]> {
  return understood(
    await queries.query<StoredStudyItem>(
      'select id, title, subject, shown from content_items where id = any($1::uuid[]) and shown is not null',
      [ids],
    ),
  )
}
