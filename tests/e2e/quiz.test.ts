import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectAccessible } from './support/accessible.ts'
import { hydrated, phone, useBrowser } from './support/browser.ts'

const quiz = '/gcse/biology/aqa/quiz?topic=cell-structure'
const open = useBrowser()
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Answer' })
const says = (page: Page, text: string) => page.getByText(text).first().waitFor()

test('spec §5: submit is disabled until an option is chosen', async () => {
  const { page, errors } = await open(quiz)
  await hydrated(page)
  await says(page, 'Question 1 of 10')
  expect(await submit(page).isDisabled()).toBe(true)
  await page.getByLabel('A bacterial cell').check()
  expect(await submit(page).isDisabled()).toBe(false)
  expect(errors).toEqual([])
})

test('spec §4: after submit it says whether the choice was right and why, and after 2 seconds the next question shows', async () => {
  const { page } = await open(quiz)
  await hydrated(page)
  await page.getByLabel('A bacterial cell').check()
  const submitted = performance.now()
  await submit(page).click()
  await says(page, 'Correct!')
  await says(page, 'Bacteria keep their DNA free')
  await says(page, 'Question 2 of 10')
  expect(performance.now() - submitted).toBeGreaterThan(1900)
})

test('a wrong choice names the mix-up that it shows', async () => {
  const { page } = await open(quiz)
  await hydrated(page)
  await page.getByLabel('Move on by itself').uncheck()
  await page.getByLabel('A yeast cell').check()
  await submit(page).click()
  await says(page, 'Not quite.')
  await says(page, 'Takes any single-celled organism to be prokaryotic')
  await says(page, 'Correct answer')
})

test('spec §4 and §9: the finished quiz shows score and stars; Try Again resets everything', async () => {
  const { page } = await open(quiz)
  await hydrated(page)
  await page.getByLabel('Move on by itself').uncheck()
  const right = [1, 3, 0, 2, 1, 3, 0, 2, 0, 0]
  for (const [at, choice] of right.entries()) {
    await says(page, `Question ${at + 1} of 10`)
    await page.getByRole('radio').nth(choice).check()
    await submit(page).click()
    await page.getByRole('button', { name: at === 9 ? 'See your score' : 'Next question' }).click()
  }
  await says(page, 'Quiz Complete!')
  await says(page, '8/10')
  await says(page, '(80%)')
  await page.getByRole('img', { name: '4 of 5 stars' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await says(page, 'Question 1 of 10')
  expect(await submit(page).isDisabled()).toBe(true)
})

test('the quiz works as a plain form without any script', async () => {
  const { page } = await open(quiz, { javaScriptEnabled: false })
  await page.getByLabel('A bacterial cell').check()
  await submit(page).click()
  await says(page, 'Correct!')
  await page.getByRole('button', { name: 'Next question' }).click()
  await says(page, 'Question 2 of 10')
})

test.each(['light', 'dark'] as const)('axe finds nothing before and after an answer, %s theme', async (colorScheme) => {
  const { page } = await open(quiz, { viewport: phone, colorScheme })
  await hydrated(page)
  await expectAccessible(page)
  await page.getByLabel('Move on by itself').uncheck()
  await page.getByLabel('A yeast cell').check()
  await submit(page).click()
  await says(page, 'Not quite.')
  await expectAccessible(page)
})
