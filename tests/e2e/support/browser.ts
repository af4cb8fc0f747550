import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { afterEach, inject } from 'vitest'

const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const phone = { width: 375, height: 780 }
export const desktop = { width: 1280, height: 800 }

export interface OpenedPage {
  page: Page
  context: BrowserContext
  /** Requests to anywhere but the product, and errors in the console: a test may expect none. */
  thirdParty: string[]
  errors: string[]
}

/** One for all files of a run, which share a process; it ends with that process. */
let launching: Promise<Browser> | undefined

function theBrowser(): Promise<Browser> {
  launching ??= chromium.launch({ executablePath: inject('product').chromium, args: launchArguments })
  return launching
}

/**
 * Opens pages in the run's Chromium; each `open` is a fresh visitor with no cookies or storage, who leaves after the test, or after all
 * tests around which this was called.
 */
export function useBrowser({
  leaves = afterEach,
} = {}): (path: string, options?: BrowserContextOptions) => Promise<OpenedPage> {
  const contexts: BrowserContext[] = []
  leaves(async () => {
    for (const context of contexts.splice(0)) await context.close()
  })

  return async (path, options) => {
    const { url } = inject('product')
    const context = await (await theBrowser()).newContext({
      baseURL: url,
      locale: 'en-GB',
      timezoneId: 'Europe/London',
      viewport: desktop,
      // Each visitor would keep the whole product for offline use; tests/e2e/offline.test.ts lets it.
      serviceWorkers: 'block',
      ...options,
    })
    contexts.push(context)
    const page = await context.newPage()
    const thirdParty: string[] = []
    const errors: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(url) && !/^(data|blob):/.test(request.url())) thirdParty.push(request.url())
    })
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    await page.goto(path)
    return { page, context, thirdParty, errors }
  }
}

/** Waits until the page answers to JavaScript. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
}

type DemoPerson = 'student' | 'teacher' | 'parent' | 'admin'
/** Sessions that were begun already: to check a password costs half a second of both cores. */
const begun = new Map<DemoPerson, Awaited<ReturnType<BrowserContext['cookies']>>>()

/** Gives the visitor a session of one of the demo people; the sign-in screen has tests of its own. */
export async function signIn(page: Page, who: DemoPerson): Promise<void> {
  const cookies = begun.get(who)
  if (cookies) {
    await page.context().addCookies(cookies)
    // A test may have signed that session out.
    const { profile } = await (await page.request.get('/api/me')).json()
    if (profile) return
  }
  const data = { email: `${who}@demo.revisewell.test`, password: 'revise-demo' }
  const answer = await page.request.post('/api/sign-in', { data })
  if (!answer.ok()) throw new Error(`signing in as ${who}: ${await answer.text()}`)
  begun.set(who, await page.context().cookies())
}
