import type { Dashboard } from '#contract/progress.ts'
import { grouped } from '../progress/counted.ts'
import { Panel } from '../progress/panel.tsx'
import { awardWords } from './award-words.ts'

/** The last three awards, in words. */
export function RecentAwards({ awards }: { awards: Dashboard['recentAwards'] }) {
  if (awards.length === 0) return null
  return (
    <Panel title="Recent rewards">
      <ol className="grid gap-2">
        {awards.map(({ cause, title, amount, earnedAt }) => (
          <li key={`${cause} ${title} ${earnedAt}`} className="leading-snug">
            <strong className="tabular text-good">+{grouped(amount)} XP</strong> {awardWords({ cause, title })}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
