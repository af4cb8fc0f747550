import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright'
import { expect } from 'vitest'

// Every page compiles it anew, and the whole source takes it half as long again.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Expects that axe finds nothing to fix on the page as it stands (WCAG 2.2 AA and best practices). */
export async function expectAccessible(page: Page): Promise<void> {
  // Half-way through a change of theme every colour is between two.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
  )
  // Loaded once a page and asked for what is wrong alone: axe's own builder for Playwright takes three times as long.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source)
    await page.evaluate(readColoursOnce)
  }
  const { violations } = await page.evaluate(() => window.axe.run({ resultTypes: ['violations'] }))
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
}

/** Axe reads the colours of a page thousands of times, of which a dozen differ: it takes a third of its time. */
function readColoursOnce(): void {
  const { prototype } = window.axe.commons.color.Color
  const read = prototype.parseString
  const known = new Map<string, [number, number, number, number]>()
  prototype.parseString = function (text) {
    const colour = known.get(text)
    if (!colour) {
      read.call(this, text)
      known.set(text, [this.r, this.g, this.b, this.alpha])
      return this
    }
    ;[this.r, this.g, this.b, this.alpha] = colour
    return this
  }
}

interface Colour {
  r: number
  g: number
  b: number
  alpha: number
  parseString(text: string): this
}

declare global {
  interface Window {
    axe: typeof axe & { commons: { color: { Color: { prototype: Colour } } } }
  }
}
