import { useSession } from '../session/session.tsx'
import { ButtonLink } from '../ui/button.tsx'

/** Contract §2. Whoever has an account already goes on where they stopped. */
export function HeroButtons() {
  const { profile } = useSession()
  return (
    <div className="mt-8 flex flex-wrap gap-3 max-sm:*:grow">
      {profile ? (
        <ButtonLink to={`/dashboard/${profile.role}`} look="main" size="large">
          Carry On
        </ButtonLink>
      ) : (
        <ButtonLink to="/signup" look="main" size="large">
          Get Started Free
        </ButtonLink>
      )}
      <ButtonLink to="/revision" size="large">
        Explore Subjects
      </ButtonLink>
    </div>
  )
}
