import { Download, KeyRound, Pencil, ShieldOff, Trash2, Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import type { ListedUser } from '#contract/users.ts'
import { api } from '../api/browser-api.ts'
import { ApiError } from '../api/client.ts'
import { guarded } from '../api/guarded.ts'
import { apiOf } from '../api/request-api.ts'
import { usePages } from '../api/use-pages.ts'
import { useSave } from '../api/use-save.ts'
import { grouped } from '../progress/counted.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Button } from '../ui/button.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { SearchBox } from '../ui/fields/search-box.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { useToast } from '../ui/toast.tsx'
import type { Route } from './+types/users-screen'
import { DeleteUserDialog } from './delete-user-dialog.tsx'
import { downloadUsers } from './download-users.ts'
import { EditUserDialog } from './edit-user-dialog.tsx'
import { RecentEdits } from './recent-edits.tsx'
import { ResetSecondStepsDialog } from './reset-second-steps-dialog.tsx'
import { userColumns } from './user-columns.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'User Management – Revisewell' }]

/** Null when it failed: the screen says so and offers to try again. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = apiOf(context)
  try {
    const { edits } = await guarded(api('GET /api/admin/recent-edits'))
    const [{ requests }, { profile }] = await Promise.all([api('GET /api/admin/role-requests'), api('GET /api/me')])
    return { edits, requests: requests.length, ownId: profile?.id ?? '' }
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch (error) {
    // What `fetch` rejects with where nothing answers.
    if (error instanceof TypeError) return null
    throw error
  }
}

/** User Management (contract §2). */
export default function UsersScreen({ loaderData }: Route.ComponentProps) {
  return loaderData ? <Users {...loaderData} /> : <UsersNotLoaded />
}

const NOT_LOADED = 'Failed to load users'

function UsersNotLoaded() {
  const toast = useToast()
  const { revalidate, state } = useRevalidator()
  useEffect(() => toast({ title: 'Error', description: NOT_LOADED, variant: 'destructive', topic: 'users' }), [toast])
  return (
    <Page>
      <BackLink to="/dashboard/admin">Back to Dashboard</BackLink>
      <PageHeading>User Management</PageHeading>
      <ErrorState
        title={NOT_LOADED}
        action={
          <Button busy={state !== 'idle'} busyLabel="Trying again…" onClick={() => void revalidate()}>
            Try again
          </Button>
        }
      >
        Check your connection and try again.
      </ErrorState>
    </Page>
  )
}

type Loaded = NonNullable<Route.ComponentProps['loaderData']>

function Users({ edits, requests, ownId }: Loaded) {
  const [search, setSearch] = useState('')
  const [editing, setEditing] = useState<ListedUser | null>(null)
  const [deleting, setDeleting] = useState<ListedUser | null>(null)
  const [resetting, setResetting] = useState<ListedUser | null>(null)
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const sending = useSave()
  const exporting = useSave()
  const wanted = search.trim()
  const list = usePages({
    wanted: `?${wanted}`,
    load: (after) => api('GET /api/admin/users', { query: { ...(wanted && { search: wanted }), after } }),
    onFailure: () => toast({ title: 'Error', description: NOT_LOADED, variant: 'destructive', topic: 'users' }),
  })
  const users = list.pages?.flatMap((page) => page.users) ?? []
  const [first] = list.pages ?? []
  const sendReset = ({ id, email }: ListedUser) =>
    sending.save({
      work: () => api('POST /api/admin/users/:id/password-reset', { params: { id } }),
      done: `Password reset email sent to ${email}`,
      failed: 'Failed to send email',
      after: () => undefined,
    })
  const keep = ({ id, fullName }: ListedUser) =>
    sending.save({
      work: () => api('DELETE /api/privacy/:id/deletion', { params: { id } }),
      done: `The account of ${fullName} stays`,
      failed: 'That did not work',
      after: list.reload,
    })
  const actions = (user: ListedUser) => (
    <span className="flex flex-wrap gap-1 lg:flex-nowrap">
      <Button look="quiet" onClick={() => setEditing(user)} aria-label={`Edit ${user.fullName}`} title="Edit">
        <Pencil aria-hidden className="size-5" />
      </Button>
      {user.email !== '' && (
        <Button
          look="quiet"
          busy={sending.busy}
          onClick={() => sendReset(user)}
          aria-label={`Send a password reset email to ${user.fullName}`}
          title="Send a password reset email"
        >
          <KeyRound aria-hidden className="size-5" />
        </Button>
      )}
      {user.secondStep && user.id !== ownId && (
        <Button
          look="quiet"
          onClick={() => setResetting(user)}
          aria-label={`Reset two-step sign-in of ${user.fullName}`}
          title="Reset two-step sign-in"
        >
          <ShieldOff aria-hidden className="size-5" />
        </Button>
      )}
      {user.deletionDueAt !== null && (
        <Button
          look="quiet"
          busy={sending.busy}
          onClick={() => keep(user)}
          aria-label={`Keep the account of ${user.fullName}`}
          title="Keep the account"
        >
          <Undo2 aria-hidden className="size-5" />
        </Button>
      )}
      {user.deletionDueAt === null && user.id !== ownId && (
        <Button
          look="quiet"
          onClick={() => setDeleting(user)}
          aria-label={`Delete the account of ${user.fullName}`}
          title="Delete the account"
        >
          <Trash2 aria-hidden className="size-5" />
        </Button>
      )}
    </span>
  )
  return (
    <Page width="full">
      <div className="mx-auto max-w-[96rem] px-4 pt-6 pb-16 sm:px-6 sm:pt-8">
        <BackLink to="/dashboard/admin">Back to Dashboard</BackLink>
        <PageHeading lead="Everybody with an account here: find them, fix their name, give them a school and a role.">
          User Management
        </PageHeading>
        <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_15rem]">
          <section aria-labelledby="users" className="min-w-0">
            <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
              <h2 id="users" aria-live="polite">
                Users{first && ` (${grouped(first.total)}${first.more ? '+' : ''})`}
              </h2>
              <Button
                busy={exporting.busy}
                busyLabel="Exporting…"
                onClick={() =>
                  exporting.save({
                    work: downloadUsers,
                    done: 'User data exported to CSV',
                    failed: 'The export failed',
                    after: () => undefined,
                  })
                }
              >
                <Download aria-hidden className="size-5" /> Export CSV
              </Button>
            </div>
            <div className="mb-4 flex">
              <SearchBox placeholder="Search users..." value={search} onChange={setSearch} />
            </div>
            {requests > 0 && (
              <p className="mb-4">
                <Link to="/dashboard/admin#role-requests" className="link">
                  {requests === 1
                    ? '1 request for the admin role waits'
                    : `${requests} requests for the admin role wait`}
                </Link>{' '}
                for a decision.
              </p>
            )}
            {list.failed && users.length === 0 && (
              <ErrorState title={NOT_LOADED} action={<Button onClick={list.reload}>Try again</Button>}>
                Check your connection and try again.
              </ErrorState>
            )}
            {!list.pages && list.loading && <Spinner label="Loading users…" />}
            {first && users.length === 0 && (
              <EmptyState title="Nobody matches" level={3}>
                Look for a part of a name, an email address or a role.
              </EmptyState>
            )}
            {users.length > 0 && (
              <div aria-busy={list.loading}>
                <DataTable
                  caption="Users"
                  columns={[...userColumns, { header: 'Actions', cell: actions, className: 'lg:whitespace-nowrap' }]}
                  rows={users}
                  keyOf={({ id }) => id}
                />
              </div>
            )}
            {list.pages?.at(-1)?.next && (
              <Button className="mt-5" busy={list.loading} busyLabel="Loading…" onClick={list.more}>
                Show more
              </Button>
            )}
          </section>
          <RecentEdits edits={edits} />
        </div>
        {resetting && (
          <ResetSecondStepsDialog
            user={resetting}
            onClose={() => setResetting(null)}
            onReset={() => {
              setResetting(null)
              list.reload()
            }}
          />
        )}
        {deleting && (
          <DeleteUserDialog
            user={deleting}
            onClose={() => setDeleting(null)}
            onAsked={() => {
              setDeleting(null)
              list.reload()
            }}
          />
        )}
        {editing && (
          <EditUserDialog
            key={editing.id}
            user={editing}
            own={editing.id === ownId}
            onClose={() => setEditing(null)}
            onSaved={() => {
              setEditing(null)
              list.reload()
              void revalidate()
            }}
          />
        )}
      </div>
    </Page>
  )
}
