import { useCallback, useEffect, useRef, useState } from 'react'
import type { GroupMessage } from '#contract/groups.ts'
import { type PhraseId, phraseText } from '#domain/groups/phrases.ts'
import type { WritingMode } from '#domain/groups/writing.ts'
import type { ConnectionState } from '../../live/live-connection.ts'
import { Button } from '../../ui/button.tsx'
import { spoken } from '../group-view.ts'
import { MoreSummary } from '../more-summary.tsx'
import type { GroupRoom } from '../use-group-room.ts'
import { ChatEntry, type EntryActs, WaitingEntry } from './chat-entry.tsx'
import { ChatForm } from './chat-form.tsx'
import { PhraseButtons } from './phrase-buttons.tsx'
import { WritingNotice } from './writing-notice.tsx'

interface GroupChatProps extends EntryActs {
  room: GroupRoom
  youId: string
  writing: { mode: WritingMode; mutedUntil: string | null }
  mutedIds: readonly string[]
  draft: string
  onDraft: (text: string) => void
  /** Why the last message was not sent. */
  error: string | null
  onSay: () => void
  onSayPhrase: (phraseId: PhraseId) => void
}

/** The group's chat: a list and an input with Send (contract §2). */
export function GroupChat(props: GroupChatProps) {
  const { room, writing, draft, onDraft, error, onSay, onSayPhrase } = props
  const input = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    // What was refused is in the input again, to be changed.
    if (error) input.current?.focus()
  }, [error])
  const { mode } = writing
  const words = mode === 'words'
  const phrases = words || mode === 'phrases' || mode === 'ask-age'
  return (
    <section aria-labelledby="chat" className="index-card flex flex-col p-5">
      <h2 id="chat" className="mb-3 text-h3">
        Group chat
      </h2>
      <Log {...props} />
      <div className="mt-3 grid gap-3">
        <WritingNotice writing={writing} />
        {words && <ChatForm inputRef={input} value={draft} error={error} onChange={onDraft} onSend={onSay} />}
        {!words && error && (
          <p role="alert" className="font-bold text-bad">
            {error}
          </p>
        )}
        {words && (
          <details>
            <MoreSummary>Say with one press</MoreSummary>
            <PhraseButtons onSay={onSayPhrase} />
          </details>
        )}
        {!words && phrases && <PhraseButtons onSay={onSayPhrase} />}
      </div>
      <div role="status">
        {room.channel === 'errored' && room.waiting.length > 0 && (
          <p className="mt-2 text-small text-ink-soft">{waitingWords(room.waiting.length, room.connection)}</p>
        )}
      </div>
    </section>
  )
}

function waitingWords(count: number, connection: ConnectionState): string {
  const what = count === 1 ? 'One message waits' : `${count} messages wait`
  return `${what} ${connection === 'signed-out' ? 'until you sign in again' : 'for the connection'}.`
}

function Log({ room, youId, mutedIds, onReport, onMute }: GroupChatProps) {
  const { view, waiting, hasEarlier, readEarlier, channel } = room
  const messages = spoken(view.messages)
  const { box, behind, toEnd } = useStayingAtEnd(messages, waiting.length)
  const [asking, setAsking] = useState(false)
  const showEarlier = async () => {
    setAsking(true)
    await readEarlier().catch(() => {})
    setAsking(false)
  }
  return (
    <div className="relative">
      <div
        ref={box}
        role="log"
        aria-label="What was said"
        className="h-[min(28rem,60dvh)] overflow-y-auto rounded-md border border-line bg-sunken p-3"
      >
        {hasEarlier && (
          <p className="mb-3 text-center">
            <Button look="quiet" busy={asking} busyLabel="Reading…" onClick={showEarlier}>
              Show earlier messages
            </Button>
          </p>
        )}
        {messages.length === 0 && channel === 'joined' && (
          <p className="py-8 text-center text-ink-soft">Nobody has said anything yet. Say hello!</p>
        )}
        <ol className="grid gap-2">
          {messages.map((message) => (
            <ChatEntry
              key={message.id}
              message={message}
              own={message.author?.id === youId}
              muted={message.author !== null && mutedIds.includes(message.author.id)}
              onReport={onReport}
              onMute={onMute}
            />
          ))}
          {waiting.map(({ id, act }) => (
            <WaitingEntry
              key={id}
              away={channel !== 'joined'}
              text={act.type === 'say' ? act.text : act.type === 'say-phrase' ? phraseText(act.phraseId) : ''}
            />
          ))}
        </ol>
      </div>
      {behind && (
        <Button className="absolute bottom-3 left-1/2 -translate-x-1/2 shadow-lifted" onClick={toEnd}>
          New messages
        </Button>
      )}
    </div>
  )
}

const NEAR_END_PX = 80

/** Keeps the newest in sight, unless the reader has scrolled up to read. */
function useStayingAtEnd(messages: readonly GroupMessage[], waiting: number) {
  const box = useRef<HTMLDivElement>(null)
  const atEnd = useRef(true)
  const [behind, setBehind] = useState(false)
  const toEnd = useCallback(() => {
    const { current } = box
    if (current) current.scrollTop = current.scrollHeight
  }, [])
  useEffect(() => {
    const { current } = box
    if (!current) return
    // What scrolls must be reachable by keyboard, in every browser.
    current.tabIndex = 0
    const look = () => {
      atEnd.current = current.scrollHeight - current.scrollTop - current.clientHeight < NEAR_END_PX
      if (atEnd.current) setBehind(false)
    }
    current.addEventListener('scroll', look, { passive: true })
    return () => current.removeEventListener('scroll', look)
  }, [])
  const newest = messages.at(-1)?.id
  useEffect(() => {
    if (newest === undefined && waiting === 0) return
    if (atEnd.current) toEnd()
    else setBehind(true)
  }, [newest, waiting, toEnd])
  return { box, behind, toEnd }
}
