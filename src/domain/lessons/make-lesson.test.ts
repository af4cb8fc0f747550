import { describe, expect, test } from 'vitest'
import type { Slide } from './lesson.ts'
import { makeLesson, SLIDE_WORDS } from './make-lesson.ts'
import type { NoteBlock, NoteSection } from './note-block.ts'
import { wordCount } from './run.ts'

const paragraph = (text: string): NoteBlock => ({ kind: 'paragraph', runs: [{ text }] })
const drawing: NoteBlock = { kind: 'drawing', html: '<svg>membrane</svg>', title: 'A cell with its membrane labelled' }
const items = (...texts: string[]): NoteBlock => ({
  kind: 'list',
  ordered: false,
  items: texts.map((text) => [{ text }]),
})

function lessonOf(sections: NoteSection[], easyRead: NoteBlock[] = [items('Cells are small.')]) {
  return makeLesson({ title: 'Cells', summary: 'What cells are made of.', sections, easyRead, gentle: false })
}
const section = (...blocks: NoteBlock[]): NoteSection[] => [{ heading: 'Parts', blocks }]
const said = (slides: readonly Slide[]) => slides.flatMap(({ sentences }) => sentences.map(({ text }) => text))
const shown = ({ parts }: Slide) => parts.map((part) => ('html' in part ? part.html : part.cells.join(' | ')))
const bodyOf = (...blocks: NoteBlock[]) => lessonOf(section(...blocks)).full.slides.slice(1)

describe('a lesson made from a note', () => {
  test('opens with its title and what it is about', () => {
    const [opening] = lessonOf(section(paragraph('Cells divide.'))).full.slides
    expect(opening).toEqual({
      heading: 'Cells',
      parts: [{ kind: 'point', at: 1, html: 'What cells are made of' }],
      sentences: [{ text: 'Cells.' }, { text: 'What cells are made of.' }],
    })
  })

  test('says every sentence, whether it is shown or not', () => {
    const slides = bodyOf(
      paragraph('Cells are alive. They breathe. They also feed, grow, move and in time divide into two.'),
    )
    expect(said(slides).join(' ')).toBe(
      'Parts. Cells are alive. They breathe. They also feed, grow, move and in time divide into two.',
    )
    expect(slides.flatMap(shown)).toEqual(['Cells are alive. They breathe'])
  })

  test('each thing appears with the sentence that says it', () => {
    const [slide] = bodyOf(items('Water enters first. It is cold.', 'Salt leaves last.'))
    expect(slide?.parts.map(({ at }) => slide.sentences[at]?.text)).toEqual([
      'Water enters first. It is cold.',
      'Salt leaves last.',
    ])
  })

  test('a picture stands on its slide from the beginning, before what is said of it', () => {
    const [slide] = bodyOf(paragraph('A membrane holds it together.'), drawing)
    expect(slide?.parts.map(({ kind }) => kind)).toEqual(['drawing', 'point'])
    expect(slide?.sentences[1]).toMatchObject({ text: 'This picture shows a cell with its membrane labelled.' })
  })

  test('a table is shown and said row by row under the heads of its columns', () => {
    const cell = (text: string) => [{ text }]
    const table: NoteBlock = {
      kind: 'table',
      head: ['Shape', 'Angle', 'Example'].map(cell),
      rows: [['bent', '104.5°', 'water'].map(cell)],
    }
    const [slide] = bodyOf(table)
    expect(slide).toMatchObject({
      columns: ['Shape', 'Angle', 'Example'],
      parts: [{ cells: ['bent', '104.5°', 'water'] }],
    })
    expect(slide?.sentences[1]?.text).toBe('bent. Angle: 104.5°. Example: water.')
  })

  test('a little picture is shown and not said', () => {
    const [slide] = bodyOf(items('Wood is a material 🪵', '🪵'))
    expect(slide && shown(slide)).toEqual(['Wood is a material 🪵'])
    expect(slide?.sentences[1]?.text).toBe('Wood is a material')
  })

  test('a worked example has slides of its own, which say so', () => {
    const example: NoteBlock = {
      kind: 'paragraph',
      runs: [{ text: 'Worked example.', strong: true }, { text: ' The cell is 2 mm wide.' }],
    }
    const slides = bodyOf(paragraph('Cells can be measured.'), example)
    expect(slides.map(({ label }) => label)).toEqual([undefined, 'Worked example'])
    expect(slides[1]?.sentences.map(({ text }) => text)).toEqual(['Worked example.', 'The cell is 2 mm wide.'])
  })

  test('no slide shows more words than there is room for', () => {
    const long = Array.from(
      { length: 30 },
      (_, n) => `Point number ${n} says that cells need ${'very '.repeat(n % 9)}much water`,
    )
    for (const slide of bodyOf(items(...long))) {
      const words = wordCount([slide.heading, ...shown(slide)].join(' '))
      expect(words).toBeLessThanOrEqual(SLIDE_WORDS)
      expect(slide.parts.length).toBeLessThanOrEqual(4)
    }
  })

  test('the easy one has its lines by threes, and a picture with the lines that it shows', () => {
    const lines = [
      'Cells are small.',
      'You need a lens.',
      'Look closely.',
      'A cell has a membrane.',
      'It lets food in.',
    ]
    const { easy } = lessonOf(section(drawing), [items(...lines)])
    const withPicture = easy.slides.find(({ parts }) => parts.some(({ kind }) => kind === 'drawing'))
    expect(withPicture && shown(withPicture)).toContain('A cell has a membrane')
    expect(Math.max(...easy.slides.map(({ parts }) => parts.filter(({ kind }) => kind === 'point').length))).toBe(3)
  })
})
