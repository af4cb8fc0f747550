import { readdir, readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { PREFIX } from '#web/device/device-store.ts'
import { READING } from '#web/reading/reading-key.ts'
import { hydrated, phone, useBrowser } from './support/browser.ts'

const open = useBrowser()

/** The faces that the page's own text made the browser fetch. */
const loadedFonts = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    return [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', ''))
  })

/** Each formula that a box around it cuts off without a way to scroll there. */
const cutFormulas = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('math')).flatMap((math) => {
      if (!math.checkVisibility()) return []
      const inner = math.getBoundingClientRect()
      for (let box = math.parentElement; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box)
        const outer = box.getBoundingClientRect()
        const tooWide = overflowX === 'hidden' && inner.right > outer.right + 1
        const tooHigh = overflowY === 'hidden' && (inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1)
        if (tooWide || tooHigh) return [math.textContent]
      }
      return []
    }),
  )

/** Each formula on a line of its own that is wider than its place. */
const wideFormulas = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('.formula'))
      .filter((formula) => formula.checkVisibility() && formula.scrollWidth > formula.clientWidth)
      .map((formula) => formula.textContent),
  )

/** The formulas that stand on lines of their own, of the whole curriculum. */
async function displayedFormulas(): Promise<string[]> {
  const topics = new URL('../../build/content/topics/', import.meta.url)
  const files = await Promise.all((await readdir(topics)).map((file) => readFile(new URL(file, topics), 'utf8')))
  const quoted = files.flatMap((text) => text.match(/<span class=\\"formula\\".*?<\/math><\/span><\/span>/gs) ?? [])
  return [...new Set(quoted.map((text) => JSON.parse(`"${text}"`) as string))]
}

test('every formula of the curriculum that has a line of its own fits a phone, on more lines where it must', async () => {
  const formulas = await displayedFormulas()
  expect(formulas.length).toBeGreaterThan(300)
  const { page } = await open('/gcse/maths/aqa/notes?topic=quadratic-equations', { viewport: phone })
  await hydrated(page)
  await page.evaluate(() => document.fonts.load('1em "STIX Two Math"'))
  await page.evaluate((all) => {
    const text = Array.from(document.querySelectorAll('.prose')).find((element) => element.checkVisibility())
    if (text) text.innerHTML = all.join('')
  }, formulas)
  expect(await wideFormulas(page)).toEqual([])
})

describe.each([
  '/ks2/maths/notes?topic=fractions',
  '/ks2/maths/flashcards?topic=fractions',
  '/ks2/maths/quiz?topic=fractions',
  '/gcse/maths/aqa/notes?topic=quadratic-equations',
  '/gcse/maths/aqa/flashcards?topic=quadratic-equations',
  '/alevel/maths/aqa/differentiation/notes',
  '/alevel/maths/aqa/differentiation/quiz',
  '/alevel/chemistry/aqa/amount-of-substance/notes',
])('%s', (path) => {
  test('has its formulas in the font for maths, none cut off, and none that widens the page', async () => {
    const { page, thirdParty } = await open(path)
    await hydrated(page)
    await page.evaluate(() => document.fonts.load('1em "STIX Two Math"'))
    for (const width of [320, 375, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await cutFormulas(page), `${width} px`).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width)
    }
    expect(thirdParty).toEqual([])
  })
})

test('a prime stands at its letter and is as large', async () => {
  const { page } = await open('/alevel/maths/aqa/differentiation/notes')
  await hydrated(page)
  await expect.poll(() => loadedFonts(page)).toContain('STIX Two Math')
  const primes = await page.evaluate(() =>
    Array.from(document.querySelectorAll('mo'))
      .filter((sign) => sign.textContent === '′' && sign.checkVisibility())
      .map((sign) => {
        const letter = sign.previousElementSibling
        const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
        return letter ? size(sign) / size(letter) : 0
      }),
  )
  expect(primes.length).toBeGreaterThan(3)
  expect(new Set(primes)).toEqual(new Set([1]))
})

test('an exponent stands at the shoulder of its base', async () => {
  const { page } = await open('/gcse/maths/aqa/notes?topic=quadratic-equations')
  await hydrated(page)
  await expect.poll(() => loadedFonts(page)).toContain('STIX Two Math')
  const rises = await page.evaluate(() =>
    Array.from(document.querySelectorAll('msup'))
      .filter((power) => power.checkVisibility() && power.firstElementChild?.localName === 'mi')
      .map((power) => {
        const [base, exponent] = Array.from(power.children, (part) => part.getBoundingClientRect())
        return base && exponent ? (base.bottom - exponent.bottom) / base.height : Number.NaN
      }),
  )
  expect(rises.length).toBeGreaterThan(5)
  for (const rise of rises) {
    expect(rise).toBeGreaterThan(0.2)
    expect(rise).toBeLessThan(1)
  }
})

test('a child reads the figures of a fraction as large as those beside it', async () => {
  const { page } = await open('/ks2/maths/notes?topic=fractions')
  await hydrated(page)
  const sizes = await page.evaluate(() =>
    Array.from(document.querySelectorAll('p math mfrac > mn'), (figure) => {
      const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
      const text = figure.closest('p')
      return text ? size(figure) / size(text) : 0
    }),
  )
  expect(sizes.length).toBeGreaterThan(3)
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(1)
})

test('only a page with formulas fetches their font', async () => {
  const { page } = await open('/gcse/history/aqa/notes')
  await hydrated(page)
  await expect.poll(() => loadedFonts(page)).toContain('Atkinson Hyperlegible Next')
  const fonts = await loadedFonts(page)
  expect(fonts).not.toContain('STIX Two Math')
  expect(fonts).not.toContain('Plain Zero')
})

test.each(['/ks1/maths/quiz', '/ks2/maths/notes?topic=fractions', '/sen/math/quiz?level=ks2&topic=fractions'])(
  'a zero has no slash on %s',
  async (path) => {
    const { page } = await open(path)
    await hydrated(page)
    await expect.poll(() => loadedFonts(page)).toContain('Plain Zero')
    const faces = await page.evaluate(() =>
      Array.from(document.querySelectorAll('main, main h1, main p, main mn'), (element) => getComputedStyle(element))
        .map(({ fontFamily }) => fontFamily.split(',')[0] ?? '')
        .map((family) => family.replaceAll('"', '')),
    )
    expect(new Set(faces)).toEqual(new Set(['Plain Zero']))
  },
)

test('a font that was chosen for reading keeps its own zero', async () => {
  const { page } = await open('/help')
  await hydrated(page)
  await page.evaluate((key) => localStorage.setItem(key, '{"font":"opendyslexic"}'), PREFIX + READING)
  await page.goto('/ks1/maths/quiz')
  await hydrated(page)
  const family = await page.locator('main').evaluate((main) => getComputedStyle(main).fontFamily)
  expect(family).toMatch(/^"?OpenDyslexic/)
})
