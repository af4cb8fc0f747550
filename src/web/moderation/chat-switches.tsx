import { Search } from 'lucide-react'
import { Form } from 'react-router'
import { api } from '../api/browser-api.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Field } from '../ui/fields/field.tsx'
import { useAct } from '../ui/use-act.ts'

interface ChatSwitchesProps {
  found: { schools: { id: string; name: string; chatOff: boolean }[]; more: boolean }
  search: string
}

/** Turns group chat off or on, school by school; for admins. */
export function ChatSwitches({ found: { schools, more }, search }: ChatSwitchesProps) {
  const { busy, act } = useAct('chat')
  const turn = ({ id, name }: { id: string; name: string }, off: boolean) =>
    act({
      work: () => api('PUT /api/moderation/schools/:id/chat', { params: { id }, body: { off } }),
      done: `Group chat is ${off ? 'off' : 'on'} at ${name}`,
      failed: 'Nothing was changed',
    })
  return (
    <>
      <Form role="search" className="mb-5 flex flex-wrap items-end gap-4" preventScrollReset>
        <input type="hidden" name="view" value="schools" />
        <Field
          label="School"
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
      {schools.length === 0 && <EmptyState title="No school here">No school has that in its name.</EmptyState>}
      <ul className="grid gap-2">
        {schools.map((school) => (
          <li key={school.id} className="index-card flex flex-wrap items-center justify-between gap-3 p-4">
            <span className="flex flex-wrap items-center gap-2 font-bold">
              {school.name}
              <Badge tone={school.chatOff ? 'warn' : 'good'}>{school.chatOff ? 'Chat is off' : 'Chat is on'}</Badge>
            </span>
            <Button busy={busy} onClick={() => turn(school, !school.chatOff)}>
              Turn chat {school.chatOff ? 'on' : 'off'}
              <span className="sr-only"> at {school.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      {more && <p className="mt-4 text-ink-soft">There are more schools. Search for one by its name.</p>}
    </>
  )
}
