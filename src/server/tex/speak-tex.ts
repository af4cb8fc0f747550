import { parseTex, type Tex } from './parse-tex.ts'
import { speakChemistry } from './speak-chemistry.ts'
import { speakBracket, speakDecorated, speakFraction, speakTable } from './speak-parts.ts'
import { takeNuclide, takeRecurring, takeUnit } from './speak-runs.ts'
import { speakScripted } from './speak-scripts.ts'
import { isLetter, isNumber, nameOf, runsOn } from './tex-kinds.ts'
import type { Around, Speaker } from './tex-speaker.ts'
import { aliases, between, functions, gathering, signs } from './tex-words.ts'

/** Reads TeX out in British English, to be spoken and searched: `\frac{1}{2}` is '1 over 2'. */
export function speakTex(tex: string): string {
  return tidy(speakRow(parseTex(tex)))
}

const speaker: Speaker = { row: speakRow, item: speakItem }

function speakRow(row: readonly Tex[]): string {
  const words: string[] = []
  for (let at = 0; at < row.length; ) {
    const run = takeRecurring(row, at) ?? takeNuclide(row, at, speaker) ?? takeUnit(row, at) ?? takeCapitals(row, at)
    if (run) {
      words.push(run.words)
      at += run.length
      continue
    }
    const item = row[at]
    if (item) words.push(speakItem(item, { before: row[at - 1], after: row[at + 1], row, speaker }))
    at++
  }
  return words.join(' ')
}

/** Points and sides keep together: `AB`. */
function takeCapitals(row: readonly Tex[], at: number): { words: string; length: number } | undefined {
  let words = ''
  for (let next = row[at]; next?.is === 'mark' && /^[A-Z]$/.test(next.text); next = row[at + words.length])
    words += next.text
  return words.length > 1 ? { words, length: words.length } : undefined
}

function speakItem(item: Tex, around: Around): string {
  switch (item.is) {
    case 'number':
      return item.text
    case 'words':
      return item.text.replaceAll('\\', '')
    case 'chemistry':
      return speakChemistry(item.text)
    case 'group':
      return speakRow(item.of)
    case 'bracket':
      return speakBracket(item, around)
    case 'table':
      return speakTable(item.rows, speaker)
    case 'scripted':
      return speakScripted(item, around)
    case 'mark':
      return speakSign(item.text, around)
    case 'command':
      return speakCommand(item, around)
  }
}

function speakCommand(item: Tex & { is: 'command' }, around: Around): string {
  const name = aliases.get(item.name) ?? item.name
  const [first = [], second = []] = item.args
  if (name.endsWith('frac')) return speakFraction(first, second, around)
  if (name.endsWith('binom')) return `${speakRow(first)} choose ${speakRow(second)}${runsOn(around.after) ? ',' : ''}`
  if (item.args.length > 0) return speakDecorated(name, first, item.option, around)
  if (functions.has(name)) return `${functions.get(name)}${name === 'ln' && startsOperand(around.after) ? ' of' : ''}`
  if (gathering.has(name)) return `${gathering.get(name)}${around.after ? ' of' : ''}`
  return speakSign(name, around)
}

const startsOperand = (item: Tex | undefined) =>
  item !== undefined && item.is !== 'bracket' && !between.has(nameOf(item))

function speakSign(name: string, { before, after, row }: Around): string {
  if (name === 'to') return speakArrow(before, after, row)
  if (name === ':') return isNumber(before) || isLetter(before) || before?.is === 'bracket' ? 'to' : ','
  // A ring alone is a raised one: degrees.
  if (name === 'circ' && before && after) return 'composed with'
  if (name === 'cdot') return [before, after].some((side) => nameOf(side) === 'mathbf') ? 'dot' : 'times'
  return between.get(name) ?? signs.get(name) ?? name
}

/** An arrow leads from number to number, to a limit, to what a reaction makes, or on. */
function speakArrow(before: Tex | undefined, after: Tex | undefined, row: readonly Tex[]): string {
  if (isNumber(before) && isNumber(after)) return 'to'
  if (isLetter(before) && (isNumber(after) || nameOf(after) === 'infty')) return 'tends to'
  return row.some((item) => nameOf(item) === '+') ? 'makes' : 'gives'
}

function tidy(spoken: string): string {
  return spoken
    .replace(/\s+/g, ' ')
    .replace(/(?: ?,)+(?= |$)/g, ',')
    .replace(/£ (?=\d)/g, '£')
    .replace(/^[ ,]+|[ ,]+$/g, '')
}
