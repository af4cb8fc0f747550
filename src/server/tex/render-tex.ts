import 'katex/contrib/mhchem'
import katex from 'katex'
import { breakTex } from './break-tex.ts'
import { writeMathLetters } from './math-letters.ts'

/** Units such as µm and £ are written as they are read; anything else that LaTeX would refuse is a fault. */
const strictness = (code: string) => (code === 'unknownSymbol' || code === 'unicodeTextInMathMode' ? 'ignore' : 'error')

/** Characters of TeX that fit any line. */
const SHORT_TEX = 16

/** MathML needs no stylesheet or font of ours and is read by screen readers. Throws KaTeX's sentence on TeX that does not parse. */
export function renderTex(tex: string, displayMode: boolean): string {
  return writeMathLetters(
    katex
      .renderToString(tex, { output: 'mathml', displayMode, throwOnError: true, strict: strictness })
      .replace(/<annotation[^>]*>.*?<\/annotation>/s, '')
      .replace(/^<span class="katex">(.*)<\/span>$/s, '$1')
      .replace(/<\/?semantics>| xmlns="[^"]*"/g, '')
      // A wide formula scrolls by itself on a phone, so the keyboard must be able to reach it.
      .replace('<math display="block">', '<math display="block" tabindex="0">'),
  )
}

/** A formula in running text, in pieces between which a line may end on a narrow screen. */
export function renderInlineTex(tex: string): string {
  const whole = renderTex(tex, false)
  if (tex.length <= SHORT_TEX) return whole
  try {
    return breakTex(tex)
      .map((part) => renderTex(part, false))
      .join('<wbr>')
  } catch {
    // A piece that means nothing alone: the formula stays whole.
    return whole
  }
}
