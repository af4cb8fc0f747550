import { fromRaised, raisedLetters } from '../../unicode-script.ts'
import { type FunctionName, functionNames } from './expression.ts'

export type Token =
  | { is: 'number'; digits: string }
  | { is: 'letter'; name: string }
  | { is: 'call'; name: FunctionName }
  | { is: 'root' }
  | { is: 'sign'; sign: '+' | '-' | '*' | '/' | '^' | '(' | ')' | '=' }

/** Why something typed is no algebra, in a sentence for whoever typed it. */
export class Unreadable extends Error {}

const greek = new Map(
  Object.entries({ pi: 'π', theta: 'θ', alpha: 'α', beta: 'β', lambda: 'λ', mu: 'μ', phi: 'φ', omega: 'ω' }),
)
const words = new Map<string, Token>([
  ['sqrt', { is: 'root' }],
  ['root', { is: 'root' }],
  ...functionNames.map((name): [string, Token] => [name, { is: 'call', name }]),
  ...[...greek].map(([word, name]): [string, Token] => [word, { is: 'letter', name }]),
])
const spelled = [...words.keys()].sort((one, other) => other.length - one.length)

const raisedRun = new RegExp(`^[${raisedLetters}]+`)

const signs = new Map<string, Extract<Token, { is: 'sign' }>['sign']>([
  ...['+', '-', '*', '/', '^', '(', ')', '='].map((sign) => [sign, sign] as [string, '+']),
  ...['−', '–', '—', '‐'].map((sign) => [sign, '-'] as [string, '-']),
  ...['×', '·', '⋅', '∙'].map((sign) => [sign, '*'] as [string, '*']),
  ...['÷', '∕', '⁄'].map((sign) => [sign, '/'] as [string, '/']),
  ...['[', '{'].map((sign) => [sign, '('] as [string, '(']),
  ...[']', '}'].map((sign) => [sign, ')'] as [string, ')']),
])

/**
 * Parts what was typed into numbers, letters and signs.
 * @param letters those of the question, so that `sin` is s·i·n where it has all three
 * @throws {Unreadable}
 */
export function tokensOf(typed: string, letters: readonly string[]): Token[] {
  const text = typed.replaceAll('**', '^')
  const tokens: Token[] = []
  let at = 0
  while (at < text.length) {
    const [taken, ...made] = next(text.slice(at), letters)
    tokens.push(...made)
    at += taken
  }
  return tokens
}

function next(text: string, letters: readonly string[]): [taken: number, ...Token[]] {
  const [space = ''] = /^\s+/.exec(text) ?? []
  if (space) return [space.length]
  const [digits = ''] = /^(?:\d+(?:\.\d+)?|\.\d+)/.exec(text) ?? []
  if (digits) return [digits.length, { is: 'number', digits: digits.startsWith('.') ? `0${digits}` : digits }]
  const [exponent = ''] = raisedRun.exec(text) ?? []
  if (exponent) {
    const inside = tokensOf(fromRaised(exponent), letters)
    return [exponent.length, { is: 'sign', sign: '^' }, { is: 'sign', sign: '(' }, ...inside, { is: 'sign', sign: ')' }]
  }
  const word = spelled.find(
    (name) => text.toLowerCase().startsWith(name) && ![...name].every((letter) => letters.includes(letter)),
  )
  const meant = word && words.get(word)
  if (meant) return [word.length, meant]
  const [character = ''] = text
  const sign = signs.get(character)
  if (sign) return [1, { is: 'sign', sign }]
  if (character === '√') return [1, { is: 'root' }]
  if (/^\p{L}$/u.test(character)) return [character.length, { is: 'letter', name: ownCase(character, letters) }]
  throw new Unreadable(
    character === ',' ? 'Write numbers without commas.' : `‘${character}’ is not a sign that can be read here.`,
  )
}

/** Phones begin with a capital: X is x where the question has only that. */
function ownCase(letter: string, letters: readonly string[]): string {
  const small = letter.toLowerCase()
  if (letters.includes(letter)) return letter
  if (letters.includes(small)) return small
  const capital = letter.toUpperCase()
  return letters.includes(capital) ? capital : letter
}
