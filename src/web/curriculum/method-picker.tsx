import { Link } from 'react-router'
import { classes } from '../ui/classes.ts'
import { hued } from '../ui/hue.ts'
import { type Method, methodsFor } from './methods.ts'

export interface MethodPickerProps {
  pathOf: (method: string) => string
  /** What there is for each; the picker says it where it is known. */
  counts?: { flashcards: number; quiz: number; exam: number } | null
}

const howMany = ({ id }: Method, counts: MethodPickerProps['counts']) =>
  counts &&
  {
    flashcards: `${counts.flashcards} cards`,
    quiz: `${counts.quiz} questions`,
    notes: '3 questions',
    games: '6 games',
    exam: counts.exam === 1 ? '1 question' : `${counts.exam} questions`,
  }[id]

/** The ways of revising a topic. */
export function MethodPicker({ pathOf, counts }: MethodPickerProps) {
  const shown = methodsFor(counts)
  return (
    <ul
      className={classes(
        'grid gap-3',
        shown.length === 6 ? 'md:grid-cols-3' : 'md:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]',
      )}
    >
      {shown.map((method) => (
        <li key={method.id}>
          <Link
            to={pathOf(method.id)}
            className="index-card group flex h-full flex-wrap gap-4 px-4 py-4 hover:border-subject-edge md:flex-col md:flex-nowrap md:gap-3 md:px-5 md:pb-5"
          >
            <method.Icon aria-hidden className="size-9 shrink-0 text-subject-ink" strokeWidth={1.7} />
            <span className="min-w-0 grow basis-40 md:basis-auto">
              <span className="block text-h3 font-bold group-hover:underline">{method.title}</span>
              <span className="block text-ink-soft">{method.text}</span>
              {howMany(method, counts) && (
                <span className="tabular mt-1.5 block text-small font-bold text-subject-ink">
                  {howMany(method, counts)}
                </span>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The child-friendly picker (contract §2): pictures first, few words. */
export function ChildMethodPicker({ pathOf, counts }: MethodPickerProps) {
  const shown = methodsFor(counts)
  return (
    <ul
      className={classes(
        'grid gap-4',
        shown.length === 6 ? 'sm:grid-cols-2 lg:grid-cols-3' : 'sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]',
      )}
    >
      {shown.map((method) => (
        <li key={method.id} {...hued(method.hue)}>
          <Link
            to={pathOf(method.id)}
            className="group flex h-full flex-wrap items-center gap-4 rounded-lg border-2 border-subject-line bg-subject-wash p-4 hover:border-subject-edge sm:flex-col sm:flex-nowrap sm:px-3 sm:py-7 sm:text-center"
          >
            <span className="grid size-18 shrink-0 place-items-center rounded-lg bg-subject text-on-subject">
              <method.Icon aria-hidden className="size-10" strokeWidth={1.7} />
            </span>
            <span className="min-w-0 grow basis-40 sm:grow-0 sm:basis-auto">
              <span className="block text-h3 font-bold group-hover:underline">{method.childTitle}</span>
              <span className="block text-ink-soft">{method.childText}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
