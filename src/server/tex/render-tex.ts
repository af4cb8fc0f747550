import 'katex/contrib/mhchem'
import katex from 'katex'
import { breakTex, formulasIn } from './break-tex.ts'
import { writeMathLetters } from './math-letters.ts'
import { spaceMathml } from './space-mathml.ts'

/** Units such as µm and £ are written as they are read; anything else that LaTeX would refuse is a fault. */
const strictness = (code: string) => (code === 'unknownSymbol' || code === 'unicodeTextInMathMode' ? 'ignore' : 'error')

/** Characters of TeX that fit any line. */
const SHORT_TEX = 16

/** MathML needs no stylesheet or font of ours and is read by screen readers. Throws KaTeX's sentence on TeX that does not parse. */
export function renderTex(tex: string, displayMode: boolean): string {
  const mathml = writeMathLetters(
    katex
      .renderToString(tex, { output: 'mathml', displayMode, throwOnError: true, strict: strictness })
      .replace(/<annotation[^>]*>.*?<\/annotation>/s, '')
      .replace(/^<span class="katex">(.*)<\/span>$/s, '$1')
      .replace(/<\/?semantics>| xmlns="[^"]*"/g, ''),
  )
  return spaceMathml(mathml)
}

/** A formula in running text, in pieces between which a line may end on a narrow screen. */
export function renderInlineTex(tex: string): string {
  return inPieces(tex, (piece) => renderTex(piece, false))
}

/** A formula on a line of its own, which goes on in the next where the screen is too narrow; formulas side by side come below each other. */
export function renderDisplayTex(tex: string): string {
  const large = (piece: string) =>
    renderTex(piece, true).replace('<math display="block">', '<math displaystyle="true">')
  const formulas = formulasIn(tex)
  const parts = formulas.map((formula) => inPieces(formula, large))
  // What is too wide even so scrolls by itself, so the keyboard must be able to reach it.
  return `<span class="formula" tabindex="0">${parts.map((part) => `<span>${part}</span>`).join(' ')}</span>`
}

function inPieces(tex: string, render: (piece: string) => string): string {
  const whole = render(tex)
  if (tex.length <= SHORT_TEX) return whole
  try {
    const [first = '', ...others] = breakTex(tex).map(render)
    return [first, ...others.map(asOperation)].join('<wbr>')
  } catch {
    // A piece that means nothing alone: the formula stays whole.
    return whole
  }
}

/** What a piece begins with joins it to the piece before. Beside words alone browsers give a sign no space. */
const asOperation = (mathml: string) =>
  mathml
    .replace(/^(<math[^>]*><mrow>)<mo>([−+±])/, '$1<mo form="infix">$2')
    .replace(/^(<math[^>]*><mrow><mo[^>]*>[^<]*<\/mo><mtext>)(?=[^<]*<\/mtext><\/mrow>)/, '$1\u00a0')
