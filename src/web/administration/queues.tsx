import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import type { Overview } from '#contract/administration.ts'
import { grouped } from '../progress/counted.ts'
import { classes } from '../ui/classes.ts'

/** In the order in which they cannot wait. */
const queues: readonly { of: keyof Overview['queues']; to: string; title: string }[] = [
  { of: 'concerns', to: '/dashboard/admin/concerns', title: 'Concerns' },
  { of: 'chatReports', to: '/moderation', title: 'Moderation' },
  { of: 'helpRequests', to: '/dashboard/admin/help', title: 'Help inbox' },
  { of: 'confirmations', to: '/confirmations', title: 'Teachers and parents to confirm' },
  { of: 'roleRequests', to: '#role-requests', title: 'Role requests' },
  { of: 'rewardClaims', to: '/dashboard/admin/rewards', title: 'Reward claims' },
  { of: 'mistakes', to: '/dashboard/admin/mistakes', title: 'Reported mistakes' },
]

/** What waits for an adult, each with its way there. */
export function Queues({ queues: waiting }: { queues: Overview['queues'] }) {
  return (
    <section aria-labelledby="queues">
      <h2 id="queues" className="mb-4">
        Waiting for you
      </h2>
      <ul className="grid grid-cols-1 gap-3 @md:grid-cols-2 @4xl:grid-cols-3">
        {queues.map(({ of, to, title }) => {
          const count = waiting[of]
          return (
            <li key={of} className="index-card relative flex items-center gap-4 p-4 hover:border-subject-edge">
              <span
                className={classes(
                  'tabular grid h-11 min-w-11 place-items-center rounded-full px-3 text-large font-bold',
                  count > 0 ? 'bg-warn-wash text-warn' : 'bg-sunken text-ink-soft',
                )}
              >
                {grouped(count)}
              </span>
              <h3 className="text-large">
                <Link to={to} className="inline-flex items-center gap-2 no-underline after:absolute after:inset-0">
                  {title}
                  <ArrowRight aria-hidden className="size-5 text-subject-edge" />
                </Link>
              </h3>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
