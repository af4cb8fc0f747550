import { Circle, CircleCheck, CircleDot, Flag, type LucideIcon, PenLine } from 'lucide-react'
import { useId } from 'react'
import { counted } from '../../progress/counted.ts'
import { classes } from '../../ui/classes.ts'

/** How far a question is. `answered`: every part has an answer. */
export type QuestionState = 'empty' | 'begun' | 'answered' | 'marked'

interface Entry {
  id: string
  title: string
  outOf: number
  state: QuestionState
  /** Once they are saved. */
  marks: number | null
  /** The section of the paper that it is in. */
  section?: string | null
  /** The pupil wants to come back to it. */
  flagged?: boolean
}

interface QuestionMapProps {
  entries: readonly Entry[]
  at: number
  onChoose: (index: number) => void
}

const words: Record<QuestionState, string> = {
  empty: 'no answer',
  begun: 'begun',
  answered: 'answered',
  marked: 'marked',
}
const icons: Record<QuestionState, LucideIcon> = {
  empty: Circle,
  begun: PenLine,
  answered: CircleDot,
  marked: CircleCheck,
}

/** All questions of the page with how far each is, under the headings of the paper's sections; pressing one goes there. */
export function QuestionMap({ entries, at, onChoose }: QuestionMapProps) {
  const numbered = entries.map((entry, index) => ({ ...entry, index }))
  const sections = [...Map.groupBy(numbered, ({ section }) => section ?? null)]
  const list = (of: typeof numbered) => (
    <ol className="flex flex-wrap gap-2">
      {of.map(({ index, ...entry }) => (
        <li key={entry.id}>
          <MapButton entry={entry} number={index + 1} current={index === at} onPress={() => onChoose(index)} />
        </li>
      ))}
    </ol>
  )
  return (
    <nav aria-label="Questions" className="grid gap-3">
      {sections.map(([title, of]) =>
        title === null ? (
          <div key="">{list(of)}</div>
        ) : (
          <MapSection key={title} title={title} marks={of.reduce((sum, { outOf }) => sum + outOf, 0)}>
            {list(of)}
          </MapSection>
        ),
      )}
      {entries.some(({ flagged }) => flagged !== undefined) && <Legend />}
    </nav>
  )
}

/** What the signs of the map mean; a screen reader hears it with each question. */
function Legend() {
  return (
    <ul aria-hidden className="flex flex-wrap gap-x-4 gap-y-1 text-small text-ink-soft">
      {(['empty', 'begun', 'answered'] as const).map((state) => {
        const Icon = icons[state]
        return (
          <li key={state} className="flex items-center gap-1.5">
            <Icon className="size-4" />
            {words[state]}
          </li>
        )
      })}
      <li className="flex items-center gap-1.5">
        <Flag className="size-4 fill-current text-warn" />
        flagged
      </li>
    </ul>
  )
}

function MapSection({ title, marks, children }: { title: string; marks: number; children: React.ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="tabular mb-1.5 flex flex-wrap items-baseline gap-x-2 text-base">
        {title} <span className="text-small font-normal text-ink-soft">{counted(marks, 'mark')}</span>
      </h2>
      {children}
    </section>
  )
}

function MapButton(props: { entry: Entry; number: number; current: boolean; onPress: () => void }) {
  const { entry, number, current, onPress } = props
  const { title, outOf, state, marks, flagged } = entry
  const Icon = icons[state]
  return (
    <button
      type="button"
      aria-current={current ? 'step' : undefined}
      onClick={onPress}
      className={classes(
        'touch tabular flex flex-col items-center justify-center rounded-md border bg-surface px-3 py-1.5 leading-tight hover:border-ink',
        'aria-[current=step]:border-subject-edge aria-[current=step]:bg-subject-wash aria-[current=step]:font-bold',
        state === 'empty' ? 'border-dashed border-line-strong' : 'border-line-strong',
      )}
    >
      <span className="flex items-center gap-1.5">
        <Icon aria-hidden className={classes('size-4', state === 'marked' ? 'text-good' : 'text-ink-soft')} />
        <span className="sr-only">Question </span>
        {number}
        {flagged && <Flag aria-hidden className="size-4 fill-current text-warn" />}
      </span>
      <span className="text-small font-normal text-ink-soft">
        <span className="sr-only">, {title}, </span>
        {marks === null ? counted(outOf, 'mark') : `${marks} of ${outOf}`}
        <span className="sr-only">
          , {words[state]}
          {flagged && ', flagged'}
        </span>
      </span>
    </button>
  )
}
