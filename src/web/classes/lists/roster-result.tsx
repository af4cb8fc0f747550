import { outcomeWords } from './outcome-words.ts'
import type { Outcomes } from './roster-import.tsx'

/** What became of a class list. */
export function RosterResult({ outcomes }: { outcomes: Outcomes }) {
  const counts = [...Map.groupBy(outcomes, ({ outcome }) => outcome)]
  const left = outcomes.filter(({ outcome }) => outcome === 'left-out')
  return (
    <div className="mb-4 rounded-md border border-good-edge bg-good-wash p-4">
      <p className="font-bold">
        {counts.map(([outcome, rows]) => `${rows.length} ${outcomeWords[outcome].done}`).join(', ')}.
      </p>
      {left.map(({ line, name, note }) => (
        <p key={line}>
          {name}: {note}
        </p>
      ))}
    </div>
  )
}
