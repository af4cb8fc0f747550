import type { ReactNode } from 'react'
import type { Leaderboards } from '#contract/leaderboards.ts'
import type { Filters } from '#domain/leaderboards/filters.ts'
import { counted } from '../progress/counted.ts'
import { ButtonLink } from '../ui/button.tsx'
import { filterPhrase } from './filter-words.ts'

const explore = (
  <ButtonLink to="/revision" look="main">
    Explore Subjects
  </ButtonLink>
)

/** Why nobody is named, and what would change it. */
export function NobodyRanked({
  lacks,
  ranked,
  filters,
}: Pick<Leaderboards, 'lacks' | 'ranked'> & { filters: Filters }) {
  const phrase = filterPhrase(filters)
  if (lacks === 'account')
    return (
      <Nobody
        title={filters.view === 'school' ? 'Sign in to see your school' : 'Sign in to see your friends'}
        action={
          <>
            <ButtonLink to="/login" look="main">
              Sign In
            </ButtonLink>
            <ButtonLink to="/signup">Get Started Free</ButtonLink>
          </>
        }
      >
        With an account you can look at the pupils of your own school, classes and study groups.
      </Nobody>
    )
  if (lacks === 'school')
    return (
      <Nobody title="Which school do you go to?">
        Name your school in the profile of your dashboard, and its pupils are ranked here.
      </Nobody>
    )
  if (lacks === 'friends')
    return (
      <Nobody title="No friends here yet">
        Friends are the pupils in your classes and study groups. Join a class with your teacher’s code, and those who
        chose to be seen are here.
      </Nobody>
    )
  if (ranked > 0)
    return (
      <Nobody title="Nobody has chosen to be seen yet">
        {`${counted(ranked, 'pupil has', 'pupils have')} earned XP${phrase}. Each decides whether others see them.`}
      </Nobody>
    )
  return (
    <Nobody title="Nobody here yet" action={explore}>
      {`No XP has been earned${phrase} so far. A few cards or a quiz begin it.`}
    </Nobody>
  )
}

function Nobody({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <div className="py-6 text-center sm:py-8">
      <h3>{title}</h3>
      <p className="mx-auto mt-2 max-w-[48ch] text-ink-soft">{children}</p>
      {action && <div className="mt-5 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
