import type { LessonSentence } from './lesson.ts'
import type { NoteBlock } from './note-block.ts'
import { htmlOf, type Run, sliceRuns, spokenOf, textOf, wordCount, wordsIn } from './run.ts'
import { sentencesOf } from './sentences.ts'
import { itemUnit, paragraphUnits, quoteUnits, trimSpace } from './text-units.ts'
import type { Table, Unit } from './unit.ts'

/** Room that a listing or a formula takes, in words. */
const LISTING_WORDS = 24
const FORMULA_WORDS = 6
/** Words of a table's cell above which its row is shown in parts. */
const ROW_WORDS = 24
/** Seconds to look at a drawing, and to read each line of a listing. */
const LOOK_SECONDS = 2
const LINE_SECONDS = 1.2
const MOST_REST = 12

/** All that a section shows and says, in its author's order. */
export function sectionUnits(blocks: readonly NoteBlock[]): Unit[] {
  const units: Unit[] = []
  let waiting: LessonSentence[] = []
  let label: string | undefined
  const add = (made: readonly Unit[], before: readonly LessonSentence[] = []) => {
    for (const [index, unit] of made.entries()) {
      if (index === 0) unit.before.unshift(...waiting, ...before)
      units.push(label === undefined ? unit : { ...unit, label })
    }
    if (made.length > 0) waiting = []
    else waiting.push(...before)
  }
  for (const [index, block] of blocks.entries()) {
    if (block.kind === 'paragraph') {
      const named = labelOf(block.runs)
      label = named?.label
      const rest = named?.rest ?? block.runs
      const { units: made, before } = paragraphUnits(rest, {
        isExample: label !== undefined,
        isLast: index === blocks.length - 1,
      })
      const isHeading = block.runs.every(({ strong, text }) => strong || text.trim() === '')
      if (named) before.unshift({ text: `${named.label}.` })
      add(isHeading ? made.map((unit) => ({ ...unit, leadsOn: true })) : made, before)
    } else add(blockUnits(block))
  }
  const last = units.at(-1)
  if (last) last.said.push(...waiting)
  return units
}

function blockUnits(block: Exclude<NoteBlock, { kind: 'paragraph' }>): Unit[] {
  if (block.kind === 'quote') return block.paragraphs.flatMap(quoteUnits)
  if (block.kind === 'list')
    return block.items
      .filter((item) => spokenOf(item) !== '')
      .map((item, index) => itemUnit(item, block.ordered ? index + 1 : undefined))
  if (block.kind === 'table') return tableUnits(block)
  const { html } = block
  if (block.kind === 'formula')
    return [{ shown: { kind: 'formula', html }, words: FORMULA_WORDS, before: [], said: [{ text: block.spoken }] }]
  if (block.kind === 'drawing') {
    const said = { text: pictureSentence(block.title), rest: LOOK_SECONDS }
    return [{ shown: { kind: 'drawing', html }, words: 0, before: [], said: [said] }]
  }
  const rest = Math.min(MOST_REST, Math.round(block.lines * LINE_SECONDS))
  const said = { text: `Take a moment to read the ${lowerFirst(block.name)} on the slide.`, rest }
  return [{ shown: { kind: 'listing', html }, words: LISTING_WORDS, before: [], said: [said] }]
}

/** A table is shown and said row by row: the first cell, then each other one after its column's head. */
function tableUnits({ head, rows }: Extract<NoteBlock, { kind: 'table' }>): Unit[] {
  const table: Table = { columns: head.map(htmlOf), words: head.reduce((sum, cell) => sum + wordsIn(cell), 0) }
  return rows.flatMap((cells) =>
    linesOfRow(cells).map((line, index) => ({
      shown: { kind: 'row', cells: line.map((cell) => htmlOf(trimSpace(cell))), table },
      words: line.reduce((sum, cell) => sum + wordsIn(cell), 0),
      before: [],
      said: [{ text: index === 0 ? spokenRow(head, line) : spokenRow([], line) }],
    })),
  )
}

/** A row with a long second cell, such as an act of a play, is shown in several, cut between sentences. */
function linesOfRow(cells: readonly Run[][]): Run[][][] {
  const [name, told, ...others] = cells
  const words = cells.reduce((sum, cell) => sum + wordsIn(cell), 0)
  if (!name || !told || others.length > 0 || words <= ROW_WORDS) return [[...cells]]
  const lines: Run[][] = []
  for (const sentence of sentencesOf(told)) {
    const last = lines.at(-1)
    if (last && wordsIn(last) + wordsIn(sentence) <= ROW_WORDS) last.push(...sentence)
    else lines.push([...sentence])
  }
  return lines.map((line, index) => [index === 0 ? name : [], line])
}

function spokenRow(head: readonly Run[][], cells: readonly Run[][]): string {
  const [first = '', ...others] = cells.map(spokenOf)
  if (others.length <= 1) return closed([first, ...others].filter(Boolean).join(': '))
  const named = others.flatMap((cell, index) => {
    const name = spokenOf(head[index + 1] ?? []).replace(/\?$/, '')
    return wordCount(cell) === 0 ? [] : [closed(name === '' ? cell : `${name}: ${cell}`)]
  })
  return [first === '' ? '' : closed(first), ...named].filter(Boolean).join(' ')
}

/** `**Worked example.** …`: a paragraph that says first what it is. */
function labelOf(runs: readonly Run[]): { label: string; rest: Run[] } | null {
  const [first] = runs
  const text = first?.text.trim() ?? ''
  if (!first?.strong || !/^\p{Lu}[\p{L}\p{N}'’,() -]+[.:]$/u.test(text) || wordCount(text) > 7) return null
  const rest = trimSpace(sliceRuns(runs, first.text.length, textOf(runs).length))
  return textOf(rest) === '' ? null : { label: text.slice(0, -1), rest }
}

const pictureSentence = (title: string) =>
  `This picture shows${/^(a|an|the|two|three|four|five|six|how|what|where|part|parts|some|steps|nested)\b/i.test(title) ? ` ${lowerFirst(title)}` : `: ${title}`}.`.replace(
    /\.\.$/,
    '.',
  )

const closed = (text: string) => (/[.!?]['’]?$/.test(text) ? text : `${text}.`)

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
