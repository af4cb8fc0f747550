import { XMLParser, XMLValidator } from 'fast-xml-parser'
import type { Code } from 'mdast'

/** What a code listing is called by a screen reader, by the word after its fence. */
const listings = new Map([
  ['python', 'Python code'],
  ['pseudocode', 'Pseudocode'],
  ['sql', 'SQL'],
  ['assembly', 'Assembly code'],
  ['text', 'Listing'],
])

/** A fenced block is a drawing (svg) or a code listing. Throws a sentence on any other language and on a bad drawing. */
export function renderFenced({ lang, value }: Code): string {
  if (lang === 'svg') return renderDrawing(value.trim())
  const name = lang ? listings.get(lang) : undefined
  if (!name)
    throw new Error(
      `a fenced block is svg or one of ${[...listings.keys()].join(', ')}; this one is '${lang ?? 'plain'}'`,
    )
  // A wide listing scrolls by itself on a phone, so the keyboard must be able to reach it.
  return `<pre tabindex="0" role="group" aria-label="${name}"><code>${escaped(value)}</code></pre>`
}

/** What a listing is called, such as 'Python code'. */
export const listingName = ({ lang }: Code) => listings.get(lang ?? '') ?? 'listing'

/** A drawing is spoken by its title, a listing as it stands. */
export const speakFenced = ({ lang, value }: Code) =>
  lang === 'svg' ? (/<title>(.*?)<\/title>/s.exec(value)?.[1] ?? '') : value

/** A drawing is an SVG with a view box and a title; it may not run or fetch anything. */
function renderDrawing(svg: string): string {
  const valid = XMLValidator.validate(svg)
  if (valid !== true) throw new Error(`drawing: ${valid.err.msg}`)
  if (/<(script|foreignObject|image|use|style|a)\b|\son\w+=|href=|url\(/i.test(svg))
    throw new Error('drawing: only shapes and text; no script, style, link, image or event')
  const parsed = new XMLParser({ ignoreAttributes: false }).parse(svg)
  if (!parsed.svg?.title) throw new Error('drawing: <title> must say what the drawing shows')
  if (!parsed.svg['@_viewBox']) throw new Error('drawing: viewBox missing')
  return `<figure class="drawing">${svg.replace('<svg', '<svg role="img"')}</figure>`
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
