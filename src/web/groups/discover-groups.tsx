import { Search, Users } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Form, Link } from 'react-router'
import type { FoundGroup } from '#contract/group-membership.ts'
import { lengthWords, momentWords } from '#domain/groups/session-words.ts'
import { api } from '../api/browser-api.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Field } from '../ui/fields/field.tsx'
import { SelectField } from '../ui/fields/select-field.tsx'
import { useAct } from '../ui/use-act.ts'
import type { Subjects } from './group-fields.tsx'

interface DiscoverGroupsProps {
  first: { groups: FoundGroup[]; next: string | null }
  filters: { subject: string; search: string }
  subjects: Subjects
  school: string | null
}

/** The groups of one's school that one can join. The filters are in the address, and work before the script arrives. */
export function DiscoverGroups({ first, filters, subjects, school }: DiscoverGroupsProps) {
  const [more, setMore] = useState(first)
  const [loading, setLoading] = useState(false)
  useEffect(() => setMore(first), [first])
  const filtered = filters.subject !== '' || filters.search !== ''
  const loadMore = async (after: string) => {
    setLoading(true)
    const query = {
      after,
      ...(filters.subject && { subject: filters.subject }),
      ...(filters.search && { search: filters.search }),
    }
    const page = await api('GET /api/groups/discover', { query }).catch(() => null)
    if (page) setMore(({ groups }) => ({ groups: [...groups, ...page.groups], next: page.next }))
    setLoading(false)
  }
  return (
    <section aria-labelledby="discover">
      <h2 id="discover" className="mb-1">
        Discover Groups
      </h2>
      {school && <p className="mb-4 text-ink-soft">At {school}. Nobody from anywhere else can see or join them.</p>}
      <Form role="search" className="mb-5 flex flex-wrap items-end gap-4" preventScrollReset>
        <SelectField
          label="Subject"
          name="subject"
          defaultValue={filters.subject}
          className="grow basis-44 sm:max-w-64"
        >
          <option value="">All subjects</option>
          {subjects.map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
        </SelectField>
        <Field
          label="Search"
          name="search"
          type="search"
          maxLength={80}
          defaultValue={filters.search}
          className="grow basis-44 sm:max-w-80"
        />
        <Button type="submit">
          <Search aria-hidden className="size-5" />
          Find groups
        </Button>
        {filtered && (
          <Link to="/groups" className="link touch inline-flex items-center" preventScrollReset>
            Show all
          </Link>
        )}
      </Form>
      {more.groups.length === 0 ? (
        <EmptyState title={filtered ? 'No group fits' : 'There is no other group yet'} level={3}>
          {filtered ? 'Try another subject or word, or create the group yourself.' : 'Create the first one above.'}
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
          {more.groups.map((group) => (
            <FoundGroupCard key={group.id} group={group} />
          ))}
        </ul>
      )}
      {more.next && (
        <Button className="mt-4" busy={loading} busyLabel="Reading…" onClick={() => more.next && loadMore(more.next)}>
          Show more groups
        </Button>
      )}
    </section>
  )
}

function FoundGroupCard({ group }: { group: FoundGroup }) {
  const { busy, act } = useAct('join')
  const { id, name, subject, description, members, maxMembers, seatsLeft, isActive, nextSession } = group
  const join = () =>
    act({
      work: () => api('PUT /api/groups/:id/membership', { params: { id } }),
      done: `You joined ${name}`,
      failed: `You did not join ${name}`,
    })
  return (
    <li className="index-card flex flex-col gap-3 p-5">
      <div>
        <h3 className="text-large">{name}</h3>
        <p className="mt-2 flex flex-wrap gap-2">
          <Badge>{subject.title}</Badge>
          {isActive && <Badge tone="good">Active</Badge>}
        </p>
      </div>
      {description && <p className="text-ink-soft">{description}</p>}
      {nextSession && (
        <p className="text-small text-ink-soft">
          Next session: {momentWords(new Date(nextSession.startsAt), 'Europe/London')},{' '}
          {lengthWords(nextSession.minutes)}
        </p>
      )}
      <p className="tabular mt-auto flex items-center gap-2">
        <Users aria-hidden className="size-5" />
        {members} of {maxMembers} members,{' '}
        {seatsLeft === 0 ? 'no seat left' : `${seatsLeft} ${seatsLeft === 1 ? 'seat' : 'seats'} left`}
      </p>
      <Button busy={busy} busyLabel="Joining…" disabled={seatsLeft === 0} onClick={join} className="self-start">
        Join Group<span className="sr-only">: {name}</span>
      </Button>
    </li>
  )
}
