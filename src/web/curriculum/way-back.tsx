import { BackLink } from '../ui/back-link.tsx'
import { Breadcrumbs, type Crumb } from '../ui/navigation/breadcrumbs.tsx'

/** The back link; where there is room, the whole way here beside it. */
export function WayBack({ to, label, trail }: { to: string; label: string; trail: readonly Crumb[] }) {
  return (
    <div className="flex items-baseline justify-between gap-6">
      <BackLink to={to}>{label}</BackLink>
      {trail.length > 1 && <Breadcrumbs trail={trail} />}
    </div>
  )
}
