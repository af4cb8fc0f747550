import { CloudOff, Smartphone, Sparkles } from 'lucide-react'
import { Link } from 'react-router'
import type { Answers } from './use-answers.ts'

const counted = (count: number) => `${count} ${count === 1 ? 'answer' : 'answers'}`

/** Says what happens to the answers: recorded with their XP, waiting for the connection, or kept on this device. */
export function AnswersStatus({ answers }: { answers: Answers }) {
  const { keeper, outbox, xpEarned, progress, newBadges } = answers
  const { waiting, status } = outbox
  const held = waiting > 0 && (status === 'held' || status === 'ended')
  return (
    <div role="status" className="mt-4 grid gap-1 text-small text-ink-soft">
      {(keeper === 'device' || keeper === 'loading') && (
        <p className="flex items-center gap-2" {...(keeper === 'loading' && { 'data-until-known': '' })}>
          <Smartphone aria-hidden className="size-4 shrink-0" />
          <span>
            Your answers are kept on this device.{' '}
            <Link to="/login" className="link">
              Sign in
            </Link>{' '}
            or{' '}
            <Link to="/signup" className="link">
              sign up
            </Link>{' '}
            to keep them everywhere.
          </span>
        </p>
      )}
      {held && (
        <p className="flex items-center gap-2 font-bold text-warn">
          <CloudOff aria-hidden className="size-4 shrink-0" />
          {counted(waiting)} waiting. {waiting === 1 ? 'It is' : 'They are'} safe on this device and will be sent when{' '}
          {status === 'ended' ? 'you sign in again' : 'the connection returns'}.
        </p>
      )}
      {keeper === 'account' && progress && (
        <p className="tabular flex items-center gap-2">
          <Sparkles aria-hidden className="size-4 shrink-0" />
          {xpEarned > 0 && <strong className="text-good">+{xpEarned} XP</strong>}
          <span>
            {progress.totalXp} XP in all, level {progress.level}
          </span>
        </p>
      )}
      {newBadges.map(({ id, name }) => (
        <p key={id} className="font-bold text-good">
          New badge: {name}
        </p>
      ))}
    </div>
  )
}
