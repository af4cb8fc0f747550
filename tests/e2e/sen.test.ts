import { describe, expect, test, vi } from 'vitest'
import { expectAccessible } from './support/accessible.ts'
import { hydrated, phone, useBrowser } from './support/browser.ts'

const open = useBrowser()
const screens = [
  '/sen',
  '/sen?subject=english',
  '/sen/gcse',
  '/sen/a-level/biology',
  '/sen/a-level/biology/aqa/topics',
  '/sen/ks1/math/revision',
  '/sen/ks1/math/quiz',
  '/sen/math/flashcards?level=ks2&topic=fractions',
  '/sen/math/notes?level=ks2&topic=fractions',
]

test.each(screens)(
  "contract §2: 'Take a Break Timer' with 15:00 and 'Start Break Timer' is on %s, before any script",
  async (path) => {
    const { page } = await open(path, { javaScriptEnabled: false })
    expect(await page.getByRole('heading', { name: 'Take a Break Timer', exact: true }).count()).toBe(1)
    expect(await page.getByRole('timer').innerText()).toBe('15:00')
    expect(await page.getByRole('button', { name: 'Start Break Timer', exact: true }).count()).toBe(1)
  },
)

test('outside the SEN track there is none', async () => {
  const { page } = await open('/ks1')
  await hydrated(page)
  expect(await page.getByRole('timer').count()).toBe(0)
})

test('product: the break counts down over pages, can be paused, and says its end gently', async () => {
  const { page, context, errors } = await open('about:blank')
  await context.clock.install({ time: new Date('2026-03-02T10:00:00Z') })
  await page.goto('/sen/ks1/math/revision')
  await hydrated(page)
  const timer = page.getByRole('timer')
  await page.getByRole('button', { name: 'Start Break Timer' }).click()
  await context.clock.runFor(60_000)
  await vi.waitFor(async () => expect(await timer.innerText()).toBe('14:00'))
  await page.getByRole('button', { name: 'Pause' }).click()
  await context.clock.runFor(120_000)
  expect(await timer.innerText()).toBe('14:00')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Carry on')
  await page.getByRole('button', { name: 'Carry on' }).click()
  await page.goto('/sen')
  await hydrated(page)
  await context.clock.runFor(14 * 60_000)
  await page.getByRole('status').getByText('Your break is over').first().waitFor()
  await page.getByRole('button', { name: 'Start Break Timer' }).waitFor()
  expect(errors).toEqual([])
})

describe('contract §2: /sen/{level}/{subject}/{activityId}', () => {
  test.each([
    ['/sen/ks1/math/revision', '/sen/ks1/math', '🔢'],
    ['/sen/gcse/english-language', '/sen/gcse/english-language', '📖'],
    ['/sen/a-level/biology', '/sen/a-level/biology', '🌟'],
    ['/sen?subject=english', '/sen/sen/english', '📖'],
  ])('%s offers activity cards, its heading with the emoji of the subject', async (path, base, emoji) => {
    const { page } = await open(path)
    expect(await page.getByRole('main').getByAltText(emoji, { exact: true }).count()).toBe(1)
    const cards = page.locator('section', { has: page.getByRole('heading', { name: 'Activities' }) }).getByRole('link')
    const links = await cards.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links).toEqual(
      expect.arrayContaining(['flashcards', 'quiz', 'notes', 'games', 'videos'].map((id) => `${base}/${id}`)),
    )
    expect(await cards.allInnerTexts()).toEqual(
      expect.arrayContaining(
        ['Picture Cards', 'Gentle Quiz', 'Story Time', 'Fun Activities', 'Watch & Learn'].map((title) =>
          expect.stringContaining(title),
        ),
      ),
    )
    await cards.first().click()
    await page.getByRole('heading', { name: 'Picture Cards', level: 1 }).waitFor()
    await page.getByRole('link', { name: 'Start with a mix of everything' }).click()
    await page.waitForURL(/\/sen\/[a-z-]+\/flashcards/)
    await page
      .getByText(/^Card 1 of /)
      .first()
      .waitFor()
  })

  test('an activity can be about one topic; an unknown one is not found', async () => {
    const { page } = await open('/sen/ks2/math/quiz')
    await page
      .getByRole('main')
      .getByRole('link', { name: /Fractions/ })
      .first()
      .click()
    await page.waitForURL('**/sen/math/quiz?level=ks2&topic=fractions')
    for (const path of ['/sen/ks2/math/juggling', '/sen/ks3/math/quiz', '/sen/ks2/alchemy/quiz'])
      expect((await page.request.get(path)).status()).toBe(404)
  })

  test.each(['light', 'dark'] as const)('axe finds nothing on it, %s theme', async (colorScheme) => {
    const { page } = await open('/sen/ks1/math/quiz', { colorScheme, viewport: phone })
    await hydrated(page)
    await expectAccessible(page)
  })
})

test('easy read is a switch that is remembered, and the standard on the SEN track alone', async () => {
  const { page } = await open('/ks2/maths/notes?topic=fractions')
  await hydrated(page)
  const easy = page.getByRole('checkbox', { name: 'Easy read' })
  expect(await easy.isChecked()).toBe(false)
  await easy.check()
  await page.goto('/ks2/maths/notes?topic=decimals')
  await vi.waitFor(async () => expect(await easy.isChecked()).toBe(true))
  const { page: sen } = await open('/sen/maths/notes?topic=money-in-a-shop')
  await hydrated(sen)
  expect(await sen.getByRole('checkbox', { name: 'Easy read' }).isChecked()).toBe(true)
  await sen.getByRole('checkbox', { name: 'Easy read' }).uncheck()
  await sen.reload()
  const notEasy = async () => expect(await sen.getByRole('checkbox', { name: 'Easy read' }).isChecked()).toBe(false)
  await vi.waitFor(notEasy, 10_000)
})
