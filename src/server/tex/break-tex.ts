const opening = /^(?:[{([]|\\\{|\\left\b|\\begin\{)/
const closing = /^(?:[})\]]|\\\}|\\right\b|\\end\{)/
const relation =
  /^(?:=|<|>|\\(?:approx|propto|ne|neq|le|leq|ge|geq|lt|gt|equiv|rightarrow|Rightarrow|to|rightleftharpoons|xrightarrow)(?![A-Za-z]))/
const division = /^\\div\b/
const operation = /^(?:[+-]|\\(?:times|cdot|pm)(?![A-Za-z]))/
/** What a sign follows that belongs to a number: a bracket, another sign, an exponent's mark. */
const expectsTerm = /(?:^|[=<>+\-{([,^_]|\\(?:[A-Za-z]+|[,;:! ]))\s*$/
const arrow = / (?=->|<=>|<-)/

/** Shorter pieces fit any line. */
const LONG_PIECE = 40

/**
 * Cuts a formula where a line may end: before an equals sign, another relation or a division sign that stands outside all brackets, and
 * before the arrow of a chemical equation; a piece that is still long also before its pluses, minuses and times signs. Browsers
 * never break within one MathML formula.
 */
export function breakTex(tex: string): string[] {
  const equation = /^\\ce\{([^{}]*)\}$/.exec(tex.trim())?.[1]
  if (equation !== undefined) return equation.split(arrow).map((part) => `\\ce{${part}}`)
  return cut(tex, (rest) => relation.test(rest) || division.test(rest)).flatMap((piece) =>
    piece.length > LONG_PIECE
      ? cut(piece, (rest, before) => operation.test(rest) && !expectsTerm.test(before))
      : [piece],
  )
}

/** The formulas that stand side by side, with wide spaces between them. */
export function formulasIn(tex: string): string[] {
  return cut(tex, (rest) => wideSpace.test(rest)).map((formula) => formula.replace(wideSpaces, ''))
}
const wideSpace = /^\\q?quad(?![A-Za-z])/
const wideSpaces = /^(?:\s*\\q?quad(?![A-Za-z]))+\s*/

const barsArePaired = (tex: string) => (tex.match(/\|/g)?.length ?? 0) % 2 === 0

function cut(tex: string, isPlace: (rest: string, before: string) => boolean): string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < tex.length; at++) {
    const rest = tex.slice(at)
    if (opening.test(rest)) depth++
    else if (closing.test(rest)) depth--
    else if (depth === 0 && at > from && barsArePaired(tex.slice(0, at)) && isPlace(rest, tex.slice(from, at))) {
      parts.push(tex.slice(from, at))
      from = at
    }
    // The bracket after \left or \begin belongs to it.
    if (/^\\(?:left|right)\b/.test(rest)) at += rest.startsWith('\\left') ? 5 : 6
    else if (rest.startsWith('\\')) at++
  }
  return [...parts, tex.slice(from)].filter((part) => part.trim() !== '')
}
