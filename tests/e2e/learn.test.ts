import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectAccessible } from './support/accessible.ts'
import { desktop, hydrated, phone, signIn, useBrowser } from './support/browser.ts'
import { signUpPupil } from './support/sign-up-pupil.ts'

const open = useBrowser()
const biology = '/learn?level=gcse&subject=biology&board=aqa'
const cells = `${biology}&topic=gcse-biology-cell-structure`
const says = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).first().waitFor()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter')
const done = async (page: Page) => Number((await page.getByText(/^\d+ of \d+ done$/).innerText()).split(' ')[0])
const finished = (page: Page) => page.getByRole('heading', { level: 1, name: 'Session finished' })

/** Whichever step is open: a name for it, or nothing once the session has ended. */
async function stepOf(page: Page): Promise<'passage' | 'card' | 'options' | 'other' | null> {
  const button = page.getByRole('button', { name: /^(I have read it|Show the answer|Check)$/ })
  await button.or(finished(page)).first().waitFor()
  if (await finished(page).isVisible()) return null
  const name = await button.first().innerText()
  if (name === 'I have read it') return 'passage'
  if (name === 'Show the answer') return 'card'
  return (await page.getByRole('radio').count()) === 4 ? 'options' : 'other'
}

/** Does the step that is open, by keyboard; cards and options rightly or wrongly as told. */
async function doStep(page: Page, knows: boolean): Promise<void> {
  const step = await stepOf(page)
  if (step === 'passage') return press(page, 'I have read it')
  if (step === 'card') {
    await press(page, 'Show the answer')
    return press(page, knows ? 'Know It!' : "Don't Know")
  }
  const field = page.getByRole('textbox')
  if (step === 'options') await page.getByRole('radio').first().press('Space')
  else if ((await field.count()) > 0) {
    for (const gap of await field.all()) await gap.fill('7')
  } else await page.getByRole('checkbox').first().press('Space')
  await press(page, 'Check')
  await page.getByRole('button', { name: /^(Next|See how it went)$/ }).press('Enter')
}

test('a guest learns a topic by keyboard: shown, recognised, recalled; then sees how it went and what to study again', async () => {
  const { page, thirdParty, errors } = await open(cells, { viewport: phone })
  await hydrated(page)
  await page.getByRole('heading', { level: 1, name: 'Cell structure' }).waitFor()
  await says(page, 'How long have you got?')
  await expectAccessible(page)
  await press(page, '5 minutes')
  expect(await stepOf(page)).toBe('passage')
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/^New: /)
  await expectAccessible(page)
  await doStep(page, true)
  expect(await stepOf(page)).toBe('options')
  await expectAccessible(page)

  // What is missed comes back in the same session, so it takes more steps than it has.
  for (let steps = 0; (await stepOf(page)) !== null && steps < 60; steps++) await doStep(page, steps % 2 === 0)
  await finished(page).waitFor()
  await expectAccessible(page)
  const again = page.getByRole('button', { name: /^Study \d+ missed points? again$/ })
  await again.press('Enter')
  expect(await stepOf(page)).toBe('passage')
  for (let steps = 0; (await stepOf(page)) !== null && steps < 60; steps++) await doStep(page, true)
  await page.getByRole('link', { name: 'That is enough for now' }).click()
  await page.waitForURL('**/revision')
  // A pupil who comes back gets a new session, not the end of the last one.
  await page.goto(cells)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('revisewell:learn'))).toBeNull()
  await says(page, 'How long have you got?')
  expect(await finished(page).count()).toBe(0)
  expect(thirdParty).toEqual([])
  expect(errors).toEqual([])
})

test('a session goes on after a reload, without a connection, and its answers arrive once', async () => {
  const { page, context } = await open('/', { serviceWorkers: 'allow', viewport: desktop, colorScheme: 'dark' })
  await signUpPupil(page)
  await page.goto('/learn?level=gcse&subject=biology&board=aqa&minutes=5')
  await hydrated(page)
  await doStep(page, true)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.waitForFunction(async () => {
    const kept = await Promise.all([caches.match(location.pathname + location.search), caches.match('/offline')])
    return navigator.serviceWorker.controller !== null && kept.every((page) => page !== undefined)
  })
  await context.setOffline(true)
  await page.reload()
  await hydrated(page)
  const before = await done(page)
  await doStep(page, true)
  await says(page, /1 answer waiting/)
  await page.reload()
  await hydrated(page)
  expect(await done(page)).toBeGreaterThanOrEqual(before)
  await context.setOffline(false)
  await expect
    .poll(async () => {
      const { body } = await page.evaluate(async () => ({ body: await (await fetch('/api/dashboard')).json() }))
      return body.progress.answersToday
    })
    .toBe(1)
})

test('the dashboard begins with one thing to do now, and a tap begins it', async () => {
  const { page } = await open('/', { viewport: phone })
  await signIn(page, 'student')
  await page.goto('/dashboard/student')
  await page.getByRole('heading', { name: 'Do this now' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Learn for 5 minutes' }).click()
  await page.waitForURL('**/learn?minutes=5')
  expect(await stepOf(page)).not.toBeNull()
  await doStep(page, true)
  await page.getByRole('link', { name: 'Stop for now' }).click()
  await page.waitForURL('**/dashboard/student')
  await page.goto(biology)
  await hydrated(page)
  await says(page, 'You have a session open')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Carry on with it' }).click()
  await page.waitForURL('**/learn')
  await says(page, /^\d+ of \d+ done$/)
})

test('from the landing page it takes four taps and no typing to the first thing of a GCSE subject', async () => {
  const { page } = await open('/', { viewport: phone })
  await hydrated(page)
  const tap = (name: string | RegExp) => page.getByRole('main').getByRole('link', { name }).first().click()
  await tap(/^GCSE/)
  await tap(/^Biology/)
  await tap(/^AQA/)
  await tap('Learn Biology')
  await page.waitForURL('**/learn?level=gcse&subject=biology&board=aqa&minutes=10')
  expect(await stepOf(page)).toBe('passage')
})

test('a topic that was begun shows how much of it is remembered, and many topics can be searched', async () => {
  const { page } = await open('/', { viewport: phone })
  await signUpPupil(page)
  await page.goto(`${cells}&minutes=5`)
  await hydrated(page)
  await doStep(page, true)
  await doStep(page, true)
  await page.goto('/gcse/biology/aqa/topics')
  await hydrated(page)
  await page.getByRole('meter', { name: 'Remembered now of Cell structure' }).waitFor()
  await expectAccessible(page)
  const rows = page.getByRole('main').locator('ol > li')
  await page.getByRole('searchbox', { name: 'Find a topic' }).fill('mitosis')
  await says(page, /^\d topics?$/)
  expect(await rows.count()).toBeLessThan(10)
  await page.getByRole('searchbox', { name: 'Find a topic' }).fill('trigonometry')
  await says(page, 'No topic fits')
  await expectAccessible(page)
})

test('somebody who has begun nothing is asked to choose a subject first', async () => {
  const { page } = await open('/learn')
  await hydrated(page)
  await press(page, '10 minutes')
  await page.getByRole('heading', { name: 'Choose a subject first' }).waitFor()
  await expectAccessible(page)
})
