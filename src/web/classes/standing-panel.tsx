import { ShieldCheck } from 'lucide-react'
import { useRevalidator } from 'react-router'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { readStandingEndpoint } from '#contract/staff.ts'
import { api } from '../api/browser-api.ts'
import { useSave } from '../api/use-save.ts'
import { shortDay } from '../progress/day-words.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/fields/field.tsx'
import { useAct } from '../ui/use-act.ts'

type Standing = ResponseOf<typeof readStandingEndpoint>

/** Where a teacher stands with their school, while it has not confirmed them or another one offers to. */
export function StandingPanel({ standing }: { standing: Standing }) {
  const { school, offers } = standing
  if (school && offers.length === 0) return null
  return (
    <section
      aria-labelledby="standing"
      className="mb-8 grid gap-4 rounded-md border border-warn-edge bg-warn-wash px-4 py-4 sm:px-6"
    >
      <h2 id="standing" className="text-h3">
        {school ? 'Another school' : 'Your school has not confirmed you yet'}
      </h2>
      {!school && (
        <p className="max-w-prose">
          You can make quizzes, sets and classes now. To see pupils’ progress, set them work or look after study groups,
          you need a school to say that you teach there. That keeps children safe.
        </p>
      )}
      <Offers offers={offers} />
      {!school && <Request standing={standing} />}
    </section>
  )
}

function Offers({ offers }: Pick<Standing, 'offers'>) {
  const { busy, act } = useAct('standing')
  if (offers.length === 0) return null
  return (
    <ul className="grid gap-3">
      {offers.map(({ schoolId, name, by }) => (
        <li key={schoolId} className="flex flex-wrap items-center justify-between gap-3">
          <span>
            {by === 'invitation' ? (
              <>
                <strong>{name}</strong> has invited you.
              </>
            ) : (
              <>
                Your email address is one of <strong>{name}</strong>.
              </>
            )}
          </span>
          <Button
            look="main"
            busy={busy}
            busyLabel="Joining…"
            onClick={() =>
              void act({
                work: () => api('POST /api/my-school/acceptance', { body: { schoolId } }),
                done: `You are now a confirmed teacher of ${name}`,
                failed: 'That did not work',
              })
            }
          >
            <ShieldCheck aria-hidden className="size-5" /> Join {name}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function Request({ standing: { request, emailVerified } }: { standing: Standing }) {
  const { busy, fields, save } = useSave()
  const { revalidate } = useRevalidator()
  const ask = (school: string) =>
    save({
      work: () => api('PUT /api/my-school/request', { body: { school } }),
      done: `${school} will be asked to confirm you`,
      failed: 'The school was not asked',
      after: () => void revalidate(),
    })
  return (
    <>
      <p role="status" className="empty:sr-only">
        {request &&
          (request.refused
            ? `${request.school} has not confirmed you. If you teach there, talk to the adult in charge, then ask again.`
            : `You asked ${request.school} on ${shortDay(request.askedAt.slice(0, 10))}. You will get a notice when they have decided.`)}
      </p>
      {!emailVerified && <p>Verify your email address first, with the link we mailed you: schools go by it.</p>}
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          const school = String(new FormData(event.currentTarget).get('school') ?? '').trim()
          if (!busy && school) void ask(school)
        }}
      >
        <Field
          label={request ? 'Ask another school, or the same one again' : 'Name of your school'}
          name="school"
          required
          maxLength={120}
          autoComplete="organization"
          className="grow basis-72 sm:max-w-md"
          defaultValue={request?.school ?? ''}
          error={fields.school}
        />
        <Button type="submit" look="main" busy={busy} busyLabel="Asking…">
          Ask the school
        </Button>
      </form>
    </>
  )
}
