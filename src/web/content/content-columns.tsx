import type { ContentItem } from '#contract/content.ts'
import { placesOfContent } from '#domain/content/content-place.ts'
import { britishDate } from '../progress/day-words.ts'
import { Badge } from '../ui/badge.tsx'
import type { Column } from '../ui/data-table.tsx'
import { previewOf } from './content-words.ts'

/** Columns of contract §2, all but the actions. */
export const contentColumns: readonly Column<ContentItem>[] = [
  {
    header: 'Title',
    cell: (item) => (
      <>
        <span className="font-bold">{item.title}</span>
        {unseen(item) && (
          <span className="block">
            <Badge tone="warn">{unseen(item)}</Badge>
          </span>
        )}
      </>
    ),
  },
  { header: 'Subject', cell: ({ subject }) => subject },
  { header: 'Board', cell: ({ board }) => board },
  {
    header: 'Content Preview',
    cell: ({ body }) => <span className="text-small text-ink-soft">{previewOf(body) || 'Empty'}</span>,
    className: 'lg:max-w-80',
  },
  {
    header: 'Created',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{britishDate(createdAt)}</time>,
    className: 'tabular lg:whitespace-nowrap',
  },
]

/** Why pupils don't see it; nothing where they do. */
function unseen({ shown, body, subject, board }: ContentItem): string | null {
  if (body.trim() === '') return 'Not shown: no content'
  if (!shown) return 'Not shown: has a fault'
  return placesOfContent(subject, board).subjects.length === 0 ? `Not shown: no ${subject} at ${board}` : null
}
