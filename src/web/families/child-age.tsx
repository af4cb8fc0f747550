import { Link } from 'react-router'
import type { Child } from '#contract/families.ts'
import { ageBandWords } from '#domain/groups/age-band-words.ts'
import { Panel } from '../progress/panel.tsx'

/** Whether a linked child is 13 or over, and what follows from it. Only an adult of the school changes it. */
export function ChildAge({ child, name }: { child: Child; name: string }) {
  const { studentId, ageBand } = child
  const privacy = (text: string) => (
    <Link className="link" to={`/privacy?child=${encodeURIComponent(studentId)}`}>
      {text}
    </Link>
  )
  return (
    <Panel title={`Age: ${ageBand ? ageBandWords[ageBand].toLowerCase() : 'not known yet'}`}>
      <p className="mb-3 max-w-prose">
        {ageBand === null && (
          <>Until {name} has said whether they are 13 or over, they use ready-made phrases in study groups.</>
        )}
        {ageBand === 'under-13' && (
          <>
            In study groups {name} uses ready-made phrases and names. Leaderboards, and an AI tutor by another company,
            wait for your agreement: {privacy(`decide what ${name} may do`)}.
          </>
        )}
        {ageBand === '13-or-over' && (
          <>
            In study groups {name} writes in their own words, which teachers can read, and decides about leaderboards.
            You can see {privacy(`who sees what about ${name}`)}.
          </>
        )}
      </p>
      {ageBand !== null && (
        <p className="max-w-prose text-ink-soft">
          If this is wrong, ask {name}’s teacher to change it. Only the school can.
        </p>
      )}
    </Panel>
  )
}
