const opening = /^(?:[{([]|\\left\b|\\begin\{)/
const closing = /^(?:[})\]]|\\right\b|\\end\{)/
const breakBefore = /^(?:=|\\div\b|\\approx\b)/
const arrow = / (?=->|<=>|<-)/

/**
 * Cuts a formula in running text where a line may end: before an equals sign or a division sign that stands outside all
 * brackets, and before the arrow of a chemical equation. Browsers never break within one MathML formula.
 */
export function breakTex(tex: string): string[] {
  const equation = /^\\ce\{([^{}]*)\}$/.exec(tex.trim())?.[1]
  if (equation !== undefined) return equation.split(arrow).map((part) => `\\ce{${part}}`)
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < tex.length; at++) {
    const rest = tex.slice(at)
    if (opening.test(rest)) depth++
    else if (closing.test(rest)) depth--
    else if (depth === 0 && at > from && breakBefore.test(rest)) {
      parts.push(tex.slice(from, at))
      from = at
    }
    // The bracket after \left or \begin belongs to it.
    if (/^\\(?:left|right)\b/.test(rest)) at += rest.startsWith('\\left') ? 5 : 6
    else if (rest.startsWith('\\')) at++
  }
  return [...parts, tex.slice(from)].filter((part) => part.trim() !== '')
}
