import { Link } from 'react-router'
import type { MessageReport } from '#contract/moderation.ts'
import { reportReasons } from '#domain/groups/moderation.ts'
import { momentWords } from '#domain/groups/session-words.ts'
import { Badge } from '../ui/badge.tsx'
import { DecisionForm } from './decision-form.tsx'
import { MessageLine } from './message-line.tsx'

const words = {
  kept: 'The message stays',
  removed: 'Removed',
  'removed-and-muted': 'Removed, and its author was muted',
} as const

/** One reported message in its context, with the decision or the way to one. */
export function ReportCard({ report }: { report: MessageReport }) {
  const { group, reason, note, reporter, reportedAt, context, sequence, decision } = report
  const why = reportReasons.find(({ id }) => id === reason)?.text ?? reason
  return (
    <li className="index-card grid gap-4 p-5">
      <div>
        <h2 className="text-large">
          {why}
          <span className="sr-only">, in {group.name}</span>
        </h2>
        <p className="text-small text-ink-soft">
          In{' '}
          <Link className="link" to={`/moderation?view=groups&group=${group.id}`}>
            {group.name}
          </Link>
          , {group.school}. Reported by {reporter ?? 'somebody whose account is gone'} on{' '}
          <time dateTime={reportedAt}>{momentWords(new Date(reportedAt), 'Europe/London')}</time>.
        </p>
        {note && <p className="mt-2 max-w-[70ch] border-l-4 border-subject-line pl-3 whitespace-pre-line">{note}</p>}
      </div>
      <ol aria-label="What was said" className="grid gap-1 rounded-md bg-sunken p-3">
        {context.map((message) => (
          <MessageLine key={message.sequence} message={message} marked={message.sequence === sequence} />
        ))}
      </ol>
      {decision ? (
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone={decision.kind === 'kept' ? 'grey' : 'warn'}>{words[decision.kind]}</Badge>
          <span className="text-small text-ink-soft">
            by {decision.by ?? 'somebody whose account is gone'},{' '}
            <time dateTime={decision.at}>{momentWords(new Date(decision.at), 'Europe/London')}</time>
          </span>
          {decision.note && <p className="w-full whitespace-pre-line">{decision.note}</p>}
        </div>
      ) : (
        <DecisionForm report={report} />
      )}
    </li>
  )
}
