import fc from 'fast-check'
import Fraction from 'fraction.js'
import { describe, expect, test } from 'vitest'
import { workOut } from './work-out.ts'

describe('what a pupil’s own numbers come to', () => {
  test.each([
    ['whats the nth term of 5 8 11 14', 'The nth term is 3n + 2.'],
    ['nth term 20, 18, 16, 14', 'The nth term is −2n + 22.'],
    ['find the 50th term of the sequence 3, 7, 11, 15', 'The 50th term is 199. The nth term is 4n − 1.'],
    ['what number comes next 2 4 8 16', 'The next term is 32. The nth term is 2 × 2 to the power (n − 1).'],
    ['nth term of 5, 12, 23, 38', 'The nth term is 2n² + n + 2.'],
    ['nth term of 4 8 12 16', 'The nth term is 4n.'],
    ['3/4 divided by 2/5', '3/4 ÷ 2/5 = 1 7/8.'],
    ['how do u do 1/2 + 1/3', '1/2 + 1/3 = 5/6.'],
    ['2 1/4 minus 5/6', '2 1/4 − 5/6 = 1 5/12.'],
    ['add 1/4 and 1/4 pls', '1/4 + 1/4 = 1/2.'],
    ['take 1/3 from 5/6', '5/6 − 1/3 = 1/2.'],
    ['what is 3/4 of 20', '3/4 of 20 is 15.'],
    ['2/3 x 9', '2/3 × 9 = 6.'],
    ['whats 15% of 80', '15% of 80 is 12.'],
    ['20 percent off £60', '£60 decreased by 20% is £48.'],
    ['a coat was 80 pounds its 15% off', '80 decreased by 15% is 68.'],
    ['£500 at 3% compound intrest for 4 years', 'After 4 years there is £562.75.'],
    ['simple interest on £200 at 5% for 3 years', 'After 3 years there is £230.'],
    ['increase 40 by 2.5%', '40 increased by 2.5% is 41.'],
    ['what percent of 40 is 12', '12 is 30% of 40.'],
    ['18 out of 24 as a percentage', '18 is 75% of 24.'],
    ['percentage change from 40 to 50', 'From 40 to 50 is an increase of 25%.'],
    ['solve 3x + 5 = 20', 'x = 5'],
    ['how do i solve 5x-3=2x+9', 'x = 4'],
    ['what is x if 2(x+3)=x-4', 'x = −10'],
    ['solve x/3 + 1 = 4', 'x = 9'],
    ['solve 2x + 1 = 2x + 3', 'No value of x makes it true.'],
    ['mean of 3, 5, 8 and 9', 'The mean is 6.25.'],
    ['find the median of 7 1 3 10', 'The median is 5.'],
    ['mode and range of 4 4 5 9', 'The mode is 4. The range is 5.'],
    ['hypotenuse of a right angled triangle with sides 5cm and 12cm', 'The hypotenuse, the longest side, is 13 cm.'],
    ['pythagoras hypotenuse is 10 and one side 6', 'The other side is 8.'],
    ['a car goes 150 km in 2 hours 30 minutes what is its speed', 'The speed is 60 km/h.'],
    ['how far do you go at 60 mph for 30 mins', 'The distance is 30 miles.'],
    ['how long does it take to travel 90 km at 60 km/h', 'It takes 1.5 hours. That is 90 minutes.'],
    ['simplify 12:18', '12 : 18 in its simplest form is 2 : 3.'],
    ['share £40 in the ratio 3:5', 'The shares are £15 and £25.'],
    ['hcf of 12 and 18', 'The highest common factor of 12 and 18 is 6.'],
    ['lowest common multiple of 4 and 6', 'The lowest common multiple of 4 and 6 is 12.'],
    ['60 as a product of primes', '60 = 2 × 2 × 3 × 5.'],
    ['is 51 a prime number', 'No, 51 is not a prime number.'],
    ['is 97 prime?', 'Yes, 97 is a prime number.'],
    ['round 3478 to the nearest hundred', '3478 to the nearest hundred is 3500.'],
    ['3.14159 to 2 dp', '3.14159 to 2 decimal places is 3.14.'],
    ['0.00456 to 2 sf', '0.00456 to 2 significant figures is 0.0046.'],
    ['round 2.96 to 1 decimal place', '2.96 to 1 decimal place is 3.0.'],
    ['turn 3/4 into a decimal', '3/4 as a decimal is 0.75.'],
    ['0.35 as a fraction', '0.35 as a fraction is 7/20.'],
    ['12.5% as a fraction', '12.5% as a fraction is 1/8.'],
    ['simplify 18/24', '18/24 in its simplest form is 3/4.'],
    ['area of a rectangle 5cm by 3cm', 'The area of the rectangle is 15 cm².'],
    [
      'circumference of a circle with radius 5 cm',
      'The circumference of the circle is 10π, or 31.4 cm to 3 significant figures.',
    ],
    [
      'area of a triangle base 6 height 4',
      'The area of the triangle is 12, if the height is at a right angle to the base.',
    ],
  ])('%s', (question, answer) => {
    const worked = workOut(question)
    expect(worked?.answer).toBe(answer)
    expect(worked?.steps.length).toBeGreaterThan(0)
  })

  test.each([
    'what is osmosis',
    'what happened in 1066',
    'who was king in 1 2 3',
    'what is the mean of a list',
    'how do i solve x^2 + 3x = 10',
    'what is y = 2x + 3',
    'explain E = mc^2',
    'whats the speed of light',
    'the war from 1914 to 1918 percent of men killed',
    'is 1984 a good book',
    'nth term',
    '5 star review',
    'divide 3/0 by 2',
    'my birthday is 3/4/2012',
    'what is a prime minister 10 downing street',
    'x = 5',
    'rounding to the nearest 100',
    'circle area is it 2 pi r or pi r squared',
    'is 10 downing street where the prime minister lives',
    'round table of king arthur 12 knights',
    '',
  ])('%s is not worked', (question) => expect(workOut(question)).toBeNull())
})

test('the nth term found gives back the sequence, whatever it begins with and goes up by', () => {
  fc.assert(
    fc.property(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -20, max: 20 }).filter(Boolean), (first, step) => {
      const terms = [0, 1, 2, 3].map((at) => first + at * step)
      const place = 30
      const { answer = '' } = workOut(`what is the ${place}th term of ${terms.join(', ')}`) ?? {}
      expect(answer.replaceAll('−', '-')).toContain(`The 30th term is ${first + 29 * step}.`)
    }),
  )
})

test('an equation is solved to what makes both sides equal', () => {
  const number = fc.integer({ min: -20, max: 20 })
  fc.assert(
    fc.property(number.filter(Boolean), number, number, number, (a, b, c, d) => {
      fc.pre(a !== c)
      const side = (letters: number, rest: number) => `${letters}x ${rest < 0 ? '-' : '+'} ${Math.abs(rest)}`
      const { answer = '' } = workOut(`solve ${side(a, b)} = ${side(c, d)}`) ?? {}
      const x = new Fraction(answer.replace('x = ', '').replace('−', '-'))
      expect(x.mul(a).add(b).equals(x.mul(c).add(d))).toBe(true)
    }),
  )
})

test('two fractions come to what they come to', () => {
  const part = fc.integer({ min: 1, max: 30 })
  const signs = { plus: 'add', minus: 'sub', times: 'mul', 'divided by': 'div' } as const
  fc.assert(
    fc.property(
      part,
      part,
      part,
      part,
      fc.constantFrom(...(Object.keys(signs) as (keyof typeof signs)[])),
      (a, b, c, d, sign) => {
        const { answer = '' } = workOut(`${a}/${b} ${sign} ${c}/${d}`) ?? {}
        const [, result = ''] = answer.replaceAll('−', '-').split(' = ')
        const wanted = new Fraction(a, b)[signs[sign]](new Fraction(c, d))
        expect(new Fraction(result.replace(/\.$/, '')).equals(wanted)).toBe(true)
      },
    ),
  )
})

test('whatever is typed, working ends without a fault, with nothing undefined in it', () => {
  const words = fc.constantFrom(
    'solve',
    'mean',
    'of',
    'ratio',
    '3/4',
    '%',
    '=',
    'x',
    '2x',
    '-5',
    '12:8',
    'hcf',
    'speed',
    'km',
    'hours',
    '1e9',
    '999999999',
    'round',
    'nth term',
    '0',
    'area',
    'circle',
    '£',
    'share',
    'to',
    'fraction',
    '÷',
    '(',
    ')',
    '^2',
  )
  fc.assert(
    fc.property(fc.array(words, { maxLength: 12 }), (typed) => {
      const worked = workOut(typed.join(' '))
      expect(JSON.stringify(worked)).not.toMatch(/NaN|undefined|Infinity|null,/)
    }),
    { numRuns: 300 },
  )
})
