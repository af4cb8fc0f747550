const raised = new Map(
  Object.entries({
    '0': '⁰',
    '1': '¹',
    '2': '²',
    '3': '³',
    '4': '⁴',
    '5': '⁵',
    '6': '⁶',
    '7': '⁷',
    '8': '⁸',
    '9': '⁹',
    '+': '⁺',
    '-': '⁻',
    '−': '⁻',
    '=': '⁼',
    '(': '⁽',
    ')': '⁾',
    n: 'ⁿ',
    i: 'ⁱ',
  }),
)
const lowered = new Map(
  Object.entries({
    '0': '₀',
    '1': '₁',
    '2': '₂',
    '3': '₃',
    '4': '₄',
    '5': '₅',
    '6': '₆',
    '7': '₇',
    '8': '₈',
    '9': '₉',
    '+': '₊',
    '-': '₋',
    '−': '₋',
    '=': '₌',
    '(': '₍',
    ')': '₎',
    n: 'ₙ',
    x: 'ₓ',
    a: 'ₐ',
    e: 'ₑ',
    o: 'ₒ',
  }),
)

/** Small letters above or below the line, as Unicode has them; text that it hasn't stays as it is. */
export function toScript(text: string, script: 'sub' | 'sup'): string {
  const table = script === 'sub' ? lowered : raised
  const letters = [...text.trim()].map((letter) => table.get(letter))
  return letters.every((letter) => letter !== undefined) ? letters.join('') : text
}

const ordinary = new Map([...raised].filter(([letter]) => letter !== '−').map(([letter, small]) => [small, letter]))

/** Every small letter that `toScript` writes above the line. */
export const raisedLetters = [...ordinary.keys()].join('')

/** What small letters above the line stand for; others stay as they are. */
export function fromRaised(text: string): string {
  return [...text].map((letter) => ordinary.get(letter) ?? letter).join('')
}
