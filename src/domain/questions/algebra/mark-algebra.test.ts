import * as fc from 'fast-check'
import { evaluate } from 'mathjs'
import { describe, expect, test } from 'vitest'
import { questionOf } from '#tests/support/quiz-questions.ts'
import { mark } from '../mark-question.ts'
import { Question } from '../question.ts'
import { areEqual } from './is-equal.ts'
import { readAlgebra } from './read-algebra.ts'
import type { Form } from './schemas.ts'
import { mathAlgebra, plainAlgebra, spokenAlgebra } from './write-algebra.ts'

const expressionOf = (typed: string) => {
  const { algebra, problem } = readAlgebra(typed)
  if (!algebra) throw new Error(`${typed}: ${problem}`)
  return algebra
}
const asks = (answer: string, form: Form = 'any', letters: string[] = []) =>
  questionOf('algebra', { answer, form, letters })
const verdict = (question: ReturnType<typeof asks>, text: string) => {
  const { verdict: said, finding } = mark(question, { kind: 'algebra', text })
  return finding ?? said
}

describe('what is typed is read', () => {
  test.each([
    ['2x^2+3x', '2x² + 3x', '2 x squared plus 3 x'],
    ['2x**2 + 3·x', '2x² + 3x', '2 x squared plus 3 x'],
    ['-x²−1', '−x² − 1', 'minus x squared minus 1'],
    [
      '(x+1)(x-2)/4',
      '(x + 1)(x − 2)/4',
      'open bracket x plus 1 close bracket open bracket x minus 2 close bracket over 4',
    ],
    ['sqrt(3)', '√3', 'root 3'],
    ['5√2', '5√2', '5 root 2'],
    ['2pi r', '2πr', '2 pi r'],
    ['x^-1', 'x⁻¹', 'x to the power minus 1'],
    ['0^-i', '0⁻ⁱ', '0 to the power minus i'],
    ['x^(1/2)', 'x^(1/2)', 'x to the power 1 over 2'],
    ['2*3', '2 × 3', '2 times 3'],
    ['y = (x - 3) ÷ 2', 'y = (x − 3)/2', 'y equals open bracket x minus 3 close bracket over 2'],
    ['= 4', '4', '4'],
    ['sin^2 x', 'sin(x)²', 'sin of x squared'],
    ['3/(2x)', '3/(2x)', '3 over open bracket 2 x close bracket'],
    ['a-(b+c)', 'a − (b + c)', 'a minus open bracket b plus c close bracket'],
  ])('%s', (typed, plain, spoken) => {
    expect(plainAlgebra(expressionOf(typed))).toBe(plain)
    expect(spokenAlgebra(expressionOf(typed))).toBe(spoken)
  })

  test.each([
    ['2x+', /missing at the end/],
    ['(x+1', /not closed/],
    ['x+1)', /closing bracket too many/],
    ['()', /before a closing bracket/],
    ['2 3', /sign is missing between 2 and 3/],
    ['x2', /Write x\^2 for a power or 2x for a product/],
    ['x=1=2', /one equals sign/],
    ['1,000', /without commas/],
    ['x > 2', /‘>’ is not a sign/],
    ['', /Write your answer/],
    ['('.repeat(60) + 'x' + ')'.repeat(60), /too many/],
    ['-'.repeat(200) + 'x', /too many/],
    ['x'.repeat(301), /at most 300/],
  ])('%s is told instead of marked', (typed, says) => {
    expect(readAlgebra(typed).problem).toMatch(says)
  })

  test('A letter that the question does not have is told; a capital that a phone puts in is none', () => {
    expect(readAlgebra('2z', ['x', 'y']).problem).toBe('There is no z in this question. Its letters are x, y.')
    expect(readAlgebra('2X', ['x']).problem).toBeNull()
    expect(readAlgebra('x', []).problem).toBe('There is no x in this question.')
    expect(readAlgebra('2πx', ['x']).problem).toBeNull()
  })

  test('Whatever is typed, reading and writing end, and no markup gets through', () => {
    const signs = fc.constantFrom(...'0129xyz+-*/^()=√²⁻<&. πsin')
    fc.assert(
      fc.property(fc.string({ unit: signs, maxLength: 300 }), (typed) => {
        const { algebra, problem } = readAlgebra(typed)
        if (!algebra) {
          expect(problem).toMatch(/\.$/)
          return
        }
        expect(mathAlgebra(algebra).replace(/<\/?(?:math|m[a-z]+)(?: [a-z]+="[a-z]+")*>/g, '')).not.toMatch(/[<>]/)
        // What is written as text is read as the same again.
        const again = readAlgebra(plainAlgebra(algebra)).algebra
        expect(again && plainAlgebra(again)).toBe(plainAlgebra(algebra))
      }),
      { numRuns: 2000, examples: [['0^-i'], ['xⁱ⁺ⁿ'], ['⁽⁼⁾']] },
    )
  })

  test('A tower of powers costs no time', () => {
    const tower = asks('x^64')
    for (const text of ['((((x^64)^64)^64)^64)^64', '9^9^9^9^9^9^9', '(x+1)^999999999', '1/(9^9^9)'])
      expect(['wrong', 'not-read']).toContain(verdict(tower, text))
  })
})

const letters = { x: 1.7, y: 0.6 }
const tree: fc.Arbitrary<string> = fc.letrec((tie) => ({
  any: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    tie('leaf'),
    tie('sum'),
    tie('product'),
    tie('power'),
    tie('root'),
  ),
  leaf: fc.oneof(fc.nat(9).map(String), fc.constantFrom('x', 'y')),
  sum: fc
    .tuple(tie('any'), fc.constantFrom('+', '-'), tie('any'))
    .map(([one, sign, other]) => `(${one}${sign}${other})`),
  product: fc
    .tuple(tie('any'), fc.constantFrom('*', '/'), tie('any'))
    .map(([one, sign, other]) => `(${one}${sign}${other})`),
  power: tie('any').map((base) => `(${base})^2`),
  root: tie('any').map((inside) => `sqrt((${inside})^2+1)`),
})).any as fc.Arbitrary<string>

test('mathjs comes to the same: two expressions are equal only where it finds the same number', () => {
  fc.assert(
    fc.property(tree, tree, (one, other) => {
      const again = expressionOf(plainAlgebra(expressionOf(one))).left
      expect(areEqual(expressionOf(one).left, again)).toBe(Number.isFinite(evaluate(one, letters)))
      if (!areEqual(expressionOf(one).left, expressionOf(other).left)) return
      expect(evaluate(one, letters)).toBeCloseTo(evaluate(other, letters), 6)
    }),
  )
})

test('Whatever form is asked for and whatever is given, marking ends and stays within the marks', () => {
  fc.assert(
    fc.property(
      tree,
      tree,
      fc.constantFrom<Form>('any', 'simplest', 'expanded', 'factorised'),
      (answer, given, form) => {
        const { marks } = mark(asks(answer, form), { kind: 'algebra', text: given })
        expect([0, 1, 2]).toContain(marks)
        if (marks === 2) expect(areEqual(expressionOf(answer).left, expressionOf(given).left)).toBe(true)
      },
    ),
  )
})

describe('equivalent forms count', () => {
  test.each([
    ['2x^2+3x', 'x(2x+3)', 'right'],
    ['2x^2+3x', '3x+2x^2', 'right'],
    ['2x^2+3x', '2x^2+3', 'wrong'],
    ['(x+1)/2', '0.5x+1/2', 'right'],
    ['x/3', '0.333x', 'wrong'],
    ['5sqrt(2)', '√50', 'right'],
    ['1/sqrt(x)', 'x^(-1/2)', 'right'],
    ['y=2x+1', '2x-y+1=0', 'right'],
    ['y=2x+1', '2y=4x+2', 'right'],
    ['y=2x+1', 'y=2x-1', 'wrong'],
    ['y=2x+1', '2x+1', 'other-form'],
    ['2pi r', '2rπ', 'right'],
    ['x^2-9', '(x-3)(x+3)', 'right'],
    ['4', '2^2', 'right'],
  ])('%s asked, %s given: %s', (answer, given, said) => expect(verdict(asks(answer), given)).toBe(said))
})

describe('the form that is asked for', () => {
  test.each<[Form, string, [given: string, said: string][]]>([
    [
      'factorised',
      '6x(x+2)',
      [
        ['6x(x+2)', 'right'],
        ['(x+2)*6x', 'right'],
        ['3x(2x+4)', 'other-form'],
        ['6(x^2+2x)', 'other-form'],
        ['6x^2+12x', 'other-form'],
        ['6x(x+3)', 'wrong'],
      ],
    ],
    [
      'factorised',
      '(x-3)(x+3)',
      [
        ['(3-x)(-x-3)', 'right'],
        ['x^2-9', 'other-form'],
      ],
    ],
    [
      'factorised',
      '(x+1)^2',
      [
        ['(x+1)(x+1)', 'right'],
        ['(1+x)^2', 'right'],
        ['x^2+2x+1', 'other-form'],
      ],
    ],
    [
      'factorised',
      '2(x+3)',
      [
        ['2(x+3)', 'right'],
        ['1(2x+6)', 'other-form'],
      ],
    ],
    [
      'expanded',
      'x^2+5x+6',
      [
        ['6+5x+x^2', 'right'],
        ['x^2+2x+3x+6', 'other-form'],
        ['x(x+5)+6', 'other-form'],
        ['(x+2)(x+3)', 'other-form'],
      ],
    ],
    [
      'simplest',
      '5sqrt(2)',
      [
        ['5√2', 'right'],
        ['√2*5', 'right'],
        ['√50', 'other-form'],
        ['√25√2', 'other-form'],
      ],
    ],
    [
      'simplest',
      'x^5',
      [
        ['x^5', 'right'],
        ['x^2*x^3', 'other-form'],
        ['x^6/x', 'other-form'],
        ['1x^5', 'other-form'],
        ['x^5*1', 'other-form'],
      ],
    ],
    [
      'simplest',
      '3x/2',
      [
        ['3x/2', 'right'],
        ['(3/2)x', 'right'],
        ['1.5x', 'right'],
        ['6x/4', 'other-form'],
      ],
    ],
    [
      'simplest',
      '16a^12',
      [
        ['16a^12', 'right'],
        ['2^4a^12', 'other-form'],
        ['(2a^3)^4', 'other-form'],
      ],
    ],
    [
      'simplest',
      '5a+2b',
      [
        ['2b+5a', 'right'],
        ['3a+2a+2b', 'other-form'],
        ['5a+2b+0', 'other-form'],
      ],
    ],
    [
      'simplest',
      '2sqrt(3)/3',
      [
        ['2√3/3', 'right'],
        ['2/√3', 'other-form'],
      ],
    ],
    [
      'simplest',
      '(x+2)/(x-1)',
      [
        ['(x+2)/(x-1)', 'right'],
        ['(x+2)(x+3)/((x-1)(x+3))', 'other-form'],
      ],
    ],
    [
      'subject',
      'x=(y-3)/2',
      [
        ['x=(y-3)/2', 'right'],
        ['(y-3)/2=x', 'right'],
        ['x=y/2-1.5', 'right'],
        ['2x=y-3', 'other-form'],
        ['(y-3)/2', 'other-form'],
        ['x=(y+3)/2', 'wrong'],
      ],
    ],
    [
      'subject',
      'r=sqrt(A/pi)',
      [
        ['r=√(A/π)', 'right'],
        ['r = sqrt(A)/sqrt(pi)', 'right'],
      ],
    ],
  ])('%s: %s', (form, answer, givens) => {
    for (const [given, said] of givens) expect([given, verdict(asks(answer, form), given)]).toEqual([given, said])
  })

  test('The right expression in another form loses one mark', () => {
    expect(mark(asks('(x+2)(x+3)', 'factorised'), { kind: 'algebra', text: 'x^2+5x+6' })).toMatchObject({
      marks: 1,
      outOf: 2,
    })
  })
})

test.each([
  ['an answer that can’t be read', { answer: '2x+' }, /can’t be read/],
  ['a subject without an equation', { answer: '2x+1', form: 'subject' as const }, /its subject first/],
  ['an answer that is not in its own form', { answer: 'x^2+5x+6', form: 'factorised' as const }, /not in the form/],
  ['a word for a letter', { letters: ['ab'] }, /single letters/],
])('%s is no question', (_what, change, says) => {
  expect(Question.safeParse(questionOf('algebra', change)).error?.issues[0]?.message).toMatch(says)
})
