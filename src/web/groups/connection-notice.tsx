import { CircleCheck, CircleDashed, CloudOff, LogOut } from 'lucide-react'
import type { ChannelState } from '#domain/live/channel.ts'
import type { ConnectionState } from '../live/live-connection.ts'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'

interface ConnectionNoticeProps {
  channel: ChannelState
  connection: ConnectionState
  onTryNow: () => void
}

const states = {
  joined: { Icon: CircleCheck, title: 'Joined', text: 'You see at once what the others do.' },
  joining: { Icon: CircleDashed, title: 'Joining…', text: '' },
  leaving: { Icon: LogOut, title: 'Leaving…', text: '' },
  errored: {
    Icon: CloudOff,
    title: 'Connection lost',
    text: 'Trying again by itself. What you write is kept and sent then.',
  },
  closed: { Icon: CircleDashed, title: 'Closed', text: '' },
} as const

/** Where the page stands to the room (contract §4), in words and a sign. */
export function ConnectionNotice({ channel, connection, onTryNow }: ConnectionNoticeProps) {
  const { Icon, title, text } =
    connection === 'signed-out'
      ? { ...states.closed, title: 'Signed out', text: 'What you write is kept and sent when you sign in again.' }
      : states[channel]
  return (
    <div
      role="status"
      data-channel={channel}
      className={classes(
        'flex flex-wrap items-center gap-x-2 gap-y-1 text-small',
        channel === 'errored' ? 'rounded-md border border-warn-edge bg-warn-wash px-3 py-2' : 'text-ink-soft',
      )}
    >
      <Icon aria-hidden className={classes('size-4 shrink-0', channel === 'joined' && 'text-good')} />
      <span className="font-bold">{title}</span>
      {text && <span>{text}</span>}
      {connection === 'waiting' && (
        <Button look="quiet" onClick={onTryNow}>
          Try now
        </Button>
      )}
    </div>
  )
}
