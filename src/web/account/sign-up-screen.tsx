import { GraduationCap, HeartHandshake, School, ShieldCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Form, Link, redirect, useNavigation } from 'react-router'
import { apiOf } from '../api/request-api.ts'
import { Button } from '../ui/button.tsx'
import { ChoiceGroup } from '../ui/fields/choice-group.tsx'
import { Field } from '../ui/fields/field.tsx'
import { useToast } from '../ui/toast.tsx'
import type { Route } from './+types/sign-up-screen'
import { AccountPage, Elsewhere } from './account-page.tsx'
import { FailureNote } from './failure-note.tsx'
import { outcomeOf, textIn } from './form-outcome.ts'
import { hasOutbox } from './has-outbox.ts'
import { MailSent } from './mail-sent.tsx'
import { PasswordField } from './password-field.tsx'
import { roleIn } from './role-in.ts'
import { unlessOffline } from './unless-offline.ts'
import { FORM_TOPIC, useFailure } from './use-failure.ts'
import { useHydrated } from './use-hydrated.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Sign up – Revisewell' }]

/** Whoever is signed in already is sent to / (contract §2). */
export async function loader({ context }: Route.LoaderArgs) {
  const { profile } = await apiOf(context)('GET /api/me')
  if (profile) throw redirect('/')
  return null
}

export async function action({ request, context }: Route.ActionArgs) {
  const api = apiOf(context)
  const form = await request.formData()
  return outcomeOf(form, async () => {
    const [fullName, email, password] = [textIn(form, 'fullName'), textIn(form, 'email'), textIn(form, 'password')]
    const timeZone = textIn(form, 'timeZone') || undefined
    const body = { fullName, email, password, role: roleIn(form), timeZone }
    const signedUp = await api('POST /api/sign-up', { body })
    return { ...signedUp, outbox: await hasOutbox(api) }
  })
}

export const clientAction = (sent: Route.ClientActionArgs) => unlessOffline(sent)

const FAILED = 'Sign up failed'
const SUCCEEDED = {
  title: 'Sign up successful!',
  description: 'Please check your email to verify your account.',
  topic: FORM_TOPIC,
}

const icon = 'size-5 shrink-0 text-subject-ink'
const roles = [
  {
    value: 'student',
    label: 'Student',
    description: 'Learn and track your progress',
    icon: <GraduationCap aria-hidden className={icon} />,
  },
  {
    value: 'teacher',
    label: 'Teacher',
    description: 'Manage classes and pupils',
    icon: <School aria-hidden className={icon} />,
  },
  {
    value: 'parent',
    label: 'Parent',
    description: "Follow a child's progress",
    icon: <HeartHandshake aria-hidden className={icon} />,
  },
  {
    value: 'admin',
    label: 'Admin',
    description: 'Run the system, once an admin approves',
    icon: <ShieldCheck aria-hidden className={icon} />,
  },
]

export default function SignUpScreen({ actionData: outcome }: Route.ComponentProps) {
  const toast = useToast()
  const signedUp = outcome?.ok ? outcome.answer : null
  useEffect(() => {
    if (signedUp) toast(SUCCEEDED)
  }, [signedUp, toast])
  return (
    <AccountPage title="Sign Up" lead="A free account keeps your progress on every device.">
      {signedUp ? (
        <MailSent title={SUCCEEDED.description} outbox={signedUp.outbox}>
          We have written to <strong className="text-ink">{signedUp.email}</strong>. Open the link in that mail and you
          can start. If nothing comes within a few minutes, look among your unwanted mail.
        </MailSent>
      ) : (
        <SignUpForm outcome={outcome} />
      )}
      <Elsewhere>
        Already have an account?{' '}
        <Link to="/login" className="link touch inline-flex items-center">
          Sign In
        </Link>
      </Elsewhere>
    </AccountPage>
  )
}

function SignUpForm({ outcome }: { outcome: Route.ComponentProps['actionData'] }) {
  const { failure, form } = useFailure(outcome, FAILED)
  const busy = useNavigation().state !== 'idle'
  const hydrated = useHydrated()
  const [role, setRole] = useState(failure?.values.role)
  const fields = failure?.fields ?? {}
  return (
    <Form ref={form} method="post" className="index-card grid gap-5 p-5 sm:p-7">
      <FailureNote title={FAILED} failure={failure} />
      <Field
        label="Full Name"
        name="fullName"
        required
        maxLength={120}
        autoComplete="name"
        defaultValue={failure?.values.fullName}
        error={fields.fullName}
      />
      <Field
        label="Email"
        name="email"
        type="email"
        required
        maxLength={254}
        autoComplete="email"
        defaultValue={failure?.values.email}
        error={fields.email}
      />
      <PasswordField
        label="Password"
        name="password"
        required
        minLength={6}
        maxLength={128}
        autoComplete="new-password"
        hint="At least 6 characters. Three unusual words together are strong and easy to remember."
        error={fields.password}
      />
      <ChoiceGroup
        legend="I am a…"
        name="role"
        choices={roles}
        required
        defaultValue={role}
        onChange={setRole}
        error={fields.role}
      />
      <TimeZone />
      {hydrated && !role && <p className="text-small text-ink-soft">Choose who you are, then sign up.</p>}
      <Button
        type="submit"
        look="main"
        size="large"
        // As the contract has it, but not before the script can enable it again.
        disabled={hydrated && !role}
        busy={busy}
        busyLabel="Creating account..."
      >
        Sign Up
      </Button>
    </Form>
  )
}

/** Says where the person's days begin and end; without the script it is taken to be Britain. */
function TimeZone() {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.value = Intl.DateTimeFormat().resolvedOptions().timeZone
  }, [])
  return <input ref={input} type="hidden" name="timeZone" />
}
