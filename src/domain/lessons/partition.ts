import { isFigure, type Unit } from './unit.ts'

/** What fits on one slide. */
export interface Room {
  words: number
  points: number
}

const ROWS = 6
/** Beside a picture there is less room. */
const BESIDE_FIGURE = { words: 26, points: 3 }

/**
 * Cuts a section's units into slides that are alike in fullness: no slide is fuller than there is room (a unit that is
 * too large stands alone), none ends with what leads on, and one short point is not left by itself where it can be helped.
 */
export function partition(units: readonly Unit[], room: Room): Unit[][] {
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }]
  for (let to = 1; to <= units.length; to++) {
    best[to] = { cost: Number.POSITIVE_INFINITY, from: to - 1 }
    for (let from = to - 1; from >= 0; from--) {
      const cost = (best[from]?.cost ?? 0) + costOf(units.slice(from, to), room, to === units.length)
      if (cost < (best[to]?.cost ?? 0)) best[to] = { cost, from }
    }
  }
  const slides: Unit[][] = []
  for (let to = units.length; to > 0; to = best[to]?.from ?? 0) slides.unshift(units.slice(best[to]?.from ?? 0, to))
  return slides
}

const PER_SLIDE = 60
const EMPTY = 90
const ALONE = 70
const CUT_OFF = 400
const LEANING = 120
const CROWDED = 4000

function costOf(units: readonly Unit[], room: Room, isEnd: boolean): number {
  const figures = units.filter(isFigure).length
  const rows = units.filter(({ shown }) => shown.kind === 'row').length
  const points = units.length - figures
  const { words, points: most } =
    figures > 0 ? BESIDE_FIGURE : { words: room.words, points: rows > 0 ? ROWS : room.points }
  const used = units.reduce((sum, unit) => sum + unit.words, 0) + columnWords(units)
  const isOneKind =
    new Set(units.map(({ shown }) => (shown.kind === 'row' ? shown.table : null))).size === 1 &&
    new Set(units.map(({ label }) => label)).size === 1
  if (!isOneKind || figures > 1) return CROWDED * units.length
  const crowded = units.length > 1 && (used > words || points > most) ? CROWDED + used : 0
  const left = Math.max(0, words - used) / words
  const isAlone = units.length === 1 && (used < 12 || figures > 0)
  const isCutOff = !isEnd && units.at(-1)?.leadsOn
  return (
    PER_SLIDE +
    crowded +
    EMPTY * left * left +
    (isAlone ? ALONE : 0) +
    (isCutOff ? CUT_OFF : 0) +
    (units[0]?.leansBack ? LEANING : 0)
  )
}

function columnWords(units: readonly Unit[]): number {
  const row = units.find(({ shown }) => shown.kind === 'row')?.shown
  return row?.kind === 'row' ? row.table.words : 0
}
