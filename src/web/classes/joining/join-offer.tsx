import { Check, EyeOff, ShieldAlert, ShieldCheck } from 'lucide-react'
import { useEffect } from 'react'
import { Form, useNavigation } from 'react-router'
import type { readJoinableClassEndpoint } from '#contract/class-joining.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { forgetJoining } from '../../session/remember-joining.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { FieldError } from '../../ui/fields/field-frame.tsx'

interface JoinOfferProps {
  found: ResponseOf<typeof readJoinableClassEndpoint>
  role: string
  error?: string | null | undefined
}

/** What teachers see whom a school has confirmed. */
const seen = [
  'your name, and when you last revised',
  'your XP, streak, and how sure you are of each topic',
  'your answers to quizzes and tasks of this class',
]
const unseen = ['what you ask the tutor', 'your own cards and your plan', 'what you write to friends']

/** What joining means, and then joining; or that the pupil is in the class. */
export function JoinOffer({ found, role, error }: JoinOfferProps) {
  const { class: joined, joining, member } = found
  useEffect(forgetJoining, [])
  if (role !== 'student')
    return (
      <div className="index-card grid gap-4 p-5 sm:p-7">
        <p>Only pupils join classes. You are signed in as {role === 'admin' ? 'an admin' : `a ${role}`}.</p>
        <ButtonLink to={`/dashboard/${role}`}>To your dashboard</ButtonLink>
      </div>
    )
  return (
    <>
      <div role="status">
        {member && (
          <div className="index-card grid gap-4 p-5 sm:p-7">
            <p className="flex items-center gap-2 text-large font-bold text-good">
              <Check aria-hidden className="size-6" /> You are in {joined.name}.
            </p>
            <div className="flex flex-wrap gap-3">
              <ButtonLink to="/dashboard/student" look="main">
                To your dashboard
              </ButtonLink>
              <ButtonLink to="/dashboard/student/profile">Your classes</ButtonLink>
            </div>
          </div>
        )}
      </div>
      {!member && joining && <JoinForm found={found} error={error} />}
      {!member && !joining && (
        <p className="index-card p-5 sm:p-7">This class is closed to new pupils. Ask your teacher to open it.</p>
      )}
    </>
  )
}

function JoinForm({ found: { class: joined, suggestedName }, error }: Pick<JoinOfferProps, 'found' | 'error'>) {
  const confirmed = joined.teachers.filter(({ confirmedBy }) => confirmedBy !== null)
  const others = joined.teachers.filter(({ confirmedBy }) => confirmedBy === null)
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className="index-card grid gap-5 p-5 sm:p-7">
      <div>
        <h2 className="mb-2 text-h3">Who is asking</h2>
        <ul className="mb-4 grid gap-1.5">
          {joined.teachers.map(({ name, confirmedBy }) => (
            <li key={name} className="flex gap-2">
              {confirmedBy ? (
                <ShieldCheck aria-hidden className="mt-1 size-4.5 shrink-0 text-good" />
              ) : (
                <ShieldAlert aria-hidden className="mt-1 size-4.5 shrink-0 text-warn" />
              )}
              <span>
                <strong>{name}</strong>:{' '}
                {confirmedBy
                  ? `${confirmedBy} has confirmed that they teach there.`
                  : 'no school has confirmed them yet. Join only if you know them.'}
              </span>
            </li>
          ))}
        </ul>
        {confirmed.length > 0 && (
          <>
            <h2 className="mb-2 text-h3">What {namesOf(confirmed)} will see</h2>
            <Sees texts={seen} />
          </>
        )}
        {others.length > 0 && (
          <>
            <h2 className={confirmed.length > 0 ? 'mt-4 mb-2 text-h3' : 'mb-2 text-h3'}>
              What {namesOf(others)} will see
            </h2>
            <Sees texts={['the name that you give below, and nothing else until a school has confirmed them']} />
            <p className="mt-2 text-ink-soft">
              Once a school has confirmed them, you get a notice, and they see your full name and your progress.
            </p>
            <Field
              label="Your name in this class"
              name="name"
              required
              maxLength={60}
              autoComplete="off"
              className="mt-4 max-w-xs"
              defaultValue={suggestedName ?? ''}
            />
          </>
        )}
        <h2 className="mt-4 mb-2 text-h3">What stays yours</h2>
        <ul className="grid gap-1.5">
          {unseen.map((text) => (
            <li key={text} className="flex gap-2">
              <EyeOff aria-hidden className="mt-1 size-4.5 shrink-0 text-ink-soft" /> {text}
            </li>
          ))}
        </ul>
      </div>
      <p className="text-ink-soft">You can leave the class whenever you want, on your dashboard under Profile.</p>
      {error && <FieldError>{error}</FieldError>}
      <Button type="submit" look="main" size="large" busy={busy} busyLabel="Joining…">
        Join {joined.name}
      </Button>
    </Form>
  )
}

const namesOf = (teachers: readonly { name: string }[]) => teachers.map(({ name }) => name).join(' and ')

function Sees({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="grid gap-1.5">
      {texts.map((text) => (
        <li key={text} className="flex gap-2">
          <Check aria-hidden className="mt-1 size-4.5 shrink-0 text-good" /> {text}
        </li>
      ))}
    </ul>
  )
}
