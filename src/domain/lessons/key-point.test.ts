import { describe, expect, test } from 'vitest'
import { keyPoint, leansBack } from './key-point.ts'
import { htmlOf, type Run } from './run.ts'

const shown = (text: string) => htmlOf(keyPoint([{ text }]))

describe('a sentence as a slide shows it', () => {
  test('is whole where it is short, without its full stop', () => {
    expect(shown('Suez destroyed Eden.')).toBe('Suez destroyed Eden')
    expect(shown('The coil has an induced p.d.')).toBe('The coil has an induced p.d.')
    expect(shown('How many are left?')).toBe('How many are left?')
  })

  test('leaves out what stands in brackets, then what only adds to its main clause', () => {
    expect(
      shown(
        'Policy began with monetarism (controlling the supply of money so as to curb the inflation of those ten years).',
      ),
    ).toBe('Policy began with monetarism')
    expect(
      shown(
        'Water is drawn up the stem in an unbroken stream, because water molecules hold on to each other by bonds.',
      ),
    ).toBe('Water is drawn up the stem in an unbroken stream')
  })

  test('keeps a term that only the rest would name', () => {
    const sentence: Run[] = [
      { text: 'Plants need light for the first stage of making their food, while the second needs an ' },
      { text: 'enzyme', strong: true },
      { text: ' called rubisco' },
    ]
    expect(htmlOf(keyPoint(sentence))).toContain('<strong>enzyme</strong>')
  })

  test('is never cut inside a list, a quotation or brackets', () => {
    const list =
      'The processor has a unit that does sums, a control unit, which tells the others what to do, and a few registers of its own'
    expect(shown(list)).toBe(list)
  })

  test('that begins with a word for something before it is known by that', () => {
    expect(leansBack([{ text: 'They have no nucleus.' }])).toBe(true)
    expect(leansBack([{ text: 'Thermal energy flows from hot to cold.' }])).toBe(false)
  })
})
