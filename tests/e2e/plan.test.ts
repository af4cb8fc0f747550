import { expect, test } from 'vitest'
import { hydrated, useBrowser } from './support/browser.ts'
import { signUpPupil } from './support/sign-up-pupil.ts'

const open = useBrowser()

/** A day far enough ahead for every test run, as a date field takes it. */
const inDays = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10)

test('a pupil adds a paper, sees the weeks before it filled, rests on Sundays, and takes the paper away', async () => {
  const { page, errors } = await open('/')
  await signUpPupil(page)
  await page.goto('/plan')
  await hydrated(page)
  await page.getByRole('button', { name: 'Add a paper' }).click()
  await page.getByLabel('Subject', { exact: true }).selectOption({ label: 'Physics' })
  await page.getByLabel('Exam board').selectOption({ label: 'OCR' })
  await page.getByLabel(/^Paper/).fill('Paper 2')
  await page.getByLabel('Day', { exact: true }).fill(inDays(30))
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByText('The paper was added').waitFor()
  await page.getByText('in 30 days').waitFor()
  const today = page.getByRole('region', { name: 'Today' })
  const first = await today.getByRole('link').first().getAttribute('href')
  expect(first).toMatch(/^\/gcse\/physics\/ocr\/notes\?topic=/)

  await page.getByLabel('Sunday').check()
  await page.getByLabel('Saturday').check()
  await page.getByLabel('Monday').check()
  expect(await page.getByLabel('Tuesday').isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Your days were saved').waitFor()
  await page.reload()
  await hydrated(page)
  expect(await page.getByLabel('Sunday').isChecked()).toBe(true)

  await page.getByRole('button', { name: 'Take away Physics, Paper 2' }).click()
  await page.getByRole('button', { name: 'Take it away' }).click()
  await page.getByText('None yet.').waitFor()
  expect(errors).toEqual([])
})
