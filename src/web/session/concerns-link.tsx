import { HeartHandshake } from 'lucide-react'
import { ButtonLink } from '../ui/button.tsx'

/** For the adult whom a school has named: the way to the concerns of its pupils, and how many wait. */
export function ConcernsLink({ unseen }: { unseen: number }) {
  return (
    <ButtonLink to="/dashboard/teacher/concerns" look={unseen > 0 ? 'danger' : 'plain'}>
      <HeartHandshake aria-hidden className="size-5" /> Concerns{unseen > 0 && ` (${unseen} not seen)`}
    </ButtonLink>
  )
}
