import { Ellipsis } from 'lucide-react'
import type { GroupMessage } from '#contract/groups.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'

export interface EntryActs {
  onReport: (message: GroupMessage) => void
  onMute: (message: GroupMessage) => void
}

interface ChatEntryProps extends EntryActs {
  message: GroupMessage
  own: boolean
  /** Whether the reader does not want to see what its author says. */
  muted: boolean
}

/** Something that was said in a group. */
export function ChatEntry({ message, own, muted, onReport, onMute }: ChatEntryProps) {
  const { author, text, removed } = message
  const name = own ? 'You' : (author?.name ?? 'Somebody who has left')
  if (muted && !removed)
    return (
      <li className="text-small text-ink-soft">
        {name}, whom you have muted, said something.{' '}
        <Button look="quiet" onClick={() => onMute(message)}>
          Unmute {name}
        </Button>
      </li>
    )
  return (
    <li
      data-message={message.sequence}
      className={classes(
        'w-fit min-w-40 max-w-[92%] rounded-lg border px-3 py-2',
        own
          ? 'ml-auto rounded-br-none border-subject-line bg-subject-wash'
          : 'mr-auto rounded-bl-none border-line bg-surface',
      )}
    >
      <div className="flex items-start justify-between gap-2 text-small">
        <p>
          <span className="font-bold">{name}</span> <SaidAt moment={message.sentAt} />
        </p>
        {!own && !removed && author && (
          <details className="group/acts relative -my-2 -mr-2">
            <summary
              aria-label={`What to do about this message by ${name}`}
              className="touch grid cursor-pointer list-none place-items-center rounded-md hover:bg-sunken"
            >
              <Ellipsis aria-hidden className="size-4" />
            </summary>
            <div className="absolute right-0 z-10 grid w-max gap-1 rounded-md border border-line-strong bg-surface p-1 shadow-lifted">
              <Button look="quiet" onClick={closing(() => onReport(message))}>
                Report to a teacher
              </Button>
              <Button look="quiet" onClick={closing(() => onMute(message))}>
                Mute {name}
              </Button>
            </div>
          </details>
        )}
      </div>
      {removed ? (
        <p className="text-ink-soft italic">A moderator removed this message.</p>
      ) : (
        <p className="whitespace-pre-line wrap-anywhere">{text}</p>
      )}
    </li>
  )
}

/** Something that the server has not answered yet. */
export function WaitingEntry({ text, away }: { text: string; away: boolean }) {
  return (
    <li className="ml-auto w-fit max-w-[92%] rounded-lg rounded-br-none border border-dashed border-subject-line px-3 py-2">
      <p className="text-small text-ink-soft">{away ? 'Waits for the connection' : 'Sending…'}</p>
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
    </li>
  )
}

/** A choice that was made closes what it was made in. */
const closing = (work: () => void) => (event: { currentTarget: HTMLElement }) => {
  event.currentTarget.closest('details')?.removeAttribute('open')
  work()
}

/** The hour and minute of the reader's own clock; what is live stands only where there is a script. */
function SaidAt({ moment }: { moment: string }) {
  const time = new Date(moment)
  return (
    <time dateTime={moment} title={time.toLocaleString('en-GB')} className="tabular text-ink-soft">
      {time.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })}
    </time>
  )
}
