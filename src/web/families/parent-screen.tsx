import { Bell, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Outlet, useSearchParams } from 'react-router'
import { guarded } from '../api/guarded.ts'
import { apiOf } from '../api/request-api.ts'
import { RoleBadge } from '../session/role-badge.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { TabPanel, Tabs } from '../ui/navigation/tabs.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import type { Route } from './+types/parent-screen'
import { ChildView } from './child-view.tsx'
import { ConnectDialog } from './connect-dialog.tsx'
import { NotificationDialog } from './notification-dialog.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Parent dashboard – Revisewell' }]

export async function loader({ context }: Route.LoaderArgs) {
  const api = apiOf(context)
  const { children } = await guarded(api('GET /api/children'))
  const [preferences, { profile }] = await Promise.all([api('GET /api/parent-preferences'), api('GET /api/me')])
  return { children, preferences, fullName: profile?.fullName ?? '' }
}

const ROLE = 'parent'

/** The parent's dashboard (contract §2): each linked child with their real week. */
export default function ParentScreen({ loaderData: { children, preferences, fullName } }: Route.ComponentProps) {
  const [search, setSearch] = useSearchParams()
  // The address that a pupil's QR picture holds.
  const code = search.get('code')
  const [open, setOpen] = useState<'connect' | 'notifications' | null>(code ? 'connect' : null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [firstName = ''] = fullName.trim().split(/\s+/)
  const selected = children.find(({ studentId }) => studentId === chosen) ?? children[0]
  const close = () => {
    setOpen(null)
    if (code) setSearch({}, { replace: true, preventScrollReset: true })
  }
  const connect = (look: 'main' | 'plain') => (
    <Button look={look} onClick={() => setOpen('connect')}>
      <UserPlus aria-hidden className="size-5" />
      Connect Another Child
    </Button>
  )
  return (
    <Page>
      <PageHeading lead="See what your child revises, and try it together." above={<RoleBadge role={ROLE} />}>
        Hello, {firstName}
      </PageHeading>
      <div className="mb-6 flex flex-wrap gap-3">
        {children.length > 0 && connect('plain')}
        <Button onClick={() => setOpen('notifications')}>
          <Bell aria-hidden className="size-5" />
          Notification Settings
        </Button>
      </div>
      {children.length === 0 && (
        <EmptyState
          title="No child is connected yet"
          action={
            <>
              {connect('main')}
              <ButtonLink to="/revision">Explore subjects</ButtonLink>
            </>
          }
        >
          Ask your child to open their profile on Revisewell and make a code under ‘Who is linked’. Enter it here, and
          this page shows their week. You can then set goals, turn on SEN mode and read weekly reports.
        </EmptyState>
      )}
      {children.length > 1 && selected && (
        <Tabs
          label="Your children"
          tabs={children.map(({ studentId, fullName: label }) => ({ id: studentId, label }))}
          selected={selected.studentId}
          onSelect={setChosen}
        />
      )}
      {children.map((child) =>
        children.length > 1 ? (
          <TabPanel key={child.studentId} id={child.studentId} hidden={child !== selected}>
            <ChildView child={child} />
          </TabPanel>
        ) : (
          <ChildView key={child.studentId} child={child} />
        ),
      )}
      <Outlet />
      <ConnectDialog
        open={open === 'connect'}
        code={code ?? ''}
        onClose={close}
        onConnected={(studentId) => {
          setChosen(studentId)
          close()
        }}
      />
      <NotificationDialog open={open === 'notifications'} preferences={preferences} onClose={close} />
    </Page>
  )
}
