import { all, type BigNumber, create, type MathNode } from 'mathjs'

/** What an expression comes to. */
export type Value = number | BigNumber | string | boolean
export type Values = Map<string, Value>

/** Where expressions are worked out: the same expression, two kinds of arithmetic. */
export interface Arithmetic {
  /** A drawn number or word as this arithmetic's own value. */
  value(given: number | string): Value
  /** @throws {Error} for an expression that cannot be worked out with these values. */
  evaluate(expression: string, values: Values): Value
}

/** Digits kept by the exact arithmetic: rounding is decided on numbers that are right far beyond what is shown. */
const PRECISION = 32

const functionNames = ['abs', 'ceil', 'floor', 'round', 'sqrt', 'cbrt', 'gcd', 'lcm', 'min', 'max', 'mod'] as const
const moreNames = ['sum', 'mean', 'median', 'log10', 'factorial', 'combinations', 'isPrime'] as const
const ownNames = ['whole', 'ln', 'exp', 'sin', 'cos', 'tan', 'asin', 'acos', 'atan'] as const
const knownFunctions: readonly string[] = [...functionNames, ...moreNames, ...ownNames]
/** Words that mean something in an expression already, so that no value can be called by them. */
const keywords = ['end', 'pi', 'and', 'or', 'not', 'xor', 'mod', 'to', 'in', 'true', 'false', 'null', 'undefined']
export const isTaken = (name: string) => keywords.includes(name) || knownFunctions.includes(name)

const knownNodes = [
  'AccessorNode',
  'ArrayNode',
  'ConditionalNode',
  'ConstantNode',
  'FunctionNode',
  'IndexNode',
  'OperatorNode',
  'ParenthesisNode',
  'RelationalNode',
  'SymbolNode',
]

const allFunctions = all ?? {}
/** Every function of the library, for reading alone: made for the first expression that is checked. */
let parser: ReturnType<typeof create> | undefined

/**
 * Reads an expression and refuses whatever is not arithmetic on `names`: no assignment, no function that is not listed,
 * no property.
 * @throws {Error} with a sentence.
 */
export function checkExpression(expression: string, names: ReadonlySet<string>): void {
  const refuse = (what: string): never => {
    throw new Error(`'${expression}': ${what}`)
  }
  parser ??= create(allFunctions)
  const { isAccessorNode, isArrayNode, isIndexNode, isSymbolNode, isFunctionNode } = parser
  let root: MathNode
  try {
    root = parser.parse(expression)
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error))
  }
  root.traverse((node, _path, parent) => {
    if (!knownNodes.includes(node.type)) refuse(`a ${node.type} is not arithmetic`)
    // Picking from a list written out is arithmetic, reaching into a value is not.
    if (isAccessorNode(node) && !isArrayNode(node.object)) refuse('only a list in brackets has places')
    if (isIndexNode(node) && node.dotNotation) refuse('a value has no parts')
    if (!isSymbolNode(node)) return
    const called = parent && isFunctionNode(parent) && parent.fn === node
    if (called && !knownFunctions.includes(node.name)) refuse(`there is no function '${node.name}'`)
    if (!called && node.name !== 'pi' && !names.has(node.name)) refuse(`there is no value '${node.name}'`)
  })
}

/** Made when it is first asked: it takes a tenth of a second and ten megabytes. */
function createArithmetic(number: 'BigNumber' | 'number'): Arithmetic {
  let made: Arithmetic | undefined
  const arithmetic = () => {
    made ??= makeArithmetic(number)
    return made
  }
  return {
    value: (given) => arithmetic().value(given),
    evaluate: (expression, values) => arithmetic().evaluate(expression, values),
  }
}

function makeArithmetic(number: 'BigNumber' | 'number'): Arithmetic {
  const math = create(allFunctions, number === 'BigNumber' ? { number, precision: PRECISION } : { number })
  const compiled = new Map<string, { evaluate(scope: Map<string, unknown>): unknown }>()
  const { pi, multiply, divide } = math
  type Angle = number | BigNumber
  const inRadians = (angle: Angle) => divide(multiply(angle, pi), 180) as Angle
  const inDegrees = (angle: Angle) => divide(multiply(angle, 180), pi) as Angle
  // Angles are in degrees, as at school.
  const functions: [string, unknown][] = [
    ['whole', math.isInteger],
    ['ln', math.log],
    ['sin', (angle: Angle) => math.sin(inRadians(angle) as number)],
    ['cos', (angle: Angle) => math.cos(inRadians(angle) as number)],
    ['tan', (angle: Angle) => math.tan(inRadians(angle) as number)],
    ['asin', (ratio: number) => inDegrees(math.asin(ratio) as Angle)],
    ['acos', (ratio: number) => inDegrees(math.acos(ratio) as Angle)],
    ['atan', (ratio: number) => inDegrees(math.atan(ratio) as Angle)],
  ]
  return {
    value: (given) => (typeof given === 'string' || number === 'number' ? given : math.bignumber(given)),
    evaluate(expression, values) {
      const code = compiled.get(expression) ?? math.compile(expression)
      compiled.set(expression, code)
      const scope = new Map<string, unknown>(values)
      for (const [name, work] of functions) scope.set(name, work)
      const result = code.evaluate(scope)
      if (typeof result === 'number' || typeof result === 'string' || typeof result === 'boolean') return result
      if (math.isBigNumber(result)) return result
      // A root of a number below zero: a need may rule it out, and nothing can show it.
      if (math.isComplex(result)) return number === 'number' ? Number.NaN : math.bignumber(Number.NaN)
      throw new Error(`'${expression}' is neither a number nor a word`)
    },
  }
}

/** 32 decimal digits: what readers see comes from here. */
export const exactArithmetic = createArithmetic('BigNumber')
/** The processor's own floating point: a second opinion for the content check. */
export const floatArithmetic = createArithmetic('number')
