import type { RichText } from '../../src/domain/questions/rich-text.ts'
import { typedRichText } from './markdown.ts'
import { renderFenced, speakFenced } from './render-fenced.ts'

/** Where a number stands, in the drawing's own units. */
export interface NumberedAt {
  x: number
  y: number
}

/** Large enough to be read on a phone, in drawings of about 400 units. */
const RADIUS = 10

/**
 * A drawing with the numbers 1, 2, 3 … at its places.
 * @throws a sentence where it is no sound drawing
 */
export function numberedFigure(svg: string, places: readonly NumberedAt[]): string {
  renderFenced({ type: 'code', lang: 'svg', value: svg })
  const numbers = places.map(
    ({ x, y }, at) =>
      `<circle cx="${x}" cy="${y}" r="${RADIUS}" fill="var(--fig-paper)" stroke="var(--fig-ink)" stroke-width="1.5"/><text x="${x}" y="${y + 4.5}">${at + 1}</text>`,
  )
  const drawn = `<g font-size="13" font-weight="700" text-anchor="middle" fill="var(--fig-ink)">${numbers.join('')}</g></svg>`
  return svg.trim().replace(/<\/svg>$/, drawn)
}

/** Whether a text of a question is a drawing, and no Markdown. */
export const isDrawing = (source: string) => source.startsWith('<svg')

/** A text of a question ready to show, whether it is typed or a drawing, of which the title is spoken. */
export const typedOrDrawn = (source: string): RichText =>
  isDrawing(source) ? drawingRichText(source) : typedRichText(source)

/** A drawing ready to show. */
export function drawingRichText(svg: string): RichText {
  const code = { type: 'code' as const, lang: 'svg', value: svg }
  return { html: renderFenced(code), text: speakFenced(code) }
}
