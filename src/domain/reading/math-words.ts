/** A piece of MathML, as far as speech needs it. */
export interface MathNode {
  /** The element's name, such as `mfrac`. */
  name: string
  /** Its own text, where it has no elements in it. */
  text: string
  children: readonly MathNode[]
}

const signs = new Map(
  Object.entries({
    '=': 'equals',
    '+': 'plus',
    '−': 'minus',
    '-': 'minus',
    '×': 'times',
    '⋅': 'times',
    '÷': 'divided by',
    '/': 'over',
    '±': 'plus or minus',
    '<': 'is less than',
    '>': 'is greater than',
    '≤': 'is at most',
    '≥': 'is at least',
    '≠': 'is not equal to',
    '≈': 'is about',
    '→': 'gives',
    '⇌': 'is in equilibrium with',
    '⟶': 'gives',
    '%': 'percent',
    '°': 'degrees',
    '′': 'dash',
    '″': 'double dash',
    '∘': 'degrees',
    π: 'pi',
    λ: 'lambda',
    θ: 'theta',
    Δ: 'delta',
    μ: 'mu',
    ρ: 'rho',
    '\u2061': '',
    '\u2062': '',
  }),
)
const powers = new Map(Object.entries({ 2: 'squared', 3: 'cubed', degrees: 'degrees', minus: 'minus', plus: 'plus' }))

/** A formula as it is read aloud. */
export function mathWords(node: MathNode): string {
  return wordsOf(node).replaceAll(/\s+/g, ' ').trim()
}

function wordsOf({ name, text, children }: MathNode): string {
  const part = (index: number) => {
    const child = children[index]
    return child ? mathWords(child) : ''
  }
  if (name === 'mfrac') return ` ${part(0)} over ${part(1)} `
  if (name === 'msqrt') return ` square root of ${children.map(mathWords).join(' ')} `
  if (name === 'mroot') return ` ${part(1) === '3' ? 'cube root' : `root ${part(1)}`} of ${part(0)} `
  if (name === 'msup' || name === 'mover') return ` ${part(0)} ${raised(part(1))} `
  if (name === 'msub' || name === 'munder') return ` ${part(0)} ${part(1)} `
  if (name === 'msubsup' || name === 'munderover') return ` ${part(0)} ${part(1)} ${raised(part(2))} `
  if (name === 'annotation' || name === 'mphantom') return ''
  if (children.length > 0) return children.map((child, at) => wordsInRow(child, at, children)).join('')
  const own = text.trim()
  if (name === 'mtext' || name === 'mn' || name === 'mi') return ` ${signs.get(own) ?? own} `
  return name === 'mo' ? ` ${signs.get(own) ?? own} ` : ` ${own} `
}

/** A ring between two functions composes them, while a raised one is of degrees; `O(n)` is O of n, but `O(0, 0)` a point. */
function wordsInRow(node: MathNode, at: number, row: readonly MathNode[]): string {
  const own = node.text.trim()
  if (own === '∘' && at > 0 && at + 1 < row.length) return ' composed with '
  const applied = node.name === 'mi' && /^[fgO]$/.test(own) && row[at + 1]?.text.trim() === '('
  return applied && !row.slice(at).some(({ text }) => text.trim() === ',') ? ` ${own} of ` : wordsOf(node)
}

const raised = (power: string) => (power === '' ? '' : (powers.get(power) ?? `to the power ${power}`))
