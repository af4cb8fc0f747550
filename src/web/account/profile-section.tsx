import { ShieldCheck } from 'lucide-react'
import { redirect } from 'react-router'
import { apiOf } from '../api/request-api.ts'
import { MyClasses } from '../session/my-classes.tsx'
import { ButtonLink } from '../ui/button.tsx'
import type { Route } from './+types/profile-section'
import { changesIn } from './changes-in.ts'
import { outcomeOf } from './form-outcome.ts'
import { ProfileForm } from './profile-form.tsx'
import { unlessOffline } from './unless-offline.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { profile } = await apiOf(context)('GET /api/me')
  if (!profile) throw redirect('/login')
  return profile
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  return outcomeOf(form, () => apiOf(context)('PATCH /api/me', { body: changesIn(form) }))
}

export const clientAction = (sent: Route.ClientActionArgs) => unlessOffline(sent)

/** The part of every dashboard where people edit their own profile. */
export default function ProfileSection({ loaderData: profile, actionData }: Route.ComponentProps) {
  return (
    <section aria-labelledby="profile" className="mt-8">
      <h2 id="profile" className="mb-4">
        Your profile
      </h2>
      <ProfileForm profile={profile} posted={actionData} />
      <div className="mt-4">
        <ButtonLink to="/security">
          <ShieldCheck aria-hidden className="size-5" /> Sign-in and security
        </ButtonLink>
      </div>
      {profile.role === 'student' && <MyClasses />}
    </section>
  )
}
