import { FolderOutput, Pencil, Plus, Trash2, Users } from 'lucide-react'
import { useState } from 'react'
import type { School } from '#contract/schools.ts'
import { api } from '../api/browser-api.ts'
import { guarded } from '../api/guarded.ts'
import { apiOf } from '../api/request-api.ts'
import { usePages } from '../api/use-pages.ts'
import { grouped } from '../progress/counted.ts'
import { britishDate } from '../progress/day-words.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { SearchBox } from '../ui/fields/search-box.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { useToast } from '../ui/toast.tsx'
import type { Route } from './+types/schools-screen'
import { DeleteSchoolDialog } from './delete-school-dialog.tsx'
import { SchoolDataDialog } from './school-data-dialog.tsx'
import { SchoolDialog } from './school-dialog.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'School Management – Revisewell' }]

/** The first page comes with the screen, which also guards it. */
export const loader = ({ context }: Route.LoaderArgs) =>
  guarded(apiOf(context)('GET /api/admin/schools', { query: {} }))

/** School Management (contract §2). */
export default function SchoolsScreen({ loaderData }: Route.ComponentProps) {
  const [search, setSearch] = useState('')
  const [open, setOpen] = useState<{ school: School | null } | null>(null)
  const [deleting, setDeleting] = useState<School | null>(null)
  const [leaving, setLeaving] = useState<School | null>(null)
  const toast = useToast()
  const wanted = search.trim()
  const list = usePages({
    wanted: `?${wanted}`,
    load: (after) => api('GET /api/admin/schools', { query: { ...(wanted && { search: wanted }), after } }),
    onFailure: () => toast({ title: 'Failed to load schools', variant: 'destructive', topic: 'schools' }),
  })
  const pages = list.pages ?? [loaderData]
  const schools = pages.flatMap((page) => page.schools)
  const actions: Column<School> = {
    header: 'Actions',
    cell: (school) => (
      <span className="flex flex-wrap gap-1">
        <Button look="quiet" onClick={() => setOpen({ school })} aria-label={`Edit ${school.name}`} title="Edit">
          <Pencil aria-hidden className="size-5" />
        </Button>
        <Button
          look="quiet"
          onClick={() => setLeaving(school)}
          aria-label={`Data of ${school.name}`}
          title="Data and accounts"
        >
          <FolderOutput aria-hidden className="size-5" />
        </Button>
        <ButtonLink
          look="quiet"
          to={`/confirmations?school=${school.id}`}
          aria-label={`Teachers of ${school.name}`}
          title="Teachers"
        >
          <Users aria-hidden className="size-5" />
        </ButtonLink>
        <Button look="quiet" onClick={() => setDeleting(school)} aria-label={`Delete ${school.name}`} title="Delete">
          <Trash2 aria-hidden className="size-5" />
        </Button>
      </span>
    ),
  }
  const done = () => {
    setOpen(null)
    setDeleting(null)
    setLeaving(null)
    list.reload()
  }
  return (
    <Page>
      <BackLink to="/dashboard/admin">Back to Dashboard</BackLink>
      <PageHeading lead="Pupils meet only people of their own school, so each school has one line here.">
        School Management
      </PageHeading>
      <section aria-labelledby="schools">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <h2 id="schools" aria-live="polite">
            Schools ({grouped(pages[0]?.total ?? 0)})
          </h2>
          <Button look="main" onClick={() => setOpen({ school: null })}>
            <Plus aria-hidden className="size-5" /> Add School
          </Button>
        </div>
        <div className="mb-4 flex">
          <SearchBox placeholder="Search schools..." value={search} onChange={setSearch} />
        </div>
        {list.failed && (
          <ErrorState title="Failed to load schools" action={<Button onClick={list.reload}>Try again</Button>} />
        )}
        {list.loading && schools.length === 0 && <Spinner label="Loading schools…" />}
        {!list.loading && schools.length === 0 && (
          <EmptyState title={wanted ? 'No school matches' : 'There are no schools yet'} level={3}>
            {wanted ? 'Look for a part of its name.' : 'Add one, and then give people their school in User Management.'}
          </EmptyState>
        )}
        {schools.length > 0 && (
          <div aria-busy={list.loading}>
            <DataTable caption="Schools" columns={[...columns, actions]} rows={schools} keyOf={({ id }) => id} />
          </div>
        )}
        {pages.at(-1)?.next && (
          <Button className="mt-5" busy={list.loading} busyLabel="Loading…" onClick={list.more}>
            Show more
          </Button>
        )}
      </section>
      {open && (
        <SchoolDialog
          key={open.school?.id ?? 'new'}
          school={open.school}
          onClose={() => setOpen(null)}
          onSaved={done}
        />
      )}
      {leaving && <SchoolDataDialog school={leaving} onClose={() => setLeaving(null)} onDone={done} />}
      {deleting && <DeleteSchoolDialog school={deleting} onClose={() => setDeleting(null)} onDeleted={done} />}
    </Page>
  )
}

const columns: readonly Column<School>[] = [
  {
    header: 'School Name',
    cell: ({ name, namedAdult }) => (
      <>
        <span className="font-bold">{name}</span>
        <span className="block text-small text-ink-soft">
          {namedAdult ? `Named adult: ${namedAdult.fullName}` : 'No named adult yet'}
        </span>
      </>
    ),
  },
  {
    header: 'Address',
    cell: ({ address }) => address ?? <span className="text-ink-soft">Not specified</span>,
  },
  {
    header: 'Created Date',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{britishDate(createdAt)}</time>,
    className: 'tabular lg:whitespace-nowrap',
  },
]
