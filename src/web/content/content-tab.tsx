import { Copy, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ContentItem } from '#contract/content.ts'
import { type ContentSubject, type ContentType, contentSubjects } from '#domain/content/content-place.ts'
import { api } from '../api/browser-api.ts'
import { clientId } from '../api/client-id.ts'
import { usePages } from '../api/use-pages.ts'
import { useSave } from '../api/use-save.ts'
import { Button } from '../ui/button.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { inputClass } from '../ui/fields/field-frame.tsx'
import { SearchBox } from '../ui/fields/search-box.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { useToast } from '../ui/toast.tsx'
import { contentColumns } from './content-columns.tsx'
import { ContentDialog } from './content-dialog.tsx'
import { typeWords } from './content-words.ts'
import { DeleteContentDialog } from './delete-content-dialog.tsx'

interface ContentTabProps {
  type: ContentType
  /** Told how many items of every type there are. */
  onTotal: (total: number) => void
}

/** The items of one type, with what finds, adds, edits, clones and deletes them. */
export function ContentTab({ type, onTotal }: ContentTabProps) {
  const [search, setSearch] = useState('')
  const [subject, setSubject] = useState<ContentSubject>()
  const [open, setOpen] = useState<{ item: ContentItem | null } | null>(null)
  const [deleting, setDeleting] = useState<ContentItem | null>(null)
  const toast = useToast()
  const cloning = useSave()
  const { one } = typeWords[type]
  const wanted = search.trim()
  const list = usePages({
    wanted: `${type} ${subject ?? ''} ${wanted}`,
    load: async (after) => {
      const query = { type, ...(wanted && { search: wanted }), ...(subject && { subject }), after }
      const page = await api('GET /api/admin/content', { query })
      onTotal(page.total)
      return page
    },
    onFailure: () => toast({ title: 'Failed to load content', variant: 'destructive', topic: 'content' }),
  })
  const items = list.pages?.flatMap((page) => page.items) ?? []
  const done = () => {
    setOpen(null)
    setDeleting(null)
    list.reload()
  }
  const clone = ({ id }: ContentItem) =>
    cloning.save({
      work: () => api('POST /api/admin/content/:id/clone', { params: { id }, body: { id: clientId() } }),
      done: 'Content cloned successfully',
      failed: 'Failed to save content',
      after: list.reload,
    })
  const actions: Column<ContentItem> = {
    header: 'Actions',
    cell: (item) => (
      <span className="flex flex-wrap gap-1">
        <Button look="quiet" onClick={() => setOpen({ item })} aria-label={`Edit ${item.title}`} title="Edit">
          <Pencil aria-hidden className="size-5" />
        </Button>
        <Button
          look="quiet"
          busy={cloning.busy}
          onClick={() => clone(item)}
          aria-label={`Clone ${item.title}`}
          title="Clone"
        >
          <Copy aria-hidden className="size-5" />
        </Button>
        <Button look="quiet" onClick={() => setDeleting(item)} aria-label={`Delete ${item.title}`} title="Delete">
          <Trash2 aria-hidden className="size-5" />
        </Button>
      </span>
    ),
  }
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-3">
        <SearchBox placeholder="Search content..." value={search} onChange={setSearch} />
        <select
          aria-label="Subject"
          value={subject ?? ''}
          onChange={(event) => setSubject(contentSubjects.find((known) => known === event.target.value))}
          className={`${inputClass} max-w-56 grow basis-40`}
        >
          <option value="">All Subjects</option>
          {contentSubjects.map((known) => (
            <option key={known}>{known}</option>
          ))}
        </select>
        <Button look="main" onClick={() => setOpen({ item: null })}>
          <Plus aria-hidden className="size-5" /> Add {one}
        </Button>
      </div>
      {list.failed && (
        <ErrorState title="Failed to load content" action={<Button onClick={list.reload}>Try again</Button>} />
      )}
      {!list.pages && list.loading && <Spinner label="Loading content…" />}
      {list.pages && items.length === 0 && (
        <EmptyState title={wanted || subject ? 'Nothing matches' : `No ${typeWords[type].tab.toLowerCase()} yet`}>
          {wanted || subject
            ? 'Look for a part of the title, or in all subjects.'
            : 'What you add appears in the study screens of its subject and level at once.'}
        </EmptyState>
      )}
      {items.length > 0 && (
        <div aria-busy={list.loading}>
          <DataTable
            caption={typeWords[type].tab}
            columns={[...contentColumns, actions]}
            rows={items}
            keyOf={({ id }) => id}
          />
        </div>
      )}
      {list.pages?.at(-1)?.next && (
        <Button className="mt-5" busy={list.loading} busyLabel="Loading…" onClick={list.more}>
          Show more
        </Button>
      )}
      {open && (
        <ContentDialog
          key={open.item?.id ?? 'new'}
          type={type}
          item={open.item}
          onClose={() => setOpen(null)}
          onSaved={done}
        />
      )}
      {deleting && <DeleteContentDialog item={deleting} onClose={() => setDeleting(null)} onDeleted={done} />}
    </>
  )
}
