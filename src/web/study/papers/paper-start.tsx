import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { PaperSummary, SittingRecord } from '#contract/papers.ts'
import { extraTimes, minutesWith } from '#domain/exam/papers/paper-clock.ts'
import { api } from '../../api/browser-api.ts'
import { clientId } from '../../api/client-id.ts'
import { counted } from '../../progress/counted.ts'
import { momentIn } from '../../progress/day-words.ts'
import { personOf, useSession } from '../../session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { ChoiceGroup } from '../../ui/fields/choice-group.tsx'
import { FieldError } from '../../ui/fields/field-frame.tsx'
import { timeWords } from './paper-words.ts'

interface PaperStartProps {
  paper: PaperSummary
  onOpen: (sittingId: string) => void
}

/** How to sit the mock, and this pupil's earlier sittings of the paper. */
export function PaperStart({ paper, onOpen }: PaperStartProps) {
  const session = useSession()
  const person = personOf(session)
  if (person?.role === 'student') return <StartForm paper={paper} onOpen={onOpen} />
  return (
    <section className="index-card max-w-2xl p-5">
      <h2>Sit this paper</h2>
      {person ? (
        <p className="mt-2">Mock papers are for pupils: sign in with a pupil’s account to sit one.</p>
      ) : (
        <p className="mt-2" data-until-known>
          <Link to="/login" className="link">
            Sign in
          </Link>{' '}
          or{' '}
          <Link to="/signup" className="link">
            sign up
          </Link>{' '}
          to sit it. Your paper is kept, so that you can go on later or on another device.
        </p>
      )}
    </section>
  )
}

function StartForm({ paper, onOpen }: PaperStartProps) {
  const [timing, setTiming] = useState('timed')
  const [extra, setExtra] = useState<(typeof extraTimes)[number]>(0)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [sittings, setSittings] = useState<readonly SittingRecord[] | null>(null)
  // Kept until it succeeds: a try again after a lost reply begins the same sitting.
  const nextId = useRef<string>(undefined)
  const load = useEffectEvent(() =>
    api('GET /api/paper-sittings', { query: { paperId: paper.id } }).then(
      (reply) => setSittings(reply.sittings),
      () => setSittings([]),
    ),
  )
  useEffect(() => {
    void load()
  }, [])
  const begin = async () => {
    setBusy(true)
    setError(undefined)
    nextId.current ??= clientId()
    try {
      const body = { id: nextId.current, paperId: paper.id, timed: timing === 'timed', extraTime: extra }
      const { sitting } = await api('POST /api/paper-sittings', { body })
      onOpen(sitting.id)
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'The paper could not be opened. Please try again.')
      setBusy(false)
    }
  }
  const open = sittings?.find(({ handedInAt }) => handedInAt === null)
  return (
    <div className="grid max-w-3xl gap-6">
      {open && (
        <section className="index-card p-5">
          <h2>Go on where you were</h2>
          <p className="mt-1 mb-4">Begun {momentIn(open.startedAt)}.</p>
          <Button look="main" size="large" onClick={() => onOpen(open.id)}>
            Go on
          </Button>
        </section>
      )}
      <section className="index-card grid gap-4 p-5">
        <h2>{open ? 'Or begin a new one' : 'Sit this paper'}</h2>
        <p>
          The questions are ours, written in the style of the exam and drawn so that the marks are exactly those of the
          paper. You get other questions each time, until you have seen them all.
        </p>
        <ChoiceGroup
          legend="Do you want the clock?"
          name="timing"
          value={timing}
          onChange={setTiming}
          choices={[
            {
              value: 'timed',
              label: 'With the clock',
              description: `${timeWords(minutesWith(paper.minutes, extra))}. You can take rest breaks.`,
            },
            { value: 'untimed', label: 'Without the clock', description: 'Take all the time you need.' },
          ]}
        />
        {timing === 'timed' && (
          <ChoiceGroup
            legend="Extra time, if you have it in exams"
            name="extra-time"
            value={String(extra)}
            onChange={(value) => setExtra(extraTimes.find((share) => String(share) === value) ?? 0)}
            choices={extraTimes.map((share) => ({
              value: String(share),
              label: share === 0 ? 'No extra time' : `${share}% extra time`,
            }))}
          />
        )}
        {error && <FieldError>{error}</FieldError>}
        <div>
          <Button
            look={open ? 'plain' : 'main'}
            size="large"
            busy={busy}
            busyLabel="Drawing your questions…"
            onClick={begin}
          >
            Begin
          </Button>
        </div>
      </section>
      {sittings && sittings.some(({ handedInAt }) => handedInAt !== null) && (
        <section aria-labelledby="papers-before">
          <h2 id="papers-before" className="mb-3">
            Papers you have handed in
          </h2>
          <ul className="grid gap-2">
            {sittings
              .filter(({ handedInAt }) => handedInAt !== null)
              .map((sitting) => (
                <li key={sitting.id} className="index-card flex flex-wrap items-center justify-between gap-3 p-4">
                  <span className="tabular">
                    {sitting.marked === sitting.questions ? (
                      <strong>
                        {sitting.marks} of {counted(paper.marks, 'mark')}
                      </strong>
                    ) : (
                      <strong>
                        {sitting.marked} of {counted(sitting.questions, 'question')} marked
                      </strong>
                    )}{' '}
                    · handed in {momentIn(sitting.handedInAt ?? sitting.startedAt)}
                  </span>
                  <Button onClick={() => onOpen(sitting.id)}>
                    {sitting.marked === sitting.questions ? 'Look at it' : 'Mark it'}
                  </Button>
                </li>
              ))}
          </ul>
        </section>
      )}
    </div>
  )
}
