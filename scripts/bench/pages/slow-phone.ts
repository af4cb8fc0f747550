import type { Browser, CDPSession, Page } from 'playwright'

const ROUND_TRIP_MS = 150
const DOWN_BITS_PER_SECOND = 1_600_000
const UP_BITS_PER_SECOND = 750_000
const CPU_SLOWDOWN = 4

/** A new visitor with an empty cache, on a phone four times slower than this machine, over slow 4G. */
export async function onSlowPhone<Result>(
  browser: Browser,
  visit: (page: Page, cdp: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 375, height: 780 }, locale: 'en-GB' })
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: ROUND_TRIP_MS,
      downloadThroughput: DOWN_BITS_PER_SECOND / 8,
      uploadThroughput: UP_BITS_PER_SECOND / 8,
    })
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    return await visit(page, cdp)
  } finally {
    await context.close()
  }
}
