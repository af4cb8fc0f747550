import type { Slide } from './lesson.ts'
import type { NoteBlock } from './note-block.ts'
import { partition } from './partition.ts'
import { sectionUnits } from './section-units.ts'
import { slideOf } from './slide-of.ts'
import { isFigure, type Unit } from './unit.ts'

type Drawing = Extract<NoteBlock, { kind: 'drawing' }>

const ROOM = { words: 26, points: 3 }
/** Words that a drawing and a slide share before they are taken to belong together. */
const ENOUGH = 2

/** The easy-read note in slides of up to three lines; each of the note's drawings stands with the lines that it shows best. */
export function easySlides(heading: string, blocks: readonly NoteBlock[], drawings: readonly Drawing[]): Slide[] {
  const slides = partition(sectionUnits(blocks), ROOM)
  for (const drawing of drawings) {
    const words = longWords(`${drawing.title} ${drawing.html.replaceAll(/<[^>]*>/g, ' ')}`)
    const scored = slides.map((units) => ({ units, score: units.some(isFigure) ? 0 : shared(units, words) }))
    const best = scored.reduce((one, other) => (other.score > one.score ? other : one), { units: [], score: 0 })
    if (best.score >= ENOUGH) best.units.unshift(...sectionUnits([drawing]))
  }
  return slides.map((units) => slideOf(heading, units))
}

const shared = (units: readonly Unit[], words: ReadonlySet<string>) =>
  [...longWords(units.flatMap(({ said }) => said.map(({ text }) => text)).join(' '))].filter((word) => words.has(word))
    .length

/** Words that mean something by themselves, without a plural's ending. */
const longWords = (text: string) =>
  new Set((text.toLowerCase().match(/\p{L}{4,}|\d{2,}/gu) ?? []).map((word) => word.replace(/s$/, '')))
