import {
  Award,
  BellRing,
  DatabaseBackup,
  FileChartColumn,
  GraduationCap,
  type LucideIcon,
  SlidersHorizontal,
} from 'lucide-react'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import type { Overview } from '#contract/administration.ts'
import { api } from '../api/browser-api.ts'
import { grouped } from '../progress/counted.ts'
import { TierMedal, tierColours } from '../progress/tier-medal.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { hued } from '../ui/hue.ts'
import { Spinner } from '../ui/spinner.tsx'
import { useAct } from '../ui/use-act.ts'

/** What each dialog's content is given. */
export interface ToolProps {
  overview: Overview
  onClose: () => void
}

interface Tool {
  /** The button's label (contract §2). */
  label: string
  description: string
  icon: LucideIcon
  content: ComponentType<ToolProps>
}

const tools: readonly Tool[] = [
  {
    label: 'Edit Thresholds',
    description: 'Where each tier begins. Whoever has the XP rises at once; nobody loses a tier.',
    icon: SlidersHorizontal,
    content: lazy(() => import('./thresholds-form.tsx')),
  },
  {
    label: 'Manage Badges',
    description: 'What earns each badge. A badge that is held is kept, whatever you change.',
    icon: Award,
    content: lazy(() => import('./badge-forms.tsx')),
  },
  {
    label: 'Send System Notification',
    description: 'A message to everybody, or to some roles or one school.',
    icon: BellRing,
    content: lazy(() => import('./broadcast-form.tsx')),
  },
  {
    label: 'Generate Report',
    description: 'What was studied between two days, as a PDF and a CSV.',
    icon: FileChartColumn,
    content: lazy(() => import('./report-form.tsx')),
  },
  {
    label: 'Backup Database',
    description: 'Everything that is stored, in one file.',
    icon: DatabaseBackup,
    content: lazy(() => import('./backup-panel.tsx')),
  },
  {
    label: 'Grade Boundaries',
    description: 'What the grades of mock papers are estimated by, as a board published it.',
    icon: GraduationCap,
    content: lazy(() => import('./boundaries-form.tsx')),
  },
]

/** What an admin sets and does for the whole installation; each dialog's code is fetched when it is opened. */
export function SystemTools({ overview }: { overview: Overview }) {
  const [open, setOpen] = useState<Tool | null>(null)
  const Content = open?.content
  return (
    <section aria-labelledby="system" className="grid gap-5">
      <h2 id="system">System</h2>
      <div className="flex flex-wrap gap-3">
        {tools.map((tool) => (
          <Button key={tool.label} onClick={() => setOpen(tool)}>
            <tool.icon aria-hidden className="size-5" />
            {tool.label}
          </Button>
        ))}
      </div>
      <Thresholds thresholds={overview.thresholds} />
      <LandingSwitch live={overview.landing.live} />
      <Dialog
        open={open !== null}
        onClose={() => setOpen(null)}
        title={open?.label ?? ''}
        description={open?.description}
      >
        {Content && (
          <Suspense fallback={<Spinner label="One moment…" />}>
            <Content overview={overview} onClose={() => setOpen(null)} />
          </Suspense>
        )}
      </Dialog>
    </section>
  )
}

/** The tier thresholds as they are now. */
function Thresholds({ thresholds: { silver, gold, platinum } }: Pick<Overview, 'thresholds'>) {
  const tiers = [
    { name: 'Bronze', colour: 'orange', range: `0–${grouped(silver - 1)} XP` },
    { name: 'Silver', colour: 'grey', range: `${grouped(silver)}–${grouped(gold - 1)} XP` },
    { name: 'Gold', colour: 'yellow', range: `${grouped(gold)}–${grouped(platinum - 1)} XP` },
    { name: 'Platinum', colour: 'purple', range: `${grouped(platinum)}+ XP` },
  ] as const
  return (
    <section aria-labelledby="tier-thresholds">
      <h3 id="tier-thresholds" className="mb-3">
        Tier thresholds
      </h3>
      <ul className="grid grid-cols-1 gap-3 @md:grid-cols-2 @5xl:grid-cols-4">
        {tiers.map(({ name, colour, range }) => {
          const { hue, vivid } = tierColours[colour]
          return (
            <li key={name} {...hued(hue, { '--vivid': vivid })} className="index-card flex items-center gap-4 p-4">
              <TierMedal />
              <p>
                <strong className="block">{name}</strong>
                <span className="tabular text-ink-soft">{range}</span>
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function LandingSwitch({ live }: { live: boolean }) {
  const { busy, act } = useAct()
  const turn = () =>
    act({
      work: () => api('PUT /api/admin/landing', { body: { live: !live } }),
      done: live ? 'The landing page shows its own words again' : 'The landing page shows live figures',
      failed: 'Nothing was switched',
    })
  return (
    <section aria-labelledby="landing-figures" className="index-card flex flex-wrap items-center gap-4 p-5">
      <div className="min-w-0 grow basis-64">
        <h3 id="landing-figures">Landing page figures</h3>
        <p className="mt-1 text-ink-soft">
          {live
            ? 'Its strip shows what is counted here: students, materials, quizzes and hours. It follows within ten minutes.'
            : 'Its strip shows 5K+ students, 1,200+ study materials, 4K+ quizzes and 10K+ hours.'}
        </p>
      </div>
      <Button busy={busy} onClick={turn}>
        {live ? 'Show the fixed figures' : 'Show live figures'}
      </Button>
    </section>
  )
}
