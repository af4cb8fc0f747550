import type { LessonSentence, Slide, SlidePart } from './lesson.ts'
import { isFigure, type Unit } from './unit.ts'

/** A picture comes first on its slide: it stands there while the rest is said. */
export function slideOf(heading: string, units: readonly Unit[]): Slide {
  const sentences: LessonSentence[] = []
  const parts: SlidePart[] = []
  const opening = units[0]?.before ?? []
  const ordered = [...units].sort((one, other) => Number(isFigure(other)) - Number(isFigure(one)))
  sentences.push(...opening)
  for (const unit of ordered) {
    if (unit !== units[0]) sentences.push(...unit.before)
    parts.push(partOf(unit, sentences.length))
    sentences.push(...unit.said)
  }
  const [first] = units
  const columns = first?.shown.kind === 'row' ? first.shown.table.columns : undefined
  return { heading, ...(first?.label && { label: first.label }), ...(columns && { columns }), parts, sentences }
}

function partOf({ shown }: Unit, at: number): SlidePart {
  if (shown.kind === 'row') return { kind: 'row', at, cells: shown.cells }
  const { kind, html, number } = shown
  return { kind, at, html, ...(number !== undefined && { number }) }
}
