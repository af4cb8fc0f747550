import type { Browser, CDPSession, Page } from 'playwright'

// Slow 4G as Chrome's own developer tools and Lighthouse throttle it: the delay is for each request, so it stands for the
// round trips of 150 ms that a new connection takes.
const REQUEST_DELAY_MS = 150 * 3.75
const DOWN_BITS_PER_SECOND = 1.6 * 1024 * 1024 * 0.9
const UP_BITS_PER_SECOND = 750 * 1024 * 0.9
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
      latency: REQUEST_DELAY_MS,
      downloadThroughput: DOWN_BITS_PER_SECOND / 8,
      uploadThroughput: UP_BITS_PER_SECOND / 8,
    })
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    return await visit(page, cdp)
  } finally {
    await context.close()
  }
}
