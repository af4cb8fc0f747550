import { DoorClosed, ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { GroupMember } from '#contract/group-membership.ts'
import type { GroupSession } from '#contract/group-sessions.ts'
import type { StateOf } from '#contract/live.ts'
import type { SessionTopic, sessionRoom } from '#contract/session-room.ts'
import { studyPath } from '#domain/curriculum/study-path.ts'
import { OPENS_BEFORE_MIN } from '#domain/groups/session-door.ts'
import { api } from '../../api/browser-api.ts'
import { clientId } from '../../api/client-id.ts'
import type { Said } from '../../live/room-channel.ts'
import { useRoom } from '../../live/use-room.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { ConnectionNotice } from '../connection-notice.tsx'
import { PresenceMark } from '../group-members.tsx'
import { TopicChooser } from './topic-chooser.tsx'

type Room = typeof sessionRoom
type View = Pick<StateOf<Room>, 'topic' | 'liveQuiz'>

const hear = (_view: View, said: Said<Room>): View => ('state' in said ? said.state : said.event)

interface SessionPanelProps {
  session: GroupSession
  members: readonly GroupMember[]
  youId: string
  leads: boolean
  subject: string
  onLeave: () => void
}

/** A session's room: who is there, and what they revise together. The stopwatch beside it is the group's. */
export function SessionPanel({ session, members, youId, leads, subject, onLeave }: SessionPanelProps) {
  const toast = useToast()
  const room = useRoom<Room, View>({
    room: `session:${session.id}`,
    start: { topic: null, liveQuiz: null },
    reduce: hear,
    personId: youId,
    onOutcome: (outcome) => {
      if ('error' in outcome)
        toast({ title: 'That was not done', description: outcome.error.message, variant: 'destructive' })
    },
  })
  const [choosing, setChoosing] = useState(false)
  const { topic, liveQuiz } = room.view
  const navigate = useNavigate()
  const [quizId] = useState(clientId)
  const startQuiz = async (topicId: string) => {
    try {
      const place = { kind: 'session' as const, id: session.id }
      await api('POST /api/live-quizzes', { body: { id: quizId, place, source: { kind: 'topic', id: topicId } } })
      await navigate(`/live/${quizId}`)
    } catch (error) {
      const description = error instanceof Error ? error.message : ''
      toast({ title: 'The live quiz did not start', description, variant: 'destructive' })
    }
  }
  const choose = (topicId: string | null) => {
    setChoosing(false)
    room.act({ type: 'choose-topic', topicId }, { fleeting: true })
  }
  const inside = room.people.flatMap(({ id, presence }) => {
    const member = members.find((candidate) => candidate.id === id)
    return member ? [{ ...member, presence }] : []
  })
  return (
    <section aria-labelledby="session" className="index-card border-2 border-subject-edge p-5">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 id="session" className="text-h3">
          Session room{session.topic && `: ${session.topic}`}
        </h2>
        <Button onClick={onLeave}>
          <DoorClosed aria-hidden className="size-4" /> Leave session
        </Button>
      </div>
      <div role="status">
        {room.gone && (
          <p>
            The room of this session is not open. It opens {OPENS_BEFORE_MIN} minutes before the session begins, and
            closes a little after its end.
          </p>
        )}
      </div>
      {!room.gone && (
        <>
          {/* A connection that is away is told of once, above. */}
          {room.channel !== 'joined' && room.connection === 'open' && (
            <ConnectionNotice channel={room.channel} connection={room.connection} onTryNow={room.tryNow} />
          )}
          <div className="mt-3 grid gap-5 sm:grid-cols-2">
            <div>
              <h3 className="mb-1 text-base font-bold">Here now ({inside.length})</h3>
              <ul aria-label="Here now" className="grid gap-1">
                {inside.map(({ id, name, you, presence }) => (
                  <li key={id} className="flex items-center gap-2">
                    <PresenceMark presence={room.channel === 'joined' ? presence : 'unknown'} />
                    {name}
                    {you && ' (you)'}
                  </li>
                ))}
              </ul>
            </div>
            <div>
              <h3 className="mb-1 text-base font-bold">Revise together</h3>
              <div role="status">
                {topic ? (
                  <TopicLinks topic={topic} />
                ) : (
                  <p className="text-ink-soft">
                    {leads ? 'Choose what you all revise.' : 'The leader chooses what you revise.'}
                  </p>
                )}
              </div>
              <div role="status">
                {liveQuiz && (
                  <ButtonLink to={`/live/${liveQuiz.id}`} look="main" className="mt-2">
                    Join the live quiz: {liveQuiz.title}
                  </ButtonLink>
                )}
              </div>
              {leads && (
                <div className="mt-2 flex flex-wrap gap-2">
                  <Button
                    look={topic ? 'plain' : 'main'}
                    onClick={() => setChoosing(!choosing)}
                    aria-expanded={choosing}
                  >
                    {topic ? 'Choose another topic' : 'Choose a topic'}
                  </Button>
                  {topic && !liveQuiz && <Button onClick={() => startQuiz(topic.id)}>Start a live quiz on it</Button>}
                  {topic && (
                    <Button look="quiet" onClick={() => choose(null)}>
                      Clear
                    </Button>
                  )}
                </div>
              )}
            </div>
          </div>
          {choosing && <TopicChooser subject={subject} onChoose={choose} />}
        </>
      )}
    </section>
  )
}

const methods = { flashcards: 'Flashcards', quiz: 'Quiz', notes: 'Notes' } as const

/** In pages of their own, so that the room stays open. */
function TopicLinks({ topic }: { topic: SessionTopic }) {
  return (
    <>
      <p className="font-bold">{topic.title}</p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {(['flashcards', 'quiz', 'notes'] as const).map((method) => (
          <li key={method}>
            <a
              href={studyPath(topic, method)}
              target="_blank"
              rel="noopener"
              className="touch inline-flex items-center gap-1.5 link"
            >
              {methods[method]}
              <ExternalLink aria-hidden className="size-4" />
              <span className="sr-only">(opens in a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
