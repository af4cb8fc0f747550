import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
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
