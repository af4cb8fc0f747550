import { useEffect, useId, useState } from 'react'
import { useFetcher } from 'react-router'
import type { Profile } from '#contract/accounts.ts'
import { useSession } from '../session/session.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/fields/field.tsx'
import { SelectField } from '../ui/fields/select-field.tsx'
import { useToast } from '../ui/toast.tsx'
import { FailureNote } from './failure-note.tsx'
import type { FormOutcome } from './form-outcome.ts'
import { FORM_TOPIC, useFailure } from './use-failure.ts'

type Outcome = FormOutcome<{ profile: Profile }>

const FAILED = 'Your profile was not saved'

/** Editing one's own profile. `posted` is the outcome of a form sent without the page's script. */
export function ProfileForm({ profile, posted }: { profile: Profile; posted: Outcome | undefined }) {
  const fetcher = useFetcher<Outcome>()
  const outcome = fetcher.data ?? posted
  const { failure, form } = useFailure(outcome, FAILED)
  const { refresh } = useSession()
  const toast = useToast()
  useEffect(() => {
    if (!outcome?.ok) return
    toast({ title: 'Your profile was saved', topic: FORM_TOPIC })
    void refresh()
  }, [outcome, toast, refresh])
  const typed = failure?.values
  const fields = failure?.fields ?? {}
  const isStudent = profile.role === 'student'
  return (
    <fetcher.Form ref={form} method="post" className="index-card grid gap-5 p-5 sm:p-6">
      <FailureNote title={FAILED} failure={failure} />
      {posted?.ok && <p role="status">Your profile was saved.</p>}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field
          label="Full Name"
          name="fullName"
          required
          maxLength={120}
          autoComplete="name"
          defaultValue={typed?.fullName ?? profile.fullName}
          error={fields.fullName}
        />
        <Field
          label="School"
          name="school"
          maxLength={120}
          autoComplete="organization"
          hint={
            profile.school && !profile.schoolConfirmed
              ? profile.role === 'teacher'
                ? 'Your school has not confirmed you yet.'
                : 'Not confirmed yet. Joining a class of the school confirms it, or an admin does.'
              : undefined
          }
          defaultValue={typed?.school ?? profile.school ?? ''}
          error={fields.school}
        />
        {isStudent && (
          <Field
            label="Daily goal"
            name="dailyGoal"
            type="number"
            required
            min={1}
            max={200}
            hint="Answers a day that you aim at."
            defaultValue={typed?.dailyGoal ?? profile.dailyGoal}
            error={fields.dailyGoal}
          />
        )}
        <TimeZoneField
          timeZone={typed?.timeZone ?? profile.timeZone}
          hint={
            isStudent
              ? 'A day, and with it a streak, begins at your midnight.'
              : 'For days and dates as they are where you live.'
          }
          error={fields.timeZone}
        />
      </div>
      {isStudent && (
        <Tick
          name="timedAdvance"
          label="Move on automatically"
          hint="A quiz shows the next question two seconds after an answer. Untick it to go on when you are ready."
          checked={profile.timedAdvance}
        />
      )}
      {isStudent && (
        <Tick
          name="onLeaderboards"
          label="Show me on leaderboards"
          hint="Others then see your first name and initial, your school and your XP. Unticked, only you see your place."
          checked={profile.onLeaderboards}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <p className="break-all text-small text-ink-soft">
          {profile.email ? `You sign in with ${profile.email}.` : 'You sign in through your class.'}
        </p>
        <Button type="submit" busy={fetcher.state !== 'idle'} busyLabel="Saving...">
          Save profile
        </Button>
      </div>
    </fetcher.Form>
  )
}

/** The device knows every zone; before its script runs, the present one is the only choice. */
function TimeZoneField({ timeZone, hint, error }: { timeZone: string; hint: string; error: string | undefined }) {
  const [zones, setZones] = useState([timeZone])
  useEffect(() => setZones([...new Set([timeZone, ...Intl.supportedValuesOf('timeZone')])].sort()), [timeZone])
  return (
    <SelectField label="Time zone" name="timeZone" required hint={hint} defaultValue={timeZone} error={error}>
      {zones.map((zone) => (
        <option key={zone} value={zone}>
          {zone.replaceAll('_', ' ')}
        </option>
      ))}
    </SelectField>
  )
}

function Tick({ name, label, hint, checked }: { name: string; label: string; hint: string; checked: boolean }) {
  const id = useId()
  return (
    <div className="touch flex items-center gap-3">
      <input type="hidden" name={`has${name[0]?.toUpperCase()}${name.slice(1)}`} value="" />
      <input
        id={id}
        type="checkbox"
        name={name}
        defaultChecked={checked}
        aria-describedby={`${id}-hint`}
        className="size-5 shrink-0"
      />
      <div>
        <label htmlFor={id} className="font-bold">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-small text-ink-soft">
          {hint}
        </p>
      </div>
    </div>
  )
}
