import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from './support/accessible.ts'
import { hydrated, phone, signIn, useBrowser } from './support/browser.ts'
import { signUpPupil } from './support/sign-up-pupil.ts'

const paper = '/papers/gcse-maths-aqa-1-higher'
const open = useBrowser()
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const map = (page: Page) => page.getByRole('navigation', { name: 'Questions' })

describe('mock papers', () => {
  test('a board’s topics lead to its papers, which a guest can look at', async () => {
    const { page, errors } = await open('/gcse/maths/aqa/topics')
    await page.getByRole('link', { name: 'Sit a mock paper' }).click()
    await page.waitForURL('**/papers?of=gcse/maths/aqa')
    await page.getByRole('heading', { level: 1, name: 'GCSE Maths, AQA' }).waitFor()
    expect(await page.getByRole('main').locator('a[href^="/papers/"]').count()).toBe(6)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Back to all mock papers' }).click()
    await page.getByRole('link', { name: 'GCSE Maths, AQA' }).click()
    await page.locator(`a[href="${paper}"]`).click()
    await page.getByText('1 hour 30 minutes, 80 marks, calculator not allowed, formula sheet given.').waitFor()
    await page.getByText('to sit it. Your paper is kept').waitFor()
    expect(errors).toEqual([])
  })

  test('a mock with sections shows them as headings in its map and over each question', async () => {
    const { page, errors } = await open('/papers/alevel-maths-aqa-3')
    await signUpPupil(page)
    await page.goto('/papers/alevel-maths-aqa-3')
    await hydrated(page)
    await button(page, 'Begin').click()
    await page.getByRole('heading', { name: 'Question 1', exact: true }).waitFor()
    expect(await map(page).getByRole('heading', { level: 2 }).allTextContents()).toEqual([
      'Section A: Pure 50 marks',
      'Section B: Statistics 50 marks',
    ])
    await map(page).getByRole('region', { name: 'Section B: Statistics' }).getByRole('button').first().click()
    await page.getByRole('article').getByText('Section B: Statistics').waitFor()
    await expectAccessible(page)
    expect(errors).toEqual([])
  })

  test('a pupil sits a paper with extra time and a rest break, goes on after a reload, hands it in and marks it', async () => {
    const { page, errors } = await open(paper)
    await signUpPupil(page)
    await page.goto(paper)
    await hydrated(page)
    await page.getByText('25% extra time').click()
    await page.getByText('1 hour 53 minutes. You can take rest breaks.').waitFor()
    await button(page, 'Begin').click()
    await page.getByRole('heading', { name: 'Question 1', exact: true }).waitFor()
    expect(await page.getByRole('timer').innerText()).toMatch(/^1:5[123]:\d\d left$/)
    const marks = (await map(page).getByRole('button').allInnerTexts()).map((text) =>
      Number(/(\d+) marks?/.exec(text)?.[1]),
    )
    expect(marks.reduce((sum, of) => sum + of, 0)).toBe(80)
    await expectAccessible(page)
    await page.getByRole('article').getByText('Do this without a calculator.').waitFor()
    await button(page, 'Formula sheet').click()
    const sheet = page.getByRole('dialog', { name: 'Formulae for GCSE Maths, Higher' })
    await sheet.getByRole('heading', { name: 'Any triangle' }).waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    expect(await button(page, 'Formula sheet').evaluate((one) => one === document.activeElement)).toBe(true)
    await page.context().setOffline(true)
    await button(page, 'Formula sheet').click()
    await sheet.getByRole('heading', { name: 'Any triangle' }).waitFor()
    await sheet.getByRole('button', { name: 'Close' }).click()
    await page.context().setOffline(false)
    const page1 = page.getByRole('textbox').last()
    await page1.fill('12')
    await button(page, 'Flag to come back to').click()
    await page.getByText('Your answers are saved.').waitFor()
    await button(page, 'Rest break').click()
    await page.getByRole('heading', { name: 'Rest break' }).waitFor()
    await button(page, 'Go on').click()
    await page.reload()
    await hydrated(page)
    await page.waitForFunction(() =>
      Array.from(document.querySelectorAll('input, textarea')).some((box) => (box as HTMLInputElement).value === '12'),
    )
    await page.getByRole('button', { name: 'Flag to come back to', pressed: true }).waitFor()
    expect(await map(page).getByRole('button').first().textContent()).toMatch(/, (begun|answered), flagged$/)
    expect(await map(page).getByRole('button').nth(1).textContent()).toMatch(/, no answer$/)
    await page.setViewportSize(phone)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
    await button(page, 'Hand in').click()
    await page.getByText('Once it is handed in, you cannot change your answers.').waitFor()
    await page.getByText('You flagged question 1 to come back to.').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click()
    await page.getByText('Your paper is handed in. Now mark it').waitFor()
    await button(page, 'Save my marks').click()
    await page.getByText('Your marks:').waitFor()
    await page.getByRole('link', { name: 'Leave and go on later' }).click()
    await page.getByText(/^1 of \d+ questions marked$/).waitFor()
    expect(errors).toEqual([])
  })

  test('a marked mock tells its grade as an estimate, where an admin has set boundaries, and none where there are none', async () => {
    const admin = await open('/help')
    await signIn(admin.page, 'admin')
    const origin = new URL(admin.page.url()).origin
    const boundaries = '/api/admin/grade-boundaries/gcse-maths-aqa-higher'
    const data = { month: 'June', year: 2023, outOf: 240, grades: [{ grade: '4', from: 60 }] }
    expect((await admin.page.request.put(boundaries, { data, headers: { origin } })).ok()).toBe(true)
    const { page, errors } = await open(paper)
    await signUpPupil(page)
    const send = async (method: string, path: string, body: object) => {
      const response = await page.request.fetch(path, { method, data: body, headers: { origin } })
      expect(response.ok()).toBe(true)
      return response.json()
    }
    const id = crypto.randomUUID()
    const start = { id, paperId: 'gcse-maths-aqa-1-higher', timed: false, extraTime: 0 }
    const { asked } = await send('POST', '/api/paper-sittings', start)
    await send('POST', `/api/paper-sittings/${id}/hand-in`, {})
    for (const question of asked) {
      const answer = { questionId: question.id, sittingId: id, revision: 1, stage: 'marked', parts: {} }
      await send('PUT', `/api/exam-answers/${crypto.randomUUID()}`, answer)
    }
    await page.goto(`${paper}?sitting=${id}`)
    await page.getByText('Below a grade 4 by AQA’s boundaries of June 2023.').waitFor()
    await page.getByRole('region', { name: 'Why marks were lost' }).getByText('80 lost marks have no reason').waitFor()
    await expectAccessible(page)
    expect((await admin.page.request.delete(boundaries, { headers: { origin } })).ok()).toBe(true)
    await page.reload()
    await page.getByText('All questions marked').waitFor()
    expect(await page.getByText('boundaries of').count()).toBe(0)
    expect(errors).toEqual([])
  })
})
