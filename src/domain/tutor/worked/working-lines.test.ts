import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { workOut } from './work-out.ts'
import { workingLines } from './working-lines.ts'

const right = 'Every line follows from the one before.'
const wrongAt = (line: number) => `Line ${line} is where it stops being right`

describe('working, line by line', () => {
  test.each([
    ['3x + 5 = 20\n3x = 15\nx = 5', right],
    ['3x + 5 = 20\n3x = 25\nx = 25/3', wrongAt(2)],
    ['is this right?\n3x + 5 = 20\n3x = 15\nx = 6', wrongAt(3)],
    ['2(x+3) = x - 4\n2x + 3 = x - 4\nx = -7', wrongAt(2)],
    ['expand (x+2)(x-3)\n= x^2 - 3x + 2x - 6\n= x^2 - x - 6', right],
    ['(x+2)(x-3)\n= x^2 - x + 6', wrongAt(2)],
    ['x^2 - 5x + 6 = 0; (x-2)(x-3) = 0; x = 2 or x = 3', right],
    ['x^2 - 5x + 6 = 0\n(x-2)(x-3) = 0\nx = -2 or x = -3', wrongAt(3)],
    ['x^2 = 9\nx = 3', right],
    ['3/4 ÷ 2/5 = 3/4 × 5/2\n= 15/8', right],
    ['3/4 ÷ 2/5 = 4/3 × 2/5\n= 8/15', wrongAt(1)],
    ['4 + 3 × 2\n= 7 × 2\n= 14', wrongAt(2)],
    ['5x - 3 = 2x + 9 => 3x = 12 => x = 4', right],
    ['sqrt(x) = 3\nx = 9', right],
  ])('%s', (typed, answer) => {
    expect(workingLines(typed)?.answer).toContain(answer)
    expect(workOut(typed)?.answer).toContain(answer)
  })

  test('one value of a square is not all', () =>
    expect(workingLines('x^2 = 9\nx = 3')?.steps.at(-1)).toContain('Is there another?'))

  test.each([
    'why do we sweat',
    'what is osmosis\nplease explain it',
    'solve 3x + 5 = 20',
    'cats\ndogs',
    'E = mc^2',
    '1914\n1918',
    'hi\n= \n+',
    '3x + = 5\nx = 2',
    '',
  ])('%s is no working', (typed) => expect(workingLines(typed)).toBeNull())

  test('whatever was done rightly to both sides is found right, and a slip is found where it is', () => {
    const number = fc.integer({ min: 2, max: 30 })
    fc.assert(
      fc.property(number, number, number, fc.integer({ min: 1, max: 9 }), (a, b, x, slip) => {
        const working = (rest: number) => `${a}x + ${b} = ${a * x + b}\n${a}x = ${rest}\nx = ${x}`
        expect(workingLines(working(a * x))?.answer).toBe(right)
        expect(workingLines(working(a * x + slip))?.answer).toContain(wrongAt(2))
      }),
    )
  })

  test('whatever is typed, reading ends without a fault', () => {
    const piece = fc.constantFrom(
      'x',
      '=',
      '\n',
      '2',
      '+',
      '(',
      ')',
      '^',
      '/',
      'or',
      ';',
      'sqrt',
      '-',
      ' ',
      '=>',
      '√',
      '÷',
      'y',
    )
    fc.assert(fc.property(fc.array(piece, { maxLength: 30 }), (typed) => void workingLines(typed.join(''))))
  })
})
