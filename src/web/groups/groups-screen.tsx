import { Plus } from 'lucide-react'
import { useState } from 'react'
import { apiOf } from '../api/request-api.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import type { Route } from './+types/groups-screen'
import { CreateGroupDialog } from './create-group-dialog.tsx'
import { DiscoverGroups } from './discover-groups.tsx'
import { NoSchool, NotForYou } from './no-groups.tsx'
import { OwnGroupCard } from './own-group-card.tsx'
import { readGroups } from './read-groups.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Study Groups – Revisewell' }]

export const loader = ({ context, request }: Route.LoaderArgs) => readGroups(apiOf(context), new URL(request.url))

/** Study groups (contract §2): one's own, and those of the school that one can join. */
export default function GroupsScreen({ loaderData }: Route.ComponentProps) {
  const [creating, setCreating] = useState(false)
  const { own, found, filters } = loaderData
  return (
    <Page>
      <BackLink to="/">Back to home</BackLink>
      <PageHeading lead="Revise together with people from your school: a chat, a shared stopwatch and sessions that you plan.">
        Study Groups
      </PageHeading>
      {!own && <NotForYou who={loaderData.who} />}
      {own && own.school === null && <NoSchool />}
      {own && (own.school !== null || own.groups.length > 0) && (
        <>
          <section aria-labelledby="mine" className="mb-10">
            <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
              <h2 id="mine">My Study Groups</h2>
              <Button look="main" onClick={() => setCreating(true)}>
                <Plus aria-hidden className="size-5" />
                Create Group
              </Button>
            </div>
            {own.groups.length === 0 ? (
              <EmptyState title="You are in no group yet" level={3}>
                Join one below, or create one and tell your friends its name.
              </EmptyState>
            ) : (
              <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
                {own.groups.map((group) => (
                  <OwnGroupCard key={group.id} group={group} ageBand={own.ageBand} subjects={own.subjects} />
                ))}
              </ul>
            )}
          </section>
          <DiscoverGroups
            key={JSON.stringify(filters)}
            first={found}
            filters={filters}
            subjects={own.subjects}
            school={own.school}
          />
          <CreateGroupDialog
            open={creating}
            onClose={() => setCreating(false)}
            ageBand={own.ageBand}
            subjects={own.subjects}
          />
        </>
      )}
    </Page>
  )
}
