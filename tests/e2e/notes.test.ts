import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectAccessible } from './support/accessible.ts'
import { hydrated, phone, useBrowser } from './support/browser.ts'

const notes = '/gcse/biology/aqa/notes?topic=cell-structure'
const open = useBrowser()
const says = (page: Page, text: string) => page.getByText(text).first().waitFor()
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Answers' })

test('spec §4: two tabs, and reading progress is the scroll percentage of the text', async () => {
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

test('spec §4 and §5: answers can change, submit waits for all of them, then they lock; Try Again clears them', async () => {
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
