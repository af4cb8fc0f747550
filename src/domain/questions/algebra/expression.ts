/** An expression as it was typed: brackets that change nothing are gone, sums and products are flat, a minus is a term of its own. */
export type Expression =
  | { op: 'number'; digits: string }
  | { op: 'letter'; name: string }
  | { op: 'negative'; of: Expression }
  | { op: 'sum'; terms: Expression[] }
  | { op: 'product'; factors: Expression[] }
  | { op: 'quotient'; over: Expression; under: Expression }
  | { op: 'power'; base: Expression; exponent: Expression }
  | { op: 'root'; of: Expression }
  | { op: 'call'; name: FunctionName; of: Expression }

export const functionNames = ['sin', 'cos', 'tan', 'ln', 'log'] as const
export type FunctionName = (typeof functionNames)[number]

/** `right` is null for an expression that is no equation. */
export interface Algebra {
  left: Expression
  right: Expression | null
}

/** What an expression is made of, one level down. */
export function partsOf(expression: Expression): Expression[] {
  switch (expression.op) {
    case 'number':
    case 'letter':
      return []
    case 'negative':
    case 'root':
    case 'call':
      return [expression.of]
    case 'sum':
      return expression.terms
    case 'product':
      return expression.factors
    case 'quotient':
      return [expression.over, expression.under]
    case 'power':
      return [expression.base, expression.exponent]
  }
}

export const sidesOf = ({ left, right }: Algebra): Expression[] => (right ? [left, right] : [left])

export const lettersIn = (expression: Expression): string[] =>
  expression.op === 'letter' ? [expression.name] : [...new Set(partsOf(expression).flatMap(lettersIn))]

/** Of how many pieces an expression is. */
export const sizeOf = (expression: Expression): number =>
  partsOf(expression).reduce((size, part) => size + sizeOf(part), 1)

export const some = (expression: Expression, is: (one: Expression) => boolean): boolean =>
  is(expression) || partsOf(expression).some((part) => some(part, is))

export const sumOf = (terms: readonly Expression[]): Expression => {
  const flat = terms.flatMap((term) => (term.op === 'sum' ? term.terms : [term]))
  const [only] = flat
  return only && flat.length === 1 ? only : { op: 'sum', terms: flat }
}

export const productOf = (factors: readonly Expression[]): Expression => {
  const flat = factors.flatMap((factor) => (factor.op === 'product' ? factor.factors : [factor]))
  const [only] = flat
  return only && flat.length === 1 ? only : { op: 'product', factors: flat }
}
