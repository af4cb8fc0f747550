import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { uuid } from '#tests/support/answers.ts'
import type { QuestionOf } from '../question.ts'
import { markNumeric } from './mark-numeric.ts'
import { readNumber } from './read-number.ts'
import { readUnit } from './read-unit.ts'

const asks = (answer: number, unit: string | null = null, more: Partial<QuestionOf<'numeric'>> = {}) =>
  ({
    id: uuid(1),
    kind: 'numeric',
    prompt: 'How much?',
    explanation: '',
    marks: 2,
    answer,
    tolerance: { kind: 'exact' },
    unit,
    unitRequired: true,
    ...more,
  }) as const satisfies QuestionOf<'numeric'>
const right = { share: 2, finding: null }
const wrong = { share: 0, finding: null }

describe('a number as a pupil writes it', () => {
  test.each([
    ['3.0 × 10^8', 3e8],
    ['3.0x10^8', 3e8],
    ['3 × 10⁸', 3e8],
    ['3*10^8', 3e8],
    ['3e8', 3e8],
    ['3E+8', 3e8],
    ['300,000,000', 3e8],
    ['300 000 000', 3e8],
    ['300000000', 3e8],
    ['1.6 × 10⁻¹⁹', 1.6e-19],
    ['1.6 x 10-19', 1.6e-19],
    ['1.6 \\times 10^{-19}'.replace(/[{}]/g, ''), 1.6e-19],
    ['10^-3', 1e-3],
    ['10⁻³', 1e-3],
    ['10', 10],
    ['−5', -5],
    ['- 5', -5],
    ['+5', 5],
    ['.5', 0.5],
    ['1/2', 0.5],
    ['½', 0.5],
    ['1½', 1.5],
    ['1 1/2', 1.5],
    ['-3/4', -0.75],
    ['= 7', 7],
    ['£3.50', 3.5],
    ['-£3.50', -3.5],
    ['5.', 5],
  ])('%s', (typed, value) => expect(readNumber(typed)?.value).toBe(value))

  test.each(['', 'five', '1,5', '1,00', '1/2/3', '1/0', '--', '1.2.3', 'e5'])('%s is none', (typed) =>
    expect(readNumber(typed)).toBeNull(),
  )

  test('Every number is read as itself, however JavaScript writes it', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(readNumber(String(value))?.value).toBe(Number(String(value)))
      }),
    )
  })

  test('Whatever is typed, reading ends and throws nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123 ,.-×x^e/£½⁻³mskg%()10'), maxLength: 300 }), (typed) => {
        const found = readNumber(typed)
        if (found) expect(Number.isFinite(found.value)).toBe(true)
        expect(readUnit(typed).exact.length).toBeLessThanOrEqual(64)
      }),
    )
  })
})

describe('marking a number', () => {
  test.each([
    ['12', right],
    ['12.0', right],
    ['12 apples', right],
    ['24/2', right],
    ['11.9', wrong],
    ['12 or 13', { share: 0, finding: 'not-a-number' }],
    ['twelve', { share: 0, finding: 'not-a-number' }],
  ])('12 asked, %s given', (typed, marked) => expect(markNumeric(asks(12), typed)).toEqual(marked))

  test('A percentage may be written as one or as its number', () => {
    expect(markNumeric(asks(50), '50%')).toEqual(right)
    expect(markNumeric(asks(0.5), '50%')).toEqual(right)
    expect(markNumeric(asks(50, '%'), '50 per cent')).toEqual(right)
  })

  test.each([
    ['m/s', '9.8 m/s', right],
    ['m/s', '9.8 ms^-1', right],
    ['m/s', '9.8 ms-1', right],
    ['m/s', '9.8 m s⁻¹', right],
    ['m/s', '9.8m/s', right],
    ['m/s', '9.8 metres per second', right],
    ['m/s', '35.28 km/h', right],
    ['m/s', '9.8', { share: 1, finding: 'no-unit' }],
    ['m/s', '9.8 m', { share: 1, finding: 'wrong-unit' }],
    ['m/s', '9.8 km/s', { share: 1, finding: 'wrong-unit' }],
    ['m/s', '9.8 blobs', { share: 1, finding: 'wrong-unit' }],
    ['m/s', '5 m/s', wrong],
    ['m/s²', '9.8 m/s/s', right],
    ['m/s²', '9.8 N/kg', right],
    ['m/s²', '9.8 m/s^2', right],
    ['m/s²', '9.8 metres per second squared', right],
    ['m/s²', '9.8 metres per second per second', right],
    ['kg', '9800 g', right],
    ['kg', '9.8 KG', right],
    ['kg', '9.8 kilograms', right],
    ['°C', '9.8 C', right],
    ['°C', '9.8 degrees Celsius', right],
    ['°C', '282.95 K', right],
    ['K', '9.8 K', right],
    ['J/kg °C', '9.8 J/(kg K)', right],
    ['J/kg °C', '9.8 J kg⁻¹ °C⁻¹', right],
    ['N m', '9.8 Nm', right],
    ['N m', '9.8 J', right],
    ['cm³', '9.8 cubic centimetres', right],
    ['cm³', '9.8 ml', right],
    ['cm³', '9.8 cm3', right],
    ['dm³', '9.8 litres', right],
    ['cm²', '9.8 sq cm', right],
    ['kΩ', '9800 ohms', right],
    ['kWh', '9.8 kWh', right],
    ['mol/dm³', '9.8 mol dm-3', right],
    ['mW', '9.8 MW', { share: 1, finding: 'wrong-unit' }],
    ['£', '£9.80', right],
    ['£', '980p', right],
    ['£', '9.80 pounds', right],
    ['°', '9.8°', right],
    ['°', '9.8 degrees', right],
    ['chromosomes', '9.8 chromosome', right],
    ['mph', '9.8 miles per hour', right],
    ['Hz', '9.8 hz', right],
    ['%', '9.8%', right],
  ] as const)('9.8 %s asked, %s given', (unit, typed, marked) => {
    expect(markNumeric(asks(9.8, unit, { tolerance: { kind: 'per-cent', amount: 0.001 } }), typed)).toEqual(marked)
  })

  test('A unit that may be left out costs nothing when it is, and a mark when it is wrong', () => {
    const question = asks(5, 'cm', { unitRequired: false })
    expect(markNumeric(question, '5')).toEqual(right)
    expect(markNumeric(question, '5 kg')).toEqual({ share: 1, finding: 'wrong-unit' })
  })

  test('Tolerances are in the unit of the answer, edges included', () => {
    const within = asks(3, 'm', { tolerance: { kind: 'within', amount: 0.1 } })
    for (const typed of ['2.9 m', '3.1 m', '310 cm', '290cm']) expect(markNumeric(within, typed)).toEqual(right)
    expect(markNumeric(within, '3.11 m')).toEqual(wrong)
    const perCent = asks(-200, null, { tolerance: { kind: 'per-cent', amount: 5 } })
    for (const typed of ['-190', '-210']) expect(markNumeric(perCent, typed)).toEqual(right)
    expect(markNumeric(perCent, '-211')).toEqual(wrong)
  })

  test('The answer itself is always right, whatever the unit and however it is scaled', () => {
    const answers = fc.integer({ min: -1e12, max: 1e12 }).map((thousandths) => thousandths / 1000)
    const multiples = fc.constantFrom([1, 'm'], [1000, 'mm'], [100, 'cm'], [0.001, 'km'] as const)
    fc.assert(
      fc.property(answers, multiples, (answer, [factor, unit]) => {
        expect(markNumeric(asks(answer, 'm'), `${answer * Number(factor)} ${unit}`)).toEqual(right)
      }),
    )
  })
})
