import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { hydrated, signIn, useBrowser } from './support/browser.ts'
import { answerCellStructure, CELL_STRUCTURE_QUESTIONS } from './support/cell-structure-quiz.ts'
import { signUpPupil } from './support/sign-up-pupil.ts'

/** Answers a day that a new pupil aims at. */
const DAILY_GOAL = 20

const open = useBrowser()
const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()
const card = (page: Page) => page.locator('summary').filter({ hasText: 'Click to flip' })

/** Knows the first cards of the deck that is shown. */
async function answer(page: Page, count: number): Promise<void> {
  for (let at = 1; at <= count; at++) {
    await card(page).click()
    await page.getByRole('button', { name: 'Know It!' }).click()
    await says(page, `Card ${at + 1} of`)
  }
}

const kept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('revisewell:answer:')).length)
async function totalXp(page: Page): Promise<number> {
  const dashboard = await (await page.request.get('/api/dashboard')).json()
  return dashboard.progress.totalXp
}

test('a pupil’s answers are recorded as they are given, 10 XP a flashcard', async () => {
  const { page } = await open('/')
  await signUpPupil(page)
  const before = await totalXp(page)
  await page.goto('/gcse/biology/aqa/flashcards?topic=food-production')
  await hydrated(page)
  await answer(page, 2)
  await says(page, '+20 XP')
  expect(await totalXp(page)).toBe(before + 20)
  expect(await kept(page)).toBe(0)
})

test('the total below a finished deck is the account’s, with what the session earned', async () => {
  const { page } = await open('/')
  await signUpPupil(page)
  const before = await totalXp(page)
  await page.goto('/gcse/biology/aqa/flashcards?topic=trophic-levels-and-biomass')
  await hydrated(page)
  const cards = Number(/of (\d+)/.exec(await page.getByText(/^Card 1 of \d+$/).innerText())?.[1])
  await answer(page, cards - 1)
  await card(page).click()
  await page.getByRole('button', { name: 'Know It!' }).click()
  await says(page, '+10 XP for the session.')
  const total = await totalXp(page)
  expect(total).toBeGreaterThanOrEqual(before + cards * 10 + 10)
  await says(page, `${total} XP in all`)
})

test('answers given while the connection is away wait, say so, and count once when it returns', async () => {
  const { page, context } = await open('/')
  await signUpPupil(page)
  const before = await totalXp(page)
  await page.goto('/gcse/biology/aqa/flashcards?topic=plant-disease')
  await hydrated(page)
  await context.setOffline(true)
  await answer(page, 2)
  await says(page, '2 answers waiting. They are safe on this device and will be sent when the connection returns.')
  expect(await kept(page)).toBe(2)
  await context.setOffline(false)
  await says(page, '+20 XP')
  expect(await kept(page)).toBe(0)
  expect(await totalXp(page)).toBe(before + 20)
})

test('answers left on the device by a closed tab are sent by the next visit', async () => {
  const { page, context } = await open('/')
  await signUpPupil(page)
  const before = await totalXp(page)
  await page.goto('/gcse/biology/aqa/flashcards?topic=trophic-levels-and-biomass')
  await hydrated(page)
  await context.route('**/api/answers', (route) => route.abort())
  await answer(page, 3)
  await says(page, '3 answers waiting')
  await page.close()
  await context.unroute('**/api/answers')
  const next = await context.newPage()
  await next.goto('/gcse/biology/aqa/flashcards?topic=cell-division')
  await says(next, '+30 XP')
  expect(await totalXp(next)).toBe(before + 30)
})

test('a lost reply does not make an answer count twice', async () => {
  const { page, context } = await open('/')
  await signUpPupil(page)
  const before = await totalXp(page)
  await page.goto('/gcse/biology/aqa/flashcards?topic=monoclonal-antibodies')
  await hydrated(page)
  let lost = 0
  await context.route('**/api/answers', async (route) => {
    if (lost > 0) return route.continue()
    lost++
    await route.fetch()
    await route.abort()
  })
  await answer(page, 1)
  await page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith('revisewell:answer:')))
  expect(lost).toBe(1)
  expect(await totalXp(page)).toBe(before + 10)
})

test('what a guest answered joins the account at the next sign-in, once', async () => {
  const { page } = await open('/gcse/biology/aqa/flashcards?topic=plant-hormones')
  await hydrated(page)
  await answer(page, 2)
  expect(await kept(page)).toBe(2)
  await signUpPupil(page)
  const before = await totalXp(page)
  await page.goto('/gcse/biology/aqa/flashcards?topic=plant-hormones')
  await says(page, '+20 XP')
  expect(await kept(page)).toBe(0)
  await page.reload()
  await hydrated(page)
  expect(await totalXp(page)).toBe(before + 20)
})

test('contract §9: a quiz earns 20 XP and 50 more for a perfect score', async () => {
  const { page } = await open('/')
  await signUpPupil(page)
  const before = await totalXp(page)
  await page.goto('/gcse/biology/aqa/quiz?topic=cell-structure')
  await hydrated(page)
  await page.getByLabel('Move on automatically').uncheck()
  const total = CELL_STRUCTURE_QUESTIONS
  for (let number = 1; number <= total; number++) {
    await says(page, `Question ${number} of ${total}`)
    await answerCellStructure(page, number)
    await page.getByRole('button', { name: 'Submit Answer' }).click()
    await page.getByRole('button', { name: number === total ? 'See your score' : 'Next question' }).click()
  }
  await says(page, `${total}/${total}`)
  // So many answers reach the daily goal as well, which earns its own 25.
  const earned = 70 + (total >= DAILY_GOAL ? 25 : 0)
  await says(page, `+${earned} XP`)
  expect(await totalXp(page)).toBe(before + earned)
})

test('a teacher who tries a deck has nothing kept or recorded', async () => {
  const { page } = await open('/')
  await signIn(page, 'teacher')
  await page.goto('/gcse/biology/aqa/flashcards?topic=cell-structure')
  await hydrated(page)
  await page
    .getByRole('link', { name: /Priya|Teacher|Demo/i })
    .first()
    .waitFor()
  await answer(page, 1)
  expect(await kept(page)).toBe(0)
})
