import { useState } from 'react'
import { Link } from 'react-router'
import type { Child } from '#contract/families.ts'
import type { AgeBand } from '#domain/groups/age-band.ts'
import { ageBandWords } from '#domain/groups/age-band-words.ts'
import { api } from '../api/browser-api.ts'
import { Panel } from '../progress/panel.tsx'
import { Button } from '../ui/button.tsx'
import { ChoiceGroup } from '../ui/choice-group.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useAct } from '../ui/use-act.ts'

/** Whether a linked child is 13 or over, what follows from it, and the way to change it. */
export function ChildAge({ child, name }: { child: Child; name: string }) {
  const [open, setOpen] = useState(false)
  const { studentId, ageBand } = child
  const privacy = (text: string) => (
    <Link className="link" to={`/privacy?child=${encodeURIComponent(studentId)}`}>
      {text}
    </Link>
  )
  return (
    <Panel title={`Age: ${ageBand ? ageBandWords[ageBand].toLowerCase() : 'not said yet'}`}>
      <p className="mb-3 max-w-prose">
        {ageBand === null && (
          <>
            Nobody has said whether {name} is 13 or over. Until then {name} talks in study groups by ready-made phrases.
            Say it here, and leaderboards and the AI tutor follow the age, too.
          </>
        )}
        {ageBand === 'under-13' && (
          <>
            In study groups {name} uses ready-made phrases and names. Leaderboards, and an AI tutor by another company,
            wait until you agree: {privacy(`decide what ${name} may do`)}.
          </>
        )}
        {ageBand === '13-or-over' && (
          <>
            In study groups {name} writes in their own words, which teachers can read, and decides about leaderboards.
            You can see {privacy(`who sees what about ${name}`)}.
          </>
        )}
      </p>
      <Button className="self-start" onClick={() => setOpen(true)}>
        {ageBand ? 'Change the age' : `Say how old ${name} is`}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={`How old is ${name}?`}
        description={`It is kept only whether ${name} is 13 or over, never a birthday. ${name} is told when it changes.`}
      >
        {open && <AgeForm child={child} name={name} onSaved={() => setOpen(false)} />}
      </Dialog>
    </Panel>
  )
}

function AgeForm({ child, name, onSaved }: { child: Child; name: string; onSaved: () => void }) {
  const { busy, act } = useAct('child')
  const [chosen, setChosen] = useState<AgeBand | null>(child.ageBand)
  const save = async (ageBand: AgeBand) => {
    let saved = false
    await act({
      work: async () => {
        await api('PUT /api/pupils/:studentId/age-band', { params: { studentId: child.studentId }, body: { ageBand } })
        saved = true
      },
      done: `${name} is ${ageBand === 'under-13' ? 'under 13' : '13 or over'} here now`,
      failed: 'The age was not saved',
    })
    if (saved) onSaved()
  }
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen) void save(chosen)
      }}
    >
      <ChoiceGroup
        legend={`${name} is`}
        name="ageBand"
        required
        value={chosen}
        onChange={(value) => setChosen(value === 'under-13' ? 'under-13' : '13-or-over')}
        choices={[
          {
            value: 'under-13',
            label: ageBandWords['under-13'],
            description: 'Ready-made phrases in study groups. You decide about leaderboards and an outside AI tutor.',
          },
          {
            value: '13-or-over',
            label: ageBandWords['13-or-over'],
            description: `Own words in study groups, read by a filter and open to teachers. ${name} decides about the rest.`,
          },
        ]}
      />
      <Button type="submit" look="main" className="justify-self-start" busy={busy} busyLabel="Saving…">
        Save the age
      </Button>
    </form>
  )
}
