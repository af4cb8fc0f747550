import Fraction from 'fraction.js'
import { numbersIn, plainSum, say, sayRounded } from './numbers.ts'
import type { Worked, Worker } from './worked.ts'

const topics = ['gcse-maths-perimeter-and-area', 'ks2-maths-perimeter-area-and-volume']
const circleTopics = ['gcse-maths-circles-arcs-and-sectors']

/** The area or perimeter of a rectangle, square, triangle or circle, from its lengths. */
export const areas: Worker = (question) => {
  const text = plainSum(question).replace(/\b(?:cm|mm|m|km)(?:2|²|\^2)|\bsquared?\b(?= (?:cm|mm|m))/g, '')
  const lengths = numbersIn(text)
  // Who writes the formula asks about it.
  if (/\bpi\b|π|\bformula/.test(text)) return null
  const [a, b] = lengths
  if (!a || lengths.some((length) => length.compare(0) <= 0)) return null
  const unit = /(?<=\d ?)(?:cm|mm|km|m)\b/.exec(text)?.[0] ?? ''
  const area = /\barea\b/.test(text)
  const around = /\bperimeter\b/.test(text)
  if (/\bcircle\b|\bradius\b|\bdiameter\b|\bcircumference\b/.test(text))
    return lengths.length === 1 && (area || /\bcircumference\b/.test(text)) && !/sector|\barc\b|semi|quarter/.test(text)
      ? circle({ length: a, unit, area, diameter: /\bdiameter\b/.test(text) })
      : null
  if (!area && !around) return null
  if (/\bsquare\b/.test(text) && lengths.length === 1) return square(a, unit, area)
  if (!b || lengths.length !== 2) return null
  if (/\brect\w*|\boblong\b/.test(text)) return rectangle(a, b, { unit, area })
  return area && /\btriangle\b/.test(text) && !/\bangle\b|°|\bsin/.test(text) ? triangle(a, b, unit) : null
}

const lengthIn = (unit: string) => (unit ? ` ${unit}` : '')
const areaIn = (unit: string) => (unit ? ` ${unit}²` : '')

function square(side: Fraction, unit: string, area: boolean): Worked {
  const value = area ? side.mul(side) : side.mul(4)
  const shown = `${say(value)}${area ? areaIn(unit) : lengthIn(unit)}`
  return {
    answer: `The ${area ? 'area' : 'perimeter'} of the square is ${shown}.`,
    steps: area
      ? ['Area of a square = side × side.', `${say(side)} × ${say(side)} = ${shown}`]
      : ['A square has four equal sides.', `4 × ${say(side)} = ${shown}`],
    topics,
  }
}

function rectangle(a: Fraction, b: Fraction, { unit, area }: { unit: string; area: boolean }): Worked {
  const value = area ? a.mul(b) : a.add(b).mul(2)
  const shown = `${say(value)}${area ? areaIn(unit) : lengthIn(unit)}`
  return {
    answer: `The ${area ? 'area' : 'perimeter'} of the rectangle is ${shown}.`,
    steps: area
      ? ['Area of a rectangle = length × width.', `${say(a)} × ${say(b)} = ${shown}`]
      : ['The perimeter is the way round: two lengths and two widths.', `2 × (${say(a)} + ${say(b)}) = ${shown}`],
    topics,
  }
}

function triangle(base: Fraction, height: Fraction, unit: string): Worked {
  const shown = `${say(base.mul(height).div(2))}${areaIn(unit)}`
  return {
    answer: `The area of the triangle is ${shown}, if the height is at a right angle to the base.`,
    steps: [
      'Area of a triangle = half of base × height.',
      `${say(base)} × ${say(height)} = ${say(base.mul(height))}`,
      `Half of that is ${shown}.`,
    ],
    topics,
  }
}

function circle({
  length,
  unit,
  area,
  diameter,
}: {
  length: Fraction
  unit: string
  area: boolean
  diameter: boolean
}): Worked {
  const radius = diameter ? length.div(2) : length
  const half = diameter && area ? [`The radius is half the diameter: ${say(length)} ÷ 2 = ${say(radius)}.`] : []
  const times = area ? radius.mul(radius) : radius.mul(2)
  const value = `${sayRounded(times.valueOf() * Math.PI, 3)}${area ? areaIn(unit) : lengthIn(unit)}`
  return {
    answer: `The ${area ? 'area' : 'circumference'} of the circle is ${say(times)}π, or ${value} to 3 significant figures.`,
    steps: area
      ? [
          ...half,
          'Area of a circle = π × radius².',
          `π × ${say(radius)}² = ${say(times)}π`,
          `${say(times)} × π = ${value}`,
        ]
      : [
          'Circumference = π × diameter.',
          ...(diameter
            ? []
            : [`The diameter is twice the radius: 2 × ${say(radius)} = ${say(new Fraction(2).mul(radius))}.`]),
          `π × ${say(times)} = ${value}`,
        ],
    topics: circleTopics,
  }
}
