import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from './support/accessible.ts'
import { hydrated, phone, useBrowser } from './support/browser.ts'
import { signUpPupil } from './support/sign-up-pupil.ts'

const cells = '/gcse/biology/aqa/exam?topic=cell-structure'
const open = useBrowser()
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const map = (page: Page) => page.getByRole('navigation', { name: 'Questions' })
const choose = (page: Page, title: string) =>
  map(page)
    .getByRole('button', { name: new RegExp(title) })
    .click()
const heart = 'Built for the job'
const answer = 'Mitochondria carry out aerobic respiration. This relases energy.'

/** Fills the gaps with two right words and a wrong one, and writes an explanation. */
async function writeAboutHeart(page: Page) {
  await choose(page, heart)
  const gaps = page.getByRole('combobox')
  for (const [index, word] of ['mitochondria', 'area', 'phloem'].entries()) await gaps.nth(index).selectOption(word)
  await page.getByLabel('Your answer').fill(answer)
}

describe('exam practice', () => {
  test('product.md, Material: a topic leads to its exam questions, each with marks and command word', async () => {
    const { page, thirdParty, errors } = await open('/gcse/biology/aqa/topic/Cell%20structure')
    await page.getByRole('link', { name: /Exam Practice/ }).click()
    await page.waitForURL(`**${cells}`)
    await page.getByText('GCSE Biology · Exam Practice').waitFor()
    expect(await map(page).getByRole('button').count()).toBe(5)
    await page.getByRole('heading', { name: 'A plant cell' }).waitFor()
    await page.getByText('What ‘describe’ asks for').click()
    await page.getByText('You need not say why.').waitFor()
    expect(thirdParty).toEqual([])
    expect(errors).toEqual([])
  })

  test('the engine marks what it can, the pupil ticks the rest; a suggestion ticks nothing and is quoted', async () => {
    const { page } = await open(cells)
    await signUpPupil(page)
    await page.goto(cells)
    await hydrated(page)
    await writeAboutHeart(page)
    await button(page, 'Check my answer').click()
    await page.getByText('Partly right. 2 of 3 marks.').waitFor()
    expect(await page.getByText('Marks so far: 2 of 6').count()).toBe(1)
    await page.locator('q', { hasText: /^This relases energy\.$/ }).waitFor()
    const points = page.getByRole('group', { name: 'Tick each point that your answer makes' }).getByRole('checkbox')
    expect(await points.evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).checked))).toEqual([
      false,
      false,
      false,
    ])
    await expectAccessible(page)
    await points.nth(0).check()
    await points.nth(1).check()
    await page.getByText('Marks so far: 4 of 6').waitFor()
    await button(page, 'Save my marks').click()
    await page.getByText('Your marks: 4 of 6').waitFor()
    await page.getByText('You earned 20 XP for working through it.').waitFor()
    await page.reload()
    await hydrated(page)
    await map(page)
      .getByRole('button', { name: /Built for the job, 4 of 6/ })
      .click()
    await page.getByText('Your marks: 4 of 6').waitFor()
    await button(page, 'Try this question again').click()
    expect(await page.getByLabel('Your answer').inputValue()).toBe('')
  })

  test('lost marks get reasons, which are charted with what to do next, and are there after a reload', async () => {
    const { page, errors } = await open(cells)
    await signUpPupil(page)
    await page.goto(cells)
    await hydrated(page)
    for (const question of await map(page).getByRole('button').all()) {
      await question.click()
      await page.getByLabel('I wrote it on paper').first().check()
      await button(page, 'Check my answer').click()
      await button(page, 'Save my marks').click()
      await page.getByText('Your marks:').waitFor()
    }
    const why = page.getByRole('region', { name: 'Why marks were lost' })
    await why.getByText('have no reason yet').waitFor()
    await page
      .getByLabel(/^Why was this mark lost|^Why were these/)
      .first()
      .selectOption('I misread the command word')
    await why.getByText('Read what these words ask for').waitFor()
    await page.getByText('Your answers are saved.').waitFor()
    await expectAccessible(page)
    await page.reload()
    await hydrated(page)
    await why.getByText('I misread the command word').waitFor()
    await page.setViewportSize(phone)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
    expect(errors).toEqual([])
  })

  test('what is written survives a reload without a connection, and is on the next device afterwards', async () => {
    const first = await open(cells)
    const email = await signUpPupil(first.page)
    await first.page.goto(cells)
    await hydrated(first.page)
    await first.page.route('**/api/exam-answers/**', (route) => route.abort())
    await choose(first.page, heart)
    await first.page.getByLabel('Your answer').fill(answer)
    await first.page.getByText('No connection: your answers are kept on this device').waitFor()
    await first.page.reload()
    await hydrated(first.page)
    await choose(first.page, heart)
    await first.page.waitForFunction((text) => document.querySelector('textarea')?.value === text, answer)
    await first.page.unroute('**/api/exam-answers/**')
    await first.page.getByText('Your answers are saved.').waitFor()
    const second = await open('/login')
    await hydrated(second.page)
    await second.page.getByLabel('Email').fill(email)
    await second.page.getByLabel('Password', { exact: true }).fill('violet kettle 42')
    await second.page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await second.page.waitForURL('**/dashboard/**')
    await second.page.goto(cells)
    await hydrated(second.page)
    await choose(second.page, heart)
    await second.page.waitForFunction((text) => document.querySelector('textarea')?.value === text, answer)
  })

  test('a guest’s answer is kept on the device; nothing is marked before something was tried, nor saved before a level was chosen', async () => {
    const { page } = await open(cells, { viewport: phone })
    await hydrated(page)
    await choose(page, 'Seeing smaller things')
    await button(page, 'Check my answer').click()
    await page.getByText('Write an answer to at least one part first').waitFor()
    await page.getByLabel('Your answer').last().fill('Light microscopes, because you can see living things.')
    await page.getByText('Your answers are kept on this device.').waitFor()
    await button(page, 'Check my answer').click()
    await button(page, 'Save my marks').click()
    await page.getByText('Choose how many marks part (b) earns first.').waitFor()
    await page.getByRole('group', { name: 'Level 1' }).getByLabel('2').check()
    await page.getByText('An answer that earns 3 marks').click()
    await page.getByText('the conclusion rests on the price').waitFor()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
    await button(page, 'Save my marks').click()
    await page.getByText('Your marks: 2 of 8').waitFor()
    await page.reload()
    await hydrated(page)
    await map(page)
      .getByRole('button', { name: /Seeing smaller things, 2 of 8/ })
      .waitFor()
  })

  test('a topic without exam questions says so and leads to its quiz', async () => {
    const { page } = await open('/ks2/maths/exam?topic=place-value')
    await page.getByRole('heading', { name: 'No exam questions yet' }).waitFor()
    await page.getByRole('link', { name: 'Take the quiz' }).click()
    await page.waitForURL('**/ks2/maths/quiz?topic=place-value')
  })
})
