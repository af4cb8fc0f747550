import type { Expression } from './expression.ts'

const functions = { sin: Math.sin, cos: Math.cos, tan: Math.tan, ln: Math.log, log: Math.log10 }

/** What an expression comes to in floating point; angles are in radians. Not finite where it has no real value. */
export function valueAt(expression: Expression, valueOfLetter: (name: string) => number): number {
  const value = (part: Expression) => valueAt(part, valueOfLetter)
  switch (expression.op) {
    case 'number':
      return Number(expression.digits)
    case 'letter':
      return expression.name === 'π' ? Math.PI : valueOfLetter(expression.name)
    case 'negative':
      return -value(expression.of)
    case 'sum':
      return expression.terms.reduce((sum, term) => sum + value(term), 0)
    case 'product':
      return expression.factors.reduce((product, factor) => product * value(factor), 1)
    case 'quotient':
      return value(expression.over) / value(expression.under)
    case 'power':
      return value(expression.base) ** value(expression.exponent)
    case 'root':
      return Math.sqrt(value(expression.of))
    case 'call':
      return functions[expression.name](value(expression.of))
  }
}
