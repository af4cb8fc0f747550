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
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const { violations } = await page.evaluate(() => window.axe.run({ resultTypes: ['violations'] }))
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
