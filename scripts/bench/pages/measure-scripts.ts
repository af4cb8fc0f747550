import type { Browser, Request } from 'playwright'

/** Bytes over the wire, bodies only, of every script file that a page loads before it comes to rest. */
export async function measureScripts(browser: Browser, url: string): Promise<{ files: number; bytes: number }> {
  const context = await browser.newContext({ locale: 'en-GB' })
  try {
    const page = await context.newPage()
    const scripts: Request[] = []
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script' || new URL(request.url()).pathname.endsWith('.js')) scripts.push(request)
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    const sizes = await Promise.all(scripts.map((request) => request.sizes()))
    return { files: scripts.length, bytes: sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) }
  } finally {
    await context.close()
  }
}
