import { type Algebra, type Expression, lettersIn, productOf, sidesOf, sumOf } from './expression.ts'
import { type Token, tokensOf, Unreadable } from './tokens.ts'

export type Reading = { algebra: Algebra; problem: null } | { algebra: null; problem: string }

/** Brackets and roots in each other: deeper than any exam, shallow enough for every stack. */
const DEEPEST = 30
const LONGEST = 300

/**
 * Reads algebra as it is typed: 2x^2+3x, (x+1)(x-2)/4, sqrt(3), √3, 2pi. Nothing is worked out, and reading always ends.
 * @param letters those that the question has; without them any letter will do
 */
export function readAlgebra(typed: string, letters: readonly string[] | null = null): Reading {
  try {
    if (typed.length > LONGEST) throw new Unreadable(`Write at most ${LONGEST} characters.`)
    const algebra = new Reader(tokensOf(typed, letters ?? [])).algebra()
    const strange = sidesOf(algebra)
      .flatMap(lettersIn)
      .find((letter) => letter !== 'π' && !letters?.includes(letter))
    if (letters && strange) {
      const own =
        letters.length > 1 ? ` Its letters are ${letters.join(', ')}.` : letters.map((one) => ` Its letter is ${one}.`)
      throw new Unreadable(`There is no ${strange} in this question.${own}`)
    }
    return { algebra, problem: null }
  } catch (error) {
    if (error instanceof Unreadable) return { algebra: null, problem: error.message }
    throw error
  }
}

const starts = (token: Token | undefined) => token !== undefined && (token.is !== 'sign' || token.sign === '(')

class Reader {
  private at = 0
  private depth = 0
  private readonly tokens: readonly Token[]
  constructor(tokens: readonly Token[]) {
    this.tokens = tokens
  }

  algebra(): Algebra {
    if (this.tokens.length === 0) throw new Unreadable('Write your answer.')
    // '= 2x' after 'Answer:' is an expression.
    if (this.isSign('=')) this.at++
    const left = this.sum()
    if (!this.takes('=')) {
      this.end()
      return { left, right: null }
    }
    const right = this.sum()
    if (this.isSign('=')) throw new Unreadable('Write one equals sign at most.')
    this.end()
    return { left, right }
  }

  private end() {
    if (this.at >= this.tokens.length) return
    throw new Unreadable(this.isSign(')') ? 'There is a closing bracket too many.' : 'A sign is missing or too many.')
  }

  private sum(): Expression {
    if (++this.depth > DEEPEST) throw new Unreadable('There are too many brackets in each other.')
    const terms = [this.product()]
    while (this.isSign('+') || this.isSign('-')) {
      const minus = this.isSign('-')
      this.at++
      const term = this.product()
      terms.push(minus ? { op: 'negative', of: term } : term)
    }
    this.depth--
    return sumOf(terms)
  }

  private product(): Expression {
    if (this.takes('-')) return { op: 'negative', of: this.deeper(() => this.product()) }
    if (this.takes('+')) return this.deeper(() => this.product())
    let made = this.power()
    while (true) {
      if (this.takes('*')) made = productOf([made, this.signed()])
      else if (this.takes('/')) made = { op: 'quotient', over: made, under: this.signed() }
      else if (starts(this.token())) made = productOf([made, this.beside()])
      else return made
    }
  }

  /** What stands beside another factor without a sign between them. */
  private beside(): Expression {
    const [before, token] = [this.tokens[this.at - 1], this.token()]
    if (token?.is === 'number') {
      if (before?.is === 'number')
        throw new Unreadable(`A sign is missing between ${before.digits} and ${token.digits}.`)
      if (before?.is === 'letter')
        throw new Unreadable(
          `Write ${before.name}^${token.digits} for a power or ${token.digits}${before.name} for a product, not ${before.name}${token.digits}.`,
        )
    }
    return this.power()
  }

  private signed(): Expression {
    if (this.takes('-')) return { op: 'negative', of: this.deeper(() => this.signed()) }
    return this.power()
  }

  private power(): Expression {
    const base = this.atom()
    return this.takes('^') ? { op: 'power', base, exponent: this.deeper(() => this.signed()) } : base
  }

  private atom(): Expression {
    const token = this.token()
    if (!token) throw new Unreadable('Something is missing at the end.')
    if (token.is === 'sign' && token.sign !== '(')
      throw new Unreadable(
        token.sign === ')'
          ? 'Something is missing before a closing bracket.'
          : `Something is missing before ‘${token.sign}’.`,
      )
    this.at++
    switch (token.is) {
      case 'number':
        return { op: 'number', digits: token.digits }
      case 'letter':
        return { op: 'letter', name: token.name }
      case 'root':
        return { op: 'root', of: this.deeper(() => this.atom()) }
      case 'call':
        return this.call(token.name)
      case 'sign':
        return this.bracketed()
    }
  }

  private bracketed(): Expression {
    const inside = this.sum()
    if (!this.takes(')')) throw new Unreadable('A bracket is not closed.')
    return inside
  }

  /** sin(2x), sin 2x, sin^2 x */
  private call(name: Extract<Expression, { op: 'call' }>['name']): Expression {
    const exponent = this.takes('^') ? this.deeper(() => this.signed()) : null
    const of = this.isSign('(') ? this.deeper(() => this.atom()) : this.deeper(() => this.argument())
    const called: Expression = { op: 'call', name, of }
    return exponent ? { op: 'power', base: called, exponent } : called
  }

  private argument(): Expression {
    const factors = [this.power()]
    while (this.token()?.is === 'letter') factors.push(this.power())
    return productOf(factors)
  }

  private deeper<T>(read: () => T): T {
    if (++this.depth > DEEPEST) throw new Unreadable('There are too many signs in each other.')
    const made = read()
    this.depth--
    return made
  }

  private token = (): Token | undefined => this.tokens[this.at]
  private isSign(sign: string): boolean {
    const token = this.token()
    return token?.is === 'sign' && token.sign === sign
  }
  private takes(sign: string): boolean {
    const found = this.isSign(sign)
    if (found) this.at++
    return found
  }
}
