import { numbersIn, plainSum, say, sayRounded } from './numbers.ts'
import type { Worker } from './worked.ts'

const topics = ['gcse-maths-pythagoras-theorem-and-trigonometry']
const asks = /\bpyth?ag\w*|\bhypot\w*|\bright[- ]angled? triangle/
/** 'The hypotenuse is 13': then a shorter side is wanted. */
const given =
  /(?:hypot\w*|longest side)(?: is| of| =|:)? ?(\d+(?:\.\d+)?)|(\d+(?:\.\d+)?)(?: ?(?:cm|mm|m|km))? (?:is the |for the )?(?:hypot\w*|longest side)/

/** The third side of a right-angled triangle, from two. */
export const pythagoras: Worker = (question) => {
  const text = plainSum(question)
  if (!asks.test(text) || /\barea\b|\bangle (?:of|is)\b|\bsin\b|\bcos\b|\btan\b|°/.test(text)) return null
  const sides = numbersIn(text)
  const [a, b] = sides
  if (!a || !b || sides.length !== 2 || a.compare(0) <= 0 || b.compare(0) <= 0) return null
  const [unit = ''] = /(?<=\d ?)(?:cm|mm|km|m)\b/.exec(text) ?? []
  const withUnit = (length: string) => (unit ? `${length} ${unit}` : length)
  const [, before, behind] = given.exec(text) ?? []
  const longest = /hypot\w* (?:of (?:a|this|the)|with)\b/.test(text) ? undefined : (before ?? behind)
  const [long, short] = longest === undefined ? [null, null] : a.equals(longest) ? [a, b] : [b, a]
  if (long && short && long.compare(short) <= 0) return null
  const square = long && short ? long.mul(long).sub(short.mul(short)) : a.mul(a).add(b.mul(b))
  const root = Math.sqrt(square.valueOf())
  const exact = Math.abs(root - Number(root.toFixed(4))) < 1e-12
  const length = exact
    ? withUnit(String(Number(root.toFixed(4))))
    : `${withUnit(sayRounded(root, 3))} (to 3 significant figures)`
  return {
    answer: long ? `The other side is ${length}.` : `The hypotenuse, the longest side, is ${length}.`,
    steps: [
      'Pythagoras’ theorem: a² + b² = c², where c is the hypotenuse, the side opposite the right angle.',
      long && short
        ? `The hypotenuse is ${say(long)}, so the other side squared is ${say(long)}² − ${say(short)}² = ${say(long.mul(long))} − ${say(short.mul(short))} = ${say(square)}.`
        : `c² = ${say(a)}² + ${say(b)}² = ${say(a.mul(a))} + ${say(b.mul(b))} = ${say(square)}.`,
      `Take the square root: √${say(square)} = ${length}.`,
    ],
    topics,
  }
}
