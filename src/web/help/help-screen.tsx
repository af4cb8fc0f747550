import type { Profile } from '#contract/accounts.ts'
import { apiOf } from '../api/request-api.ts'
import { RoleBadge } from '../session/role-badge.tsx'
import { useSession } from '../session/session.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import type { Route } from './+types/help-screen'
import { ContactForm } from './contact-form.tsx'
import { Credits } from './credits.tsx'
import { Faq } from './faq.tsx'
import { GettingStarted } from './getting-started.tsx'
import { sendFromForm } from './send-from-form.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Help centre – Revisewell' }]

export const action = sendFromForm

const greetings: Record<Profile['role'] | 'guest', string> = {
  guest: 'Hello! Here is how Revisewell works.',
  student: 'Here is how to get the most out of your revision.',
  teacher: 'Here is how Revisewell helps you and your classes.',
  parent: 'Here is how Revisewell helps you and your child.',
  admin: 'Here is how Revisewell works for everybody on this installation.',
}

/** Where the tiers begin, as it is set now. */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const { thresholds } = await apiOf(context)('GET /api/rewards')
  return { thresholds }
}

export default function HelpScreen({ loaderData: { thresholds }, actionData }: Route.ComponentProps) {
  const { profile } = useSession()
  const role = profile?.role ?? 'guest'
  return (
    <Page>
      <PageHeading
        lead={
          <>
            {profile && `Hello, ${profile.fullName}! `}
            {greetings[role]}
          </>
        }
      >
        Help centre
      </PageHeading>
      <p className="-mt-3 mb-8 flex items-center gap-2 text-small text-ink-soft">
        Your current role: <RoleBadge role={role} />
      </p>
      <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid grid-cols-1 gap-10">
          <section>
            <h2 className="mb-4">Getting started</h2>
            <GettingStarted role={role} />
          </section>
          <section>
            <h2 className="mb-4">Questions people ask</h2>
            <Faq role={role} thresholds={thresholds} />
          </section>
          <section>
            <h2 className="mb-4">Pictures, voice and letters</h2>
            <Credits />
          </section>
        </div>
        <section className="lg:sticky lg:top-6">
          <h2 className="mb-4">Write to us</h2>
          <ContactForm outcome={actionData} />
        </section>
      </div>
    </Page>
  )
}
