import type { Dashboard } from '#contract/progress.ts'
import { api } from '../api/browser-api.ts'
import { counted } from '../progress/counted.ts'
import { Panel } from '../progress/panel.tsx'
import { Button } from '../ui/button.tsx'
import { useAct } from '../ui/use-act.ts'

/** Tells a pupil that marks of theirs rose since our questions were fixed; nothing where none did. */
export function RaisedMarks({ marks }: { marks: Dashboard['raisedMarks'] }) {
  const { busy, act } = useAct()
  if (marks.length === 0) return null
  const seen = () =>
    act({
      work: () => api('POST /api/raised-marks/seen', { body: { answerIds: marks.map(({ answerId }) => answerId) } }),
      done: 'Noted',
      failed: 'That was not saved',
    })
  return (
    <Panel title={marks.length === 1 ? 'Your mark rose' : `${counted(marks.length, 'mark')} of yours rose`}>
      <p className="mb-3">
        We put a mistake of ours right. What you answered is right after all, and counts from now on, with any XP that
        it earns.
      </p>
      <ul className="mb-4 grid gap-2">
        {marks.map(({ answerId, question, topicTitle }) => (
          <li key={answerId}>
            <strong>{topicTitle}</strong> <span className="text-ink-soft">{question}</span>
          </li>
        ))}
      </ul>
      <Button className="self-start" disabled={busy} onClick={() => void seen()}>
        Thank you
      </Button>
    </Panel>
  )
}
