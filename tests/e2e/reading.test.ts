import type { Page } from 'playwright'
import { describe, expect, test, vi } from 'vitest'
import { type ReadingChoices, readingOptions } from '#domain/reading/reading-choices.ts'
import { expectAccessible } from './support/accessible.ts'
import { desktop, hydrated, phone, useBrowser } from './support/browser.ts'
import { signUpPupil } from './support/sign-up-pupil.ts'

const open = useBrowser()
const cards = '/gcse/biology/aqa/flashcards?topic=cell-structure'
const opener = (page: Page) => page.getByRole('button', { name: 'Aa Reading' }).or(page.locator('#reading-support'))
const panel = (page: Page) => page.getByRole('dialog', { name: 'Reading support' })
const choose = (page: Page, setting: string, value: string) =>
  panel(page)
    .getByRole('group', { name: setting })
    .getByRole('radio', { name: value, exact: true })
    .check({ force: true })
const chosen = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      Array.from(document.documentElement.attributes, ({ name, value }) => [name, value]).filter(([name]) =>
        name?.startsWith('data-read-'),
      ),
    ),
  )
const openPanel = async (page: Page) => {
  await hydrated(page)
  await opener(page).first().click()
  await panel(page).waitFor()
}

describe('the reading panel', () => {
  test('a choice is seen at once, holds on the next page before its first paint, and Reset ends it', async () => {
    const { page, thirdParty, errors } = await open(cards)
    await openPanel(page)
    const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
    await choose(page, 'Text size', '150%')
    await choose(page, 'Colour tint', 'Cream')
    expect(await size()).toBe('24px')
    await page.goto('/revision', { waitUntil: 'commit' })
    await page.locator('h1').waitFor()
    expect(await size()).toBe('24px')
    expect(await chosen(page)).toEqual({ 'data-read-text': '150', 'data-read-tint': 'cream' })
    await openPanel(page)
    await panel(page).getByRole('button', { name: 'Reset' }).click()
    expect(await chosen(page)).toEqual({})
    expect(await size()).toBe('16px')
    expect(thirdParty).toEqual([])
    expect(errors).toEqual([])
  })

  test('the keyboard alone opens it, chooses in it and leaves it where it was', async () => {
    const { page } = await open(cards)
    await hydrated(page)
    await opener(page).first().focus()
    await page.keyboard.press('Enter')
    await panel(page).waitFor()
    await vi.waitFor(async () =>
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Reading support'),
    )
    await panel(page).getByRole('radio', { name: '100%' }).focus()
    await page.keyboard.press('ArrowRight')
    expect(await chosen(page)).toEqual({ 'data-read-text': '115' })
    await page.keyboard.press('Escape')
    await panel(page).waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('reading-support')
  })

  test('its code and OpenDyslexic are fetched only by those who ask for them', async () => {
    const { page } = await open('about:blank')
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(cards)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    const scripts = () => asked.filter((url) => url.endsWith('.js')).length
    const hasFont = () => asked.some((url) => url.includes('opendyslexic'))
    const before = scripts()
    expect(before).toBeGreaterThan(0)
    await openPanel(page)
    expect(scripts()).toBeGreaterThan(before)
    expect(hasFont()).toBe(false)
    await choose(page, 'Font', 'OpenDyslexic')
    await vi.waitFor(() => expect(hasFont()).toBe(true))
  })

  test('two tabs agree', async () => {
    const { page, context } = await open(cards)
    const other = await context.newPage()
    await other.goto('/revision')
    await openPanel(page)
    await choose(page, 'Space between letters', 'Wider')
    await vi.waitFor(async () => expect(await chosen(other)).toEqual({ 'data-read-letters': 'wider' }))
  })

  test('a stored choice that is damaged changes nothing and breaks nothing', async () => {
    const { page, errors } = await open('/help')
    await page.evaluate(() => localStorage.setItem('revisewell:reading', '{"text":"900","tint":"plaid","x y":1}'))
    await page.goto(cards)
    await hydrated(page)
    const look = () =>
      page.evaluate(() => {
        const { fontSize, backgroundColor } = getComputedStyle(document.documentElement)
        return [fontSize, backgroundColor]
      })
    const damaged = await look()
    await page.evaluate(() => localStorage.setItem('revisewell:reading', '{"text":'))
    await page.reload()
    await hydrated(page)
    expect(await look()).toEqual(damaged)
    expect(damaged[0]).toBe('16px')
    expect(damaged[1]).not.toBe('rgba(0, 0, 0, 0)')
    expect(errors).toEqual([])
  })

  test("the account's choices come to a new device", async () => {
    const { page } = await open('/help')
    await signUpPupil(page)
    await page.goto(cards)
    await openPanel(page)
    await panel(page).getByText('Kept with your account').waitFor()
    await choose(page, 'Space between lines', 'Widest')
    await vi.waitFor(async () => {
      const { profile } = await (await page.request.get('/api/me')).json()
      expect(profile.reading).toEqual({ lines: 'widest' })
    })
    const { page: fresh } = await open('/help')
    await fresh.context().addCookies(await page.context().cookies())
    await fresh.goto(cards)
    await vi.waitFor(async () => expect(await chosen(fresh)).toEqual({ 'data-read-lines': 'widest' }))
  })
})

test('line focus leaves lines clear where the pointer is and where the keyboard goes', async () => {
  const { page } = await open(cards)
  await openPanel(page)
  await choose(page, 'Line focus', 'Dim the rest')
  await page.keyboard.press('Escape')
  const clear = () =>
    page.evaluate(() => {
      const [above, below] = Array.from(document.querySelectorAll('.line-focus'), (part) =>
        part.getBoundingClientRect(),
      )
      return above && below ? [above.bottom, below.top] : []
    })
  await page.mouse.move(200, 400)
  await vi.waitFor(async () => {
    const [from = 0, to = 0] = await clear()
    expect(from).toBeLessThan(400)
    expect(to).toBeGreaterThan(400)
  })
  await page.keyboard.press('Alt+ArrowDown')
  await vi.waitFor(async () => expect((await clear())[0]).toBeGreaterThan(370))
  await page.goto('/revision')
  await vi.waitFor(async () => expect(await page.locator('.line-focus').count()).toBe(2))
})

test('calm mode shows no streak and no quiz that moves on by itself', async () => {
  const { page } = await open(cards)
  await hydrated(page)
  expect(await page.getByText('Streak: 0').isVisible()).toBe(true)
  await openPanel(page)
  await choose(page, 'Calm mode', 'On')
  expect(await page.getByText('Streak: 0').isVisible()).toBe(false)
  await page.goto('/gcse/biology/aqa/quiz?topic=cell-structure')
  await hydrated(page)
  expect(await page.getByText('Move on automatically').isVisible()).toBe(false)
})

const [, ...tints] = readingOptions.tint

test.each(['light', 'dark'] as const)(
  'axe finds nothing with the panel open, %s theme, in any tint',
  async (colorScheme) => {
    const { page } = await open('/gcse/biology/aqa/quiz?topic=cell-structure', {
      colorScheme,
      viewport: phone,
      reducedMotion: 'reduce',
    })
    await openPanel(page)
    await expectAccessible(page)
    await page.setViewportSize(desktop)
    for (const tint of tints) {
      await choose(page, 'Colour tint', `${tint[0]?.toUpperCase()}${tint.slice(1)}`)
      expect(await chosen(page)).toEqual({ 'data-read-tint': tint })
      await expectAccessible(page)
    }
  },
)

/** A phone on which it was chosen before how its owner reads. */
async function openReading(choices: ReadingChoices): Promise<Page> {
  const { page } = await open('about:blank', { viewport: phone })
  await page.addInitScript((stored) => localStorage.setItem('revisewell:reading', stored), JSON.stringify(choices))
  return page
}

const widest = { text: '200', font: 'opendyslexic', letters: 'widest', words: 'widest', lines: 'widest' } as const

test.each([
  cards,
  '/ai-tutor',
  '/leaderboards',
  '/sets',
  '/gcse/maths/aqa/games',
  '/gcse/biology/aqa/quiz?topic=cell-structure',
])('the largest text with the widest spacing in OpenDyslexic is not read sideways on a phone at %s', async (path) => {
  const page = await openReading(widest)
  await page.goto(path)
  await hydrated(page)
  await page.evaluate(() => document.fonts.ready)
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(tooWide).toBe(0)
})

const large = [
  '/',
  '/help',
  '/signup',
  '/gcse/biology/ocr/topics',
  cards,
  '/alevel/chemistry/aqa/amount-of-substance/notes',
  '/gcse/biology/aqa/quiz?topic=cell-structure',
  '/gcse/biology/aqa/games?topic=cell-structure',
  '/sen/gcse',
  '/dashboard',
]

test.each(large)('text at 200%% with wide letters, words and lines fits a phone at %s', async (path) => {
  const page = await openReading({ text: '200', letters: 'wider', words: 'wide', lines: 'wide' })
  await page.goto(path)
  await hydrated(page)
  await page.getByText('Menu', { exact: true }).click()
  const tooWide = await page.evaluate(() => ({
    page: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    links: Array.from(document.querySelectorAll('header a, header button, header summary'))
      .filter((part) => part.getBoundingClientRect().right > innerWidth)
      .map(({ textContent }) => textContent),
  }))
  expect(tooWide).toEqual({ page: 0, links: [] })
})
