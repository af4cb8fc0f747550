import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectAccessible } from './support/accessible.ts'
import { hydrated, phone, useBrowser } from './support/browser.ts'

const notes = '/gcse/biology/aqa/notes?topic=cell-structure'
const open = useBrowser()
const says = (page: Page, text: string) => page.getByText(text).first().waitFor()
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Answers' })

test('contract §4: two tabs, and reading progress is the scroll percentage of the text', async () => {
  const { page, errors } = await open(notes)
  await hydrated(page)
  expect(await page.getByRole('tab').allTextContents()).toEqual(['Reading', 'Questions'])
  const progress = page.getByRole('progressbar', { name: 'Reading progress' })
  expect(await progress.getAttribute('aria-valuenow')).toBe('0')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.waitForFunction(
    () => document.querySelector('[aria-label="Reading progress"]')?.getAttribute('aria-valuenow') === '100',
  )
  expect(errors).toEqual([])
})

test('contract §4 and §5: answers can change, submit waits for all of them, then they lock; Try Again clears them', async () => {
  const { page } = await open(notes)
  await hydrated(page)
  await page.getByRole('tab', { name: 'Questions' }).click()
  expect(await submit(page).isDisabled()).toBe(true)
  const groups = page.getByRole('group')
  await groups.nth(0).getByRole('radio').nth(0).check()
  await groups.nth(0).getByRole('radio').nth(1).check()
  await groups.nth(1).getByRole('radio').nth(3).check()
  expect(await submit(page).isDisabled()).toBe(true)
  await groups.nth(2).getByRole('radio').nth(1).check()
  await submit(page).click()
  await says(page, '2 of 3 correct')
  expect(await groups.nth(0).getByRole('radio').nth(0).isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Try Again' }).click()
  expect(await groups.nth(0).getByRole('radio').nth(1).isChecked()).toBe(false)
  expect(await submit(page).isDisabled()).toBe(true)
})

test('a note whose end is in sight at once says nothing of how far it was read', async () => {
  const { page } = await open(notes, { viewport: { width: 1280, height: 5000 } })
  await hydrated(page)
  await expect.poll(() => page.getByRole('progressbar', { name: 'Reading progress' }).count()).toBe(0)
  await page.setViewportSize(phone)
  const progress = page.getByRole('progressbar', { name: 'Reading progress' })
  await expect.poll(() => progress.getAttribute('aria-valuenow')).toBe('0')
  // Just less than the window: its end is below, so it is not read yet.
  const height = await page.locator('article').evaluate((text) => Math.ceil(text.getBoundingClientRect().height))
  await page.setViewportSize({ width: phone.width, height: height + 50 })
  await expect.poll(() => progress.getAttribute('aria-valuenow')).toBe('0')
})

test("'Answer the questions' and Try Again lead to the first question", async () => {
  const { page } = await open(notes, { viewport: phone, reducedMotion: 'reduce' })
  await hydrated(page)
  const first = page.getByText('Question 1 of 3')
  const inSight = () => first.evaluate((label) => label.getBoundingClientRect().top)
  await page.getByRole('button', { name: 'Answer the questions' }).click()
  await first.waitFor()
  expect(await inSight()).toBeGreaterThan(0)
  expect(await inSight()).toBeLessThan(phone.height / 2)
  await page.keyboard.press('Tab')
  const groups = page.getByRole('main').getByRole('group')
  const focused = () => groups.nth(0).evaluate((group) => group.contains(document.activeElement))
  expect(await focused()).toBe(true)
  for (const group of await groups.all()) await group.getByRole('radio').nth(0).check()
  await submit(page).click()
  await page.getByRole('button', { name: 'Try Again' }).click()
  expect(await inSight()).toBeGreaterThan(0)
  expect(await inSight()).toBeLessThan(phone.height / 2)
})

test('every note has an easy-read version, one press away', async () => {
  const { page } = await open(notes)
  await hydrated(page)
  await page.getByLabel('Easy read').check()
  await says(page, 'Bacteria are tiny cells. They have no nucleus.')
})

test('on paper stands the note, without what leads to other pages', async () => {
  const { page } = await open(notes)
  await hydrated(page)
  const links = page.getByRole('navigation').first()
  expect(await links.isVisible()).toBe(true)
  await page.emulateMedia({ media: 'print' })
  await page.waitForFunction(() => !document.querySelector('footer')?.checkVisibility())
  expect(await links.isVisible()).toBe(false)
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
})

test('the tabs go by arrow keys', async () => {
  const { page } = await open(notes)
  await hydrated(page)
  await page.getByRole('tab', { name: 'Reading' }).focus()
  await page.keyboard.press('ArrowRight')
  expect(await page.getByRole('tab', { name: 'Questions' }).getAttribute('aria-selected')).toBe('true')
})

test.each(['light', 'dark'] as const)('axe finds nothing on either tab, %s theme', async (colorScheme) => {
  const { page } = await open(notes, { viewport: phone, colorScheme })
  await hydrated(page)
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Questions' }).click()
  await expectAccessible(page)
})

test('submitted questions take the focus to the score, from where Tab goes on to Try Again', async () => {
  const { page } = await open('/gcse/biology/aqa/notes?topic=cell-structure')
  await hydrated(page)
  await page.getByRole('tab', { name: 'Questions' }).click()
  for (const question of await page
    .getByRole('group')
    .filter({ has: page.getByRole('radio') })
    .all())
    await question.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Submit Answers' }).click()
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  expect(await focused()).toMatch(/^\d of 3 correct$/)
  await page.keyboard.press('Tab')
  expect(await focused()).toContain('Try Again')
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Questions')
})
