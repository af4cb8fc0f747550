import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { VISITED_COOKIE } from '#contract/visited-cookie.ts'
import { PREFIX } from '#web/device/device-store.ts'
import { READING } from '#web/reading/reading-key.ts'
import { THEME } from '#web/ui/theme/theme.ts'
import { desktop, hydrated, phone, useBrowser } from './support/browser.ts'

const open = useBrowser()
const pages = [
  '/',
  '/help',
  '/revision',
  '/ks1',
  '/sen',
  '/gcse/biology/aqa/topics',
  '/gcse/biology/aqa/flashcards?topic=cell-structure',
  '/gcse/biology/aqa/quiz?topic=cell-structure',
  '/gcse/biology/aqa/notes?topic=cell-structure',
  '/alevel/chemistry/aqa/atomic-structure/notes',
]

/** How every element of the page looks, as far as the stylesheet says; the font's file comes with the whole stylesheet. */
const looks = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('body, body *:not(script, link)'), (element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const style = getComputedStyle(element)
      const properties = ['color', 'background-color', 'border-top-color', 'display', 'font-weight', 'padding', 'fill']
      return [
        element.tagName,
        ...[x, y, width, height].map(Math.round),
        ...properties.map((property) => style.getPropertyValue(property)),
      ].join(' ')
    }),
  )

describe('the rules in a page are all that it starts with', () => {
  test.for(
    pages.flatMap((path) => [
      { path, viewport: phone, colorScheme: 'light', width: phone.width } as const,
      { path, viewport: desktop, colorScheme: 'dark', width: desktop.width } as const,
    ]),
  )('$path, $width px wide, $colorScheme', async ({ path, viewport, colorScheme }) => {
    const { page, context } = await open('/health', { viewport, colorScheme, javaScriptEnabled: false })
    await context.route('**/*.woff2', (route) => route.abort())
    await context.route('**/*.css', (route) => route.abort())
    await page.goto(path)
    const alone = await looks(page)
    await context.unroute('**/*.css')
    await page.goto(path)
    expect(await page.evaluate(() => document.styleSheets.length)).toBe(2)
    expect(alone).toEqual(await looks(page))
  })
})

test('nothing in a page asks for its scripts before the first frame, and then it works', async () => {
  const { page } = await open('/gcse/biology/aqa/flashcards?topic=cell-structure')
  const html = await (await page.request.get(page.url())).text()
  expect(html).toContain('<link rel="later" href="/assets/')
  for (const early of ['rel="modulepreload"', 'rel="preload"', '<script type="module"', '<script src='])
    expect(html).not.toContain(early)
  await hydrated(page)
})

/** Marks each frame that the page is drawn in with the text's size. */
function markTextSizes(): void {
  if (document.querySelector('main')) performance.mark(`text ${getComputedStyle(document.documentElement).fontSize}`)
  requestAnimationFrame(markTextSizes)
}
const textSizes = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('mark')
      .map(({ name }) => name)
      .filter((name) => name.startsWith('text ')),
  )
/** Opens a page and waits until the browser's next ones are those of somebody who has been here. */
async function openOnce(...visit: Parameters<typeof open>) {
  const opened = await open(...visit)
  await hydrated(opened.page)
  await expect.poll(async () => (await opened.context.cookies()).map(({ name }) => name)).toContain(VISITED_COOKIE)
  return opened
}
const sheetsInHead = (page: Page) => page.locator('head link[rel="stylesheet"]').count()

test('whoever chose how to read sees nothing before it is so, and nobody else waits for those rules', async () => {
  const path = '/gcse/biology/aqa/flashcards?topic=cell-structure'
  const { page } = await openOnce(path)
  expect(await sheetsInHead(page)).toBe(0)
  await page.evaluate((key) => localStorage.setItem(key, '{"text":"150"}'), PREFIX + READING)
  await page.addInitScript(markTextSizes)
  await page.route('**/*.css', async (route) => {
    await page.waitForFunction(() => document.querySelector('footer'), undefined, { polling: 20 })
    await route.continue()
  })
  await page.goto(path)
  await hydrated(page)
  expect(await sheetsInHead(page)).toBe(1)
  expect(new Set(await textSizes(page))).toEqual(new Set(['text 24px']))
})

/** Marks when the page takes on a chosen theme. */
function markTheme(): void {
  const observer = new MutationObserver(() => performance.mark('theme'))
  observer.observe(document, { subtree: true, attributeFilter: ['data-theme'] })
}

test('a chosen theme is there before the first frame', async () => {
  const { page } = await openOnce('/help', { viewport: phone, colorScheme: 'light' })
  await page.evaluate((key) => localStorage.setItem(key, 'dark'), PREFIX + THEME)
  await page.addInitScript(markTheme)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.goto('/gcse/biology/aqa/flashcards?topic=cell-structure')
  await hydrated(page)
  const [theme = Number.NaN, painted = Number.NaN] = await page.evaluate(() =>
    ['theme', 'first-paint'].map((name) => performance.getEntriesByName(name)[0]?.startTime),
  )
  expect(painted).toBeGreaterThan(theme)
})

test('a choice holds also where the browser has forgotten that somebody was here', async () => {
  const { page, context, errors } = await openOnce('/help', { colorScheme: 'light' })
  await page.evaluate(
    ([theme, reading]) => {
      localStorage.setItem(theme, 'dark')
      localStorage.setItem(reading, '{"text":"150"}')
    },
    [PREFIX + THEME, PREFIX + READING] as const,
  )
  await context.clearCookies()
  await page.goto('/gcse/biology/aqa/flashcards?topic=cell-structure')
  const html = page.locator('html')
  await expect.poll(() => html.getAttribute('data-theme')).toBe('dark')
  await hydrated(page)
  expect(await html.getAttribute('data-theme')).toBe('dark')
  await expect.poll(() => html.evaluate((element) => getComputedStyle(element).fontSize)).toBe('24px')
  expect(errors).toEqual([])
})

/** What `npm run bench` holds a study page's scripts to, as they are sent. */
const MOST_SCRIPT_BYTES = 110_000

/** Of every script file that the page has loaded, its bytes as sent. */
const loadedScripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, encodedBodySize }) => ({ file: new URL(name).pathname, bytes: encodedBodySize }))
      .filter(({ file }) => file.endsWith('.js')),
  )

test('the scripts of a study page are few enough for a slow phone', async () => {
  const { page } = await open('/gcse/biology/aqa/flashcards?topic=cell-structure')
  await hydrated(page)
  const html = await (await page.request.get(page.url())).text()
  const needed = [...html.matchAll(/<link rel="later" href="([^"]+[.]js)"/g)].map(([, file]) => file)
  expect(needed.length).toBeGreaterThan(3)
  await expect
    .poll(async () => (await loadedScripts(page)).map(({ file }) => file))
    .toEqual(expect.arrayContaining(needed))
  const scripts = await loadedScripts(page)
  const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0)
  expect(bytes, JSON.stringify(scripts)).toBeLessThanOrEqual(MOST_SCRIPT_BYTES)
})
