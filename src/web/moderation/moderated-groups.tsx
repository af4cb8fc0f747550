import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Form, Link } from 'react-router'
import type { ModeratedGroup } from '#contract/moderation.ts'
import { api } from '../api/browser-api.ts'
import { counted } from '../progress/counted.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Field } from '../ui/fields/field.tsx'

interface ModeratedGroupsProps {
  first: { groups: ModeratedGroup[]; next: string | null }
  search: string
}

/** The groups that somebody looks after. */
export function ModeratedGroups({ first, search }: ModeratedGroupsProps) {
  const [shown, setShown] = useState(first)
  const [loading, setLoading] = useState(false)
  useEffect(() => setShown(first), [first])
  const loadMore = async (after: string) => {
    setLoading(true)
    const query = { after, ...(search && { search }) }
    const page = await api('GET /api/moderation/groups', { query }).catch(() => null)
    if (page) setShown(({ groups }) => ({ groups: [...groups, ...page.groups], next: page.next }))
    setLoading(false)
  }
  return (
    <>
      <Form role="search" className="mb-5 flex flex-wrap items-end gap-4" preventScrollReset>
        <input type="hidden" name="view" value="groups" />
        <Field
          label="Group or school"
          name="search"
          type="search"
          maxLength={80}
          defaultValue={search}
          className="grow basis-44 sm:max-w-80"
        />
        <Button type="submit">
          <Search aria-hidden className="size-5" />
          Search
        </Button>
      </Form>
      {shown.groups.length === 0 ? (
        <EmptyState title="No groups here">
          {search
            ? 'No group or school has that in its name.'
            : 'You look after groups of your school, once it is confirmed, and groups with pupils of your classes.'}
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
          {shown.groups.map(({ id, name, school, description, members, messages, closed }) => (
            <li key={id} className="index-card p-4">
              <h2 className="text-large">
                <Link className="link" to={`/moderation?view=groups&group=${id}`}>
                  {name}
                </Link>{' '}
                {closed && <Badge tone="grey">Closed</Badge>}
              </h2>
              <p className="text-small text-ink-soft">
                {school}. {counted(members, 'member')}, {messages === 1 ? '1 entry' : `${messages} entries`} in the
                chat.
              </p>
              {description && <p className="mt-1">{description}</p>}
            </li>
          ))}
        </ul>
      )}
      {shown.next && (
        <Button className="mt-4" busy={loading} busyLabel="Reading…" onClick={() => shown.next && loadMore(shown.next)}>
          Show more groups
        </Button>
      )}
    </>
  )
}
