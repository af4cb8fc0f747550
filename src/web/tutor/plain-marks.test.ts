import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { textBlocks } from './plain-marks.ts'

const plain = (text: string) => ({ text, bold: false })

test('paragraphs, lists and bold are told apart', () => {
  expect(textBlocks('**Osmosis** moves water.\nAlways.\n\n- into cells\n- out of cells\n\n1. First')).toEqual([
    {
      kind: 'paragraph',
      runs: [{ text: 'Osmosis', bold: true }, plain(' moves water.'), plain(' '), plain('Always.')],
    },
    { kind: 'list', ordered: false, items: [[plain('into cells')], [plain('out of cells')]] },
    { kind: 'list', ordered: true, items: [[plain('First')]] },
  ])
})

test('HTML and links stay what they are: text', () => {
  expect(textBlocks('<img src=x onerror=alert(1)> [here](javascript:alert(1))')).toEqual([
    { kind: 'paragraph', runs: [plain('<img src=x onerror=alert(1)> [here](javascript:alert(1))')] },
  ])
})

test('no text is too strange', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const block of textBlocks(text)) expect(['paragraph', 'list']).toContain(block.kind)
    }),
  )
})
