import { setTimeout as delay } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from 'playwright'
import { cardPoint, firstFlip, isCardOpen, type Paints, settledPaints, watchFlips } from '../in-page/in-page.ts'
import { onSlowPhone } from './slow-phone.ts'

const LOOK_EVERY_MS = 10
const CLICK_ACTS_WITHIN_MS = 100
const GIVE_UP_AFTER_MS = 30_000

export function measurePaints(browser: Browser, url: string): Promise<Paints> {
  return onSlowPhone(browser, async (page) => {
    await page.goto(url)
    return page.evaluate(settledPaints)
  })
}

/**
 * Milliseconds from the start of the navigation until a click opens the card, clicking as early and as often as it takes.
 * @throws {Error} when no click ever does, or when the card closes again as the rest of the page arrives.
 */
export function measureFirstFlip(browser: Browser, url: string): Promise<number> {
  return onSlowPhone(browser, async (page, cdp) => {
    await page.addInitScript(watchFlips)
    await page.goto(url, { waitUntil: 'commit' })
    const flippedAt = await clickUntilFlipped(page, cdp)
    await page.waitForLoadState('networkidle')
    if (!(await page.evaluate(isCardOpen))) throw new Error(`The first flip of ${url} was undone.`)
    return flippedAt
  })
}

async function clickUntilFlipped(page: Page, cdp: CDPSession): Promise<number> {
  const giveUpAt = performance.now() + GIVE_UP_AFTER_MS
  while (performance.now() < giveUpAt) {
    const point = await page.evaluate(cardPoint)
    if (point) {
      const click = { ...point, button: 'left', clickCount: 1 } as const
      await cdp.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...click })
      await cdp.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...click })
      const flippedAt = await page.evaluate(firstFlip, CLICK_ACTS_WITHIN_MS)
      if (flippedAt !== null) return flippedAt
    }
    await delay(LOOK_EVERY_MS)
  }
  throw new Error(`No click opened the card of ${page.url()}.`)
}
