/** A variant's letters in Unicode: where its A, its a and its 0 are. */
interface Alphabet {
  capitals: number
  small?: number
  digits?: number
  /** Letters that Unicode had already given a place elsewhere. */
  elsewhere: Map<string, string>
}

const alphabets = new Map<string, Alphabet>([
  ['bold', { capitals: 0x1d400, small: 0x1d41a, digits: 0x1d7ce, elsewhere: new Map() }],
  [
    'double-struck',
    {
      capitals: 0x1d538,
      elsewhere: new Map(Object.entries({ C: 'ℂ', H: 'ℍ', N: 'ℕ', P: 'ℙ', Q: 'ℚ', R: 'ℝ', Z: 'ℤ' })),
    },
  ],
  [
    'script',
    {
      capitals: 0x1d49c,
      elsewhere: new Map(Object.entries({ B: 'ℬ', E: 'ℰ', F: 'ℱ', H: 'ℋ', I: 'ℐ', L: 'ℒ', M: 'ℳ', R: 'ℛ' })),
    },
  ],
])
const varied = /<(m[ino]) mathvariant="(bold|double-struck|script)">([^<]*)<\/\1>/g

/**
 * Browsers no longer read any `mathvariant` but 'normal' (MathML Core): a bold vector or the ℝ of the real numbers has
 * to be written in Unicode's own letters.
 */
export function writeMathLetters(mathml: string): string {
  return mathml.replaceAll(varied, (_whole, tag: string, variant: string, text: string) => {
    const letters = Array.from(text, (letter) => letterOf(letter, alphabets.get(variant))).join('')
    return `<${tag} mathvariant="normal">${letters}</${tag}>`
  })
}

function letterOf(letter: string, alphabet: Alphabet | undefined): string {
  const elsewhere = alphabet?.elsewhere.get(letter)
  if (elsewhere) return elsewhere
  const base = /[A-Z]/.test(letter) ? 'A' : /[a-z]/.test(letter) ? 'a' : '0'
  const first = base === 'A' ? alphabet?.capitals : base === 'a' ? alphabet?.small : alphabet?.digits
  if (first === undefined || !/^[A-Za-z0-9]$/.test(letter)) return letter
  return String.fromCodePoint(first + letter.charCodeAt(0) - base.charCodeAt(0))
}
