import { DoorOpen } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { GroupSession } from '#contract/group-sessions.ts'
import { OPENS_BEFORE_MIN, sessionDoor, untilDoorMoves } from '#domain/groups/session-door.ts'
import { lengthWords } from '#domain/groups/session-words.ts'
import { api } from '../../api/browser-api.ts'
import { Button } from '../../ui/button.tsx'
import { useAct } from '../../ui/use-act.ts'
import { MoreSummary } from '../more-summary.tsx'

interface NextSessionProps {
  groupId: string
  sessions: readonly GroupSession[]
  /** The session whose room the reader is in. */
  inside: string | null
  onJoin: (session: GroupSession) => void
  /** What its leader can do. */
  children?: ReactNode
}

/** The Next Session panel with Join Session (contract §2). */
export function NextSession({ groupId, sessions, inside, onJoin, children }: NextSessionProps) {
  const [next, ...later] = sessions
  return (
    <section aria-labelledby="next-session" className="index-card p-5">
      <h2 id="next-session" className="mb-3 text-h3">
        Next Session
      </h2>
      {next ? (
        <Session groupId={groupId} session={next} inside={inside === next.id} onJoin={onJoin} />
      ) : (
        <p className="text-ink-soft">No session is planned.</p>
      )}
      {later.length > 0 && (
        <details className="mt-3">
          <MoreSummary>Later sessions ({later.length})</MoreSummary>
          <ul className="grid gap-2">
            {later.map((session) => (
              <li key={session.id} className="border-t border-line pt-2">
                <When session={session} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {children}
    </section>
  )
}

interface SessionProps extends Pick<NextSessionProps, 'groupId' | 'onJoin'> {
  session: GroupSession
  inside: boolean
}

function Session({ groupId, session, inside, onJoin }: SessionProps) {
  const { busy, act } = useAct('session reply')
  const door = useDoor(session)
  const { coming, youCome } = session
  const reply = (comes: boolean) =>
    act({
      work: () =>
        api('PUT /api/groups/:id/sessions/:sessionId/reply', {
          params: { id: groupId, sessionId: session.id },
          body: { comes },
        }),
      done: comes ? 'You said that you come' : 'You said that you cannot come',
      failed: 'That was not saved',
    })
  return (
    <div className="grid gap-3">
      <When session={session} />
      <p className="text-small text-ink-soft">
        {coming.length > 0 ? `Coming: ${coming.join(', ')}` : 'Nobody has said yet that they come.'}
      </p>
      <div role="group" aria-label="Are you coming?" className="flex flex-wrap gap-2">
        <Button
          aria-pressed={youCome === true}
          busy={busy}
          onClick={() => reply(true)}
          className="aria-pressed:border-subject aria-pressed:bg-subject-wash"
        >
          I am coming
        </Button>
        <Button
          aria-pressed={youCome === false}
          busy={busy}
          onClick={() => reply(false)}
          className="aria-pressed:border-subject aria-pressed:bg-subject-wash"
        >
          I can’t come
        </Button>
      </div>
      {!inside && (
        <div className="grid gap-1">
          <Button
            look={door === 'open' ? 'main' : 'plain'}
            disabled={door !== 'open'}
            aria-describedby="session-door"
            onClick={() => onJoin(session)}
          >
            <DoorOpen aria-hidden className="size-5" /> Join Session
          </Button>
          <p id="session-door" className="text-small text-ink-soft empty:hidden" suppressHydrationWarning>
            {door === 'early' && `You can join from ${opensAt(session)}, ${OPENS_BEFORE_MIN} minutes before it begins.`}
            {door === 'over' && 'This session is over.'}
          </p>
        </div>
      )}
      <p className="text-small text-ink-soft">
        It is in your{' '}
        <Link to="/plan" className="link">
          plan and its calendar
        </Link>
        .
      </p>
    </div>
  )
}

const timeOf = (moment: Date) => moment.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
const dayOf = (moment: Date) => moment.toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long' })

function opensAt({ startsAt }: GroupSession): string {
  const opens = new Date(Date.parse(startsAt) - OPENS_BEFORE_MIN * 60_000)
  return `${timeOf(opens)} on ${dayOf(opens)}`
}

/** Day and time on the reader's own clock. */
export function When({ session: { startsAt, minutes, topic } }: { session: GroupSession }) {
  const start = new Date(startsAt)
  return (
    <div>
      <p className="font-bold">
        <time dateTime={startsAt} suppressHydrationWarning>
          {dayOf(start)} at {timeOf(start)}
        </time>
      </p>
      <p>
        {lengthWords(minutes)}
        {topic && ` · ${topic}`}
      </p>
    </div>
  )
}

/** Whether the room can be entered, by this device's clock; the server has the last word. */
export function useDoor(session: GroupSession): ReturnType<typeof sessionDoor> {
  const startsAt = new Date(session.startsAt)
  const [now, setNow] = useState(() => new Date())
  const wait = untilDoorMoves({ startsAt, minutes: session.minutes }, now)
  useEffect(() => {
    if (wait === null) return
    const timer = setTimeout(() => setNow(new Date()), Math.min(wait + 50, 3_600_000))
    return () => clearTimeout(timer)
  }, [wait])
  return sessionDoor({ startsAt, minutes: session.minutes }, now)
}
