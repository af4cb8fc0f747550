import { useEffect, useState } from 'react'
import type { ModeratedGroupDetail } from '#contract/moderation.ts'
import { api } from '../api/browser-api.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Button } from '../ui/button.tsx'
import { useAct } from '../ui/use-act.ts'
import { MemberCare } from './member-care.tsx'
import { MessageLine } from './message-line.tsx'

/** A group's chat and members, for somebody who looks after it or some of its pupils. */
export function GroupTranscript({ first }: { first: ModeratedGroupDetail }) {
  const { busy, act } = useAct('chat')
  const { group, members, whole } = first
  const [earlier, setEarlier] = useState<Pick<ModeratedGroupDetail, 'messages' | 'earlier'>>({
    messages: [],
    earlier: first.earlier,
  })
  const [asked, setAsked] = useState<number>()
  useEffect(() => setAsked(undefined), [first])
  const messages = [...earlier.messages, ...first.messages]
  const loadEarlier = async () => {
    const before = messages[0]?.sequence
    if (before === undefined) return
    const page = await api('GET /api/moderation/groups/:id', {
      params: { id: group.id },
      query: { before: String(before) },
    })
    setEarlier((known) => ({ messages: [...page.messages, ...known.messages], earlier: page.earlier }))
  }
  const remove = (sequence: number) =>
    act({
      work: () =>
        api('DELETE /api/moderation/groups/:id/messages/:sequence', {
          params: { id: group.id, sequence: String(sequence) },
        }),
      done: 'The message was removed',
      failed: 'The message is still there',
    })
  return (
    <>
      <BackLink to="/moderation?view=groups">Back to the groups</BackLink>
      <h2>{group.name}</h2>
      <p className="mb-5 text-ink-soft">
        {group.school}. {group.description}
      </p>
      {!whole && (
        <p className="mb-5 rounded-md bg-subject-wash px-4 py-2.5">
          You see members and messages of your own classes alone. The school’s named adult can ask you to look after the
          whole group.
        </p>
      )}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <section aria-labelledby="chat" className="index-card p-5">
          <h3 id="chat" className="mb-3">
            Chat
          </h3>
          {earlier.earlier && (
            <Button className="mb-3" onClick={() => void loadEarlier()}>
              Show earlier messages
            </Button>
          )}
          {messages.length === 0 && <p className="text-ink-soft">Nothing has been said yet.</p>}
          <ol className="grid gap-1">
            {messages.map((message) => (
              <MessageLine key={message.sequence} message={message} marked={asked === message.sequence}>
                {!message.removedAt &&
                  (asked === message.sequence ? (
                    <span className="flex flex-wrap gap-2">
                      <Button look="quiet" onClick={() => setAsked(undefined)}>
                        Keep
                      </Button>
                      <Button look="danger" busy={busy} onClick={() => remove(message.sequence)}>
                        Remove for all
                      </Button>
                    </span>
                  ) : (
                    <Button look="quiet" onClick={() => setAsked(message.sequence)}>
                      Remove…<span className="sr-only"> message {message.sequence}</span>
                    </Button>
                  ))}
              </MessageLine>
            ))}
          </ol>
        </section>
        <section aria-labelledby="members" className="index-card p-5">
          <h3 id="members" className="mb-3">
            Members
          </h3>
          <ul className="grid gap-4">
            {members.map((member) => (
              <MemberCare key={member.id} groupId={group.id} member={member} />
            ))}
          </ul>
        </section>
      </div>
    </>
  )
}
