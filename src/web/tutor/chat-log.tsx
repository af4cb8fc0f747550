import { type ReactNode, useEffect, useRef } from 'react'
import { useCalm } from '../reading/use-calm.ts'
import { Button } from '../ui/button.tsx'
import type { Turn } from './chat-state.ts'
import { ConcernAnswer } from './concern-answer.tsx'
import { PlainText } from './plain-text.tsx'
import { TutorAnswer } from './tutor-answer.tsx'
import { TypingIndicator } from './typing-indicator.tsx'

interface ChatLogProps {
  turns: readonly Turn[]
  onAgain: (turn: Turn) => void
  /** Asks the same in the other mode. */
  onOtherwise: (turn: Turn) => void
  /** Asks the same in all subjects. */
  onUnfiltered: (turn: Turn) => void
  /** Asks the same of one topic of those offered. */
  onChosen: (turn: Turn, topicId: string) => void
}

/** What was said, the newest last. A screen reader is told what the tutor says when it has been said. */
export function ChatLog({ turns, onAgain, onOtherwise, onUnfiltered, onChosen }: ChatLogProps) {
  const end = useRef<HTMLDivElement>(null)
  const still = useStill()
  const last = turns.at(-1)
  const shownBefore = useRef<string>(undefined)
  useEffect(() => {
    const shown = last && `${last.id} ${last.reply ? 'answered' : 'asked'}`
    const first = shownBefore.current === undefined
    shownBefore.current = shown ?? ''
    // A history that has just been read leaves the page where it is.
    if (shown && !first) end.current?.scrollIntoView({ block: 'nearest', behavior: still ? 'auto' : 'smooth' })
  }, [last, still])
  return (
    <>
      <div role="log" aria-label="Conversation">
        <ol className="grid gap-4">
          <Tutors>
            <p>
              Hello! Ask me anything that you are learning. I look it up in Revisewell’s own notes and show you where it
              is. Write ‘tell me more’, ‘give me an example’ or ‘I don’t understand’ to go on from there.
            </p>
          </Tutors>
          {turns.map((turn) => (
            <Exchange
              key={turn.id}
              turn={turn}
              still={still}
              onAgain={onAgain}
              onOtherwise={onOtherwise}
              onUnfiltered={onUnfiltered}
              onChosen={onChosen}
            />
          ))}
        </ol>
        <div ref={end} className="scroll-mb-40" />
      </div>
      {/* The line of an answer that is on its way says nothing until it is whole. */}
      <p role="status" className="sr-only">
        {last && !last.reply && !last.failure && 'The tutor is typing…'}
      </p>
    </>
  )
}

interface ExchangeProps extends Pick<ChatLogProps, 'onAgain' | 'onOtherwise' | 'onUnfiltered' | 'onChosen'> {
  turn: Turn
  still: boolean
}

function Exchange({ turn, still, onAgain, onOtherwise, onUnfiltered, onChosen }: ExchangeProps) {
  const { question, mode, askedAt, reply, partial, failure } = turn
  return (
    <>
      <li className="ml-auto max-w-[85%] rounded-lg rounded-br-none border border-subject-line bg-subject-wash px-4 py-3">
        <span className="sr-only">You: </span>
        <p className="whitespace-pre-line wrap-anywhere">{question}</p>
        <SaidAt moment={askedAt} />
      </li>
      {reply && (
        <Tutors>
          <TutorAnswer reply={reply} onChosen={(topicId) => onChosen(turn, topicId)} />
          {'leftOut' in reply && reply.leftOut && (
            <LeftOut subjectTitle={reply.leftOut.subjectTitle} onUnfiltered={() => onUnfiltered(turn)} />
          )}
          {(reply.kind === 'known' || reply.kind === 'passage' || reply.kind === 'model') && (
            <Button look="quiet" className="mt-2 -ml-4" onClick={() => onOtherwise(turn)}>
              {mode === 'normal' ? 'Explain it more simply' : 'Explain it in full'}
            </Button>
          )}
        </Tutors>
      )}
      {failure && (
        <Tutors>
          {failure.distress && <ConcernAnswer kept={false} />}
          <p>{failure.message}</p>
          {failure.again && (
            <Button className="mt-3" onClick={() => onAgain(turn)}>
              Try again
            </Button>
          )}
        </Tutors>
      )}
      {!reply && !failure && (
        <Tutors unfinished>
          {partial && !still ? <PlainText text={partial} /> : <TypingIndicator still={still} />}
        </Tutors>
      )}
    </>
  )
}

/** Says that the filter hides the best answer, and how to get it. */
function LeftOut({ subjectTitle, onUnfiltered }: { subjectTitle: string; onUnfiltered: () => void }) {
  return (
    <div className="mt-4 border-t border-line pt-3">
      <p>The best answer is in {subjectTitle}, which your filter leaves out.</p>
      <Button className="mt-2" onClick={onUnfiltered}>
        Ask again in all subjects
      </Button>
    </div>
  )
}

/** What the tutor says; word by word it is shown, and said when it is whole. */
function Tutors({ children, unfinished }: { children: ReactNode; unfinished?: boolean }) {
  return (
    <li
      aria-live={unfinished ? 'off' : undefined}
      className="index-card mr-auto w-fit max-w-full min-w-0 px-4 py-3 sm:max-w-[92%] sm:px-5"
    >
      <span className="sr-only">Tutor: </span>
      {children}
    </li>
  )
}

/** The hour and minute of the reader's own clock; it stands only where there is a script, so no page was rendered with it. */
function SaidAt({ moment }: { moment: string }) {
  const time = new Date(moment)
  const shown = time.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  return (
    <time
      dateTime={moment}
      title={time.toLocaleString('en-GB')}
      className="tabular mt-1 block text-right text-small text-ink-soft"
    >
      {shown}
    </time>
  )
}

/** Whether nothing should move: calm mode, or what the device asks for. */
function useStill(): boolean {
  const calm = useCalm()
  return calm || (typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches)
}
