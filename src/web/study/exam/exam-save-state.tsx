import { Link } from 'react-router'
import { counted } from '../../progress/counted.ts'
import type { ExamRun, SaveState } from './use-exam-answers.ts'

const words: Record<SaveState, string> = {
  nothing: '',
  saved: 'Your answers are saved.',
  saving: 'Saving…',
  waiting: 'No connection: your answers are kept on this device and sent when it is back.',
  ended: 'You are signed out. Your answers are kept on this device and sent when you sign in again.',
  device: 'Your answers are kept on this device.',
  nobody: 'Only pupils’ answers are kept: these last as long as the page.',
}

/** What becomes of what is written, and what the attempts have earned. */
export function ExamSaveState({ run: { saveState, xp } }: { run: ExamRun }) {
  return (
    <div className="grid gap-1 text-small text-ink-soft">
      <p role="status" className="empty:sr-only">
        {words[saveState]}
        {xp > 0 && (
          <strong data-lively className="text-ink">
            {' '}
            You earned {counted(xp, 'XP', 'XP')} for working through it.
          </strong>
        )}
      </p>
      {saveState === 'device' && (
        <p>
          <Link to="/signup" className="link">
            Sign up
          </Link>{' '}
          to have them on every device and to earn XP.
        </p>
      )}
    </div>
  )
}
