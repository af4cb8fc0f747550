import type { Slide, SlidePart } from '#domain/lessons/lesson.ts'
import { classes } from '../../ui/classes.ts'

export interface SlideViewProps {
  slide: Slide
  /** Such as 'Slide 3 of 12'. */
  position: string
  /** The first slide, which is the lesson's title. */
  opening: boolean
  /** How many of its sentences have begun, less one: what belongs to later ones is not shown yet. */
  spoken: number
  /** The sentence that is being said, which marks what belongs to it. */
  now: number | null
}

/** A slide: what it shows appears as it is said, and keeps its place until then. */
export function SlideView({ slide, position, opening, spoken, now }: SlideViewProps) {
  const { heading, label, columns, parts } = slide
  const figure = parts.find(isFigure)
  const lines = parts.filter((part) => part !== figure)
  const current = now === null ? undefined : parts.findLast(({ at }) => at <= now)
  const look = (part: SlidePart) =>
    classes('lesson-part', part.at > spoken && 'invisible', part === current && 'lesson-part-now')
  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={`${position}: ${heading}`}
      className={classes('lesson-slide relative', opening && 'lesson-slide-opening')}
    >
      <p className="lesson-heading font-bold text-subject-ink">
        {heading}
        {label && (
          <span className="ml-3 inline-block rounded-full bg-subject-wash px-3 text-base align-middle">{label}</span>
        )}
      </p>
      <div className={classes('lesson-body', figure && lines.length > 0 && 'lesson-beside')}>
        {columns ? (
          <Table columns={columns} parts={lines} look={look} />
        ) : (
          lines.length > 0 && (
            <div className="lesson-lines">
              {lines.map((part, index) => (
                <Line key={index} part={part} className={look(part)} />
              ))}
            </div>
          )
        )}
        {figure && 'html' in figure && (
          <div
            className={classes('lesson-figure prose', look(figure), figure.kind === 'listing' && 'lesson-listing')}
            dangerouslySetInnerHTML={{ __html: figure.html }}
          />
        )}
      </div>
    </div>
  )
}

const isFigure = ({ kind }: SlidePart) => kind === 'drawing' || kind === 'listing'

function Line({ part, className }: { part: SlidePart; className: string }) {
  if (part.kind === 'row') return null
  const { kind, html, number } = part
  return (
    <div className={classes(className, `lesson-${kind}`)}>
      {kind === 'point' && (
        <span aria-hidden className="lesson-marker text-subject-ink">
          {number ?? ''}
        </span>
      )}
      <div className="prose min-w-0 grow" dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  )
}

function Table(props: { columns: readonly string[]; parts: readonly SlidePart[]; look: (part: SlidePart) => string }) {
  const { columns, parts, look } = props
  return (
    <div className="prose max-w-none">
      <table>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={index} scope="col" dangerouslySetInnerHTML={{ __html: column }} />
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map(
            (part, row) =>
              part.kind === 'row' && (
                <tr key={row} className={look(part)}>
                  {part.cells.map((cell, index) => (
                    <td key={index} dangerouslySetInnerHTML={{ __html: cell }} />
                  ))}
                </tr>
              ),
          )}
        </tbody>
      </table>
    </div>
  )
}
