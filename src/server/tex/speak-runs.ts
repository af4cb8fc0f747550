import type { Tex } from './parse-tex.ts'
import { speakNuclide } from './speak-chemistry.ts'
import { speakUnit } from './speak-unit.ts'
import { nameOf } from './tex-kinds.ts'
import type { Speaker } from './tex-speaker.ts'

/** Several pieces of a row that are said as one. */
interface Run {
  words: string
  length: number
}

/** `0.\dot{2}\dot{7}` is '0 point 2 7 recurring'. */
export function takeRecurring(row: readonly Tex[], at: number): Run | undefined {
  const first = row[at]
  if (first?.is !== 'number' || nameOf(row[at + 1]) !== 'dot') return undefined
  let digits = ''
  let length = 1
  for (let next = row[at + length]; next; next = row[at + ++length]) {
    const [only] = next.is === 'command' && next.name === 'dot' ? (next.args[0] ?? []) : [next]
    if (only?.is !== 'number') break
    digits += only.text
  }
  const fixed = first.text.endsWith('.') ? `${first.text.slice(0, -1)} point` : `${first.text} then`
  return { words: `${fixed} ${[...digits].join(' ')} recurring`, length }
}

/** `{}^{238}_{92}\text{U}`, and `{}^nC_r` for the number of choices. */
export function takeNuclide(row: readonly Tex[], at: number, speaker: Speaker): Run | undefined {
  const [numbers, symbol] = [row[at], row[at + 1]]
  if (numbers?.is !== 'scripted' || !isEmpty(numbers.base) || symbol === undefined || !numbers.sup) return undefined
  const said = speaker.row([symbol])
  const mass = speaker.row(numbers.sup)
  if (numbers.sub) return { words: speakNuclide(said, mass, speaker.row(numbers.sub)), length: 2 }
  return { words: symbol.is === 'scripted' ? `${mass} ${said}` : `${said} ${mass}`, length: 2 }
}

const isEmpty = (base: Tex | undefined) => base === undefined || (base.is === 'group' && base.of.length === 0)

/** A unit follows a number or has a power below zero: 'm' in 'moles of m' is none. */
export function takeUnit(row: readonly Tex[], at: number): Run | undefined {
  const degrees = takeDegrees(row, at)
  if (degrees) return degrees
  let best: Run | undefined
  let source = ''
  for (let next = row[at], length = 0; next; next = row[at + length]) {
    const piece = unitSource(next)
    if (piece === undefined) break
    source += piece
    length++
    const words = speakUnit(source, isOne(row[at - 1]))
    if (words !== undefined && (isQuantity(row[at - 1]) || /\^-/.test(source))) best = { words, length }
  }
  return best
}

const scales = new Map(Object.entries({ C: 'Celsius', F: 'Fahrenheit' }))

/** `60^\circ\text{C}`: no coulombs. */
function takeDegrees(row: readonly Tex[], at: number): Run | undefined {
  const [before, item] = [row[at - 1], row[at]]
  if (before?.is !== 'scripted' || nameOf(before.sup?.[0]) !== 'circ' || item?.is !== 'words') return undefined
  return { words: scales.get(item.text.trim()) ?? item.text, length: 1 }
}

function unitSource(item: Tex): string | undefined {
  if (item.is === 'words') return ` ${item.text}`
  if (nameOf(item) === '/') return ' / '
  if (item.is !== 'scripted' || item.base?.is !== 'words' || item.sub || !item.sup) return undefined
  const power = item.sup.map((part) => (part.is === 'number' || part.is === 'mark' ? part.text : '?')).join('')
  return /^[-−]?\d+$/.test(power) ? ` ${item.base.text}^${power.replace('−', '-')}` : undefined
}

const isOne = (item: Tex | undefined) => item?.is === 'number' && item.text === '1'

function isQuantity(item: Tex | undefined): boolean {
  if (item?.is === 'scripted') return isQuantity(item.base)
  return item?.is === 'number' || (item?.is === 'command' && item.name.endsWith('frac'))
}
