import { numbersIn, plainSum } from './numbers.ts'
import type { Worker } from './worked.ts'

const topics = ['gcse-maths-factors-multiples-and-primes', 'ks2-maths-order-of-operations-and-factors']
/** Larger numbers take too many steps to read. */
const LARGEST = 100_000

/** Highest common factors, lowest common multiples, prime factors, all factors, and whether a number is prime. */
export const factors: Worker = (question) => {
  const text = plainSum(question)
  const numbers = numbersIn(text).map((number) => number.valueOf())
  if (numbers.length === 0 || numbers.some((number) => !Number.isInteger(number) || number < 1 || number > LARGEST))
    return null
  const [first = 1, second] = numbers
  if (/\bhcf\b|\bgcf\b|\bgcd\b|(?:highest|greatest|largest|biggest) common factor/.test(text))
    return second && numbers.length < 4 ? highest(numbers) : null
  if (/\blcm\b|(?:lowest|least|smallest) common multiple/.test(text))
    return second && numbers.length < 4 ? lowest(numbers) : null
  if (numbers.length !== 1) return null
  if (/prime factor|product of (?:its )?primes?|factor tree/.test(text)) return first > 1 ? primeFactors(first) : null
  if (/\b(?:is|isnt|isn't) \d+ (?:not )?(?:a )?prime|^\d+ prime\b|\d+ is (?:not )?(?:a )?prime/.test(text))
    return isPrime(first)
  return /\bfactors? of \d/.test(text) ? allFactors(first) : null
}

function primesOf(number: number): number[] {
  const found: number[] = []
  let left = number
  for (let by = 2; by * by <= left; by++)
    while (left % by === 0) {
      found.push(by)
      left /= by
    }
  return left > 1 ? [...found, left] : found
}

const product = (primes: readonly number[]) => (primes.length === 0 ? '1' : primes.join(' × '))
const list = (numbers: readonly number[]) => numbers.join(', ')
const named = (numbers: readonly number[]) => `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`
const factorsOf = (number: number) =>
  Array.from({ length: Math.floor(Math.sqrt(number)) }, (_, at) => at + 1)
    .filter((by) => number % by === 0)
    .flatMap((by) => (by * by === number ? [by] : [by, number / by]))
    .sort((a, b) => a - b)
const gcd = (one: number, other: number): number => (other === 0 ? one : gcd(other, one % other))

function highest(numbers: number[]) {
  const answer = numbers.reduce(gcd)
  return {
    answer: `The highest common factor of ${named(numbers)} is ${answer}.`,
    steps: [
      ...numbers.map((number) => `${number} = ${product(primesOf(number))}`),
      answer === 1
        ? 'They have no prime in common, so only 1 divides them all.'
        : `The primes that they all have are ${product(primesOf(answer))}, and that is ${answer}.`,
    ],
    topics,
  }
}

function lowest(numbers: number[]) {
  const answer = numbers.reduce((one, other) => (one / gcd(one, other)) * other)
  return {
    answer: `The lowest common multiple of ${named(numbers)} is ${answer}.`,
    steps: [
      ...numbers.map((number) => `${number} = ${product(primesOf(number))}`),
      `Take each prime as often as it is in any one of them: ${product(primesOf(answer))} = ${answer}.`,
    ],
    topics,
  }
}

function primeFactors(number: number) {
  const primes = primesOf(number)
  if (primes.length === 1)
    return { answer: `${number} is a prime number.`, steps: ['Only 1 and the number itself divide it.'], topics }
  let left = number
  const steps = primes.slice(0, -1).map((prime) => {
    const line = `${left} ÷ ${prime} = ${left / prime}`
    left /= prime
    return line
  })
  return {
    answer: `${number} = ${product(primes)}.`,
    steps: [...steps, `${left} is a prime number, so stop there.`],
    topics,
  }
}

function isPrime(number: number) {
  const primes = primesOf(number)
  if (number === 1)
    return {
      answer: 'No, 1 is not a prime number.',
      steps: ['A prime number has exactly two factors. 1 has only one.'],
      topics,
    }
  if (primes.length > 1) {
    const [by = 1] = primes
    return {
      answer: `No, ${number} is not a prime number.`,
      steps: [
        'A prime number has exactly two factors: 1 and itself.',
        `${number} has more: ${by} × ${number / by} = ${number}.`,
      ],
      topics,
    }
  }
  const tried = Array.from({ length: Math.floor(Math.sqrt(number)) }, (_, at) => at + 1).filter(
    (by) => by > 1 && primesOf(by).length === 1,
  )
  return {
    answer: `Yes, ${number} is a prime number.`,
    steps: [
      'A prime number has exactly two factors: 1 and itself.',
      tried.length === 0
        ? `Nothing but 1 and ${number} divides ${number}.`
        : `None of ${list(tried)} divides ${number}, and larger primes need not be tried.`,
    ],
    topics,
  }
}

function allFactors(number: number) {
  const found = factorsOf(number)
  return {
    answer: `The factors of ${number} are ${found.length === 1 ? '1' : named(found)}.`,
    steps: found.filter((by) => by * by <= number).map((by) => `${by} × ${number / by} = ${number}`),
    topics,
  }
}
