import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectAccessible } from './support/accessible.ts'
import { hydrated, phone, signIn, useBrowser } from './support/browser.ts'

const open = useBrowser()
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** A teacher on a phone, with a new quiz open to be written. */
async function withNewQuiz() {
  const { page, errors, thirdParty } = await open('/', { viewport: phone })
  await signIn(page, 'teacher')
  const id = randomUUID()
  const made = await page.request.post('/api/quizzes', { data: { id, title: 'What exams ask' } })
  expect(made.ok(), await made.text()).toBe(true)
  await page.goto(`/dashboard/teacher/quizzes/${id}`)
  await hydrated(page)
  return { page, id, errors, thirdParty }
}

async function startWriting(page: Page, kind: string, prompt: string) {
  await button(page, 'Add a question').click()
  await page.getByLabel('Kind of question').selectOption(kind)
  await page.getByLabel('Question (stem)').fill(prompt)
}

async function saveQuestion(page: Page, prompt: string) {
  await expectAccessible(page)
  await button(page, 'Save question').click()
  await page.getByRole('article').filter({ hasText: prompt }).waitFor()
}

async function preview(page: Page, id: string) {
  await page.goto(`/quizzes/${id}`)
  await hydrated(page)
  await page.getByText('Preview: nothing is kept').waitFor()
}

async function markPreview(page: Page) {
  await expectAccessible(page)
  await button(page, 'Mark my answers').click()
}

const fitsThePhone = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

test('algebra is written by a teacher, typed with signs from the keyboard or from keys, shown as it is read, and marked by its value', async () => {
  const { page, id, errors, thirdParty } = await withNewQuiz()
  await startWriting(page, 'algebra', 'Factorise the quadratic.')
  await page.getByLabel('Right answer').fill('x^2+5x+6')
  await page.getByLabel('Form').selectOption('factorised')
  await page.getByLabel('Marks', { exact: true }).fill('2')
  await button(page, 'Save question').click()
  await page.getByText('The right answer is not in the form that it asks for.').first().waitFor()
  await page.getByLabel('Right answer').fill('(x+2)(x+3)')
  await saveQuestion(page, 'Factorise the quadratic.')

  await preview(page, id)
  const typed = page.getByRole('textbox', { name: 'Your answer' })
  await typed.focus()
  await page.keyboard.type('(x+2')
  await page.getByText('A bracket is not closed. You can change it: nothing is handed in yet.').waitFor()
  await page.keyboard.type(')(z')
  await typed.fill('(x+2)(z+3)')
  await page.getByText('There is no z in this question. Its letter is x.').first().waitFor()
  await typed.fill('x')
  await button(page, 'Put in squared').click()
  await page.keyboard.type('+5x+6')
  expect(await typed.inputValue()).toBe('x^2+5x+6')
  await page.getByRole('status').filter({ hasText: 'Read as: x squared plus 5 x plus 6' }).waitFor()
  await page.locator('math msup').first().waitFor()
  await markPreview(page)
  await page.getByText('Partly right. 1 of 2 marks.').waitFor()
  await page.getByText('Your answer is equal to the right one, but it is not in the form').waitFor()
  await page.getByText('The answer is').waitFor()
  await expectAccessible(page)
  expect(await fitsThePhone(page)).toBe(true)
  // The question that was refused.
  expect([errors.filter((error) => !error.includes('400')), thirdParty]).toEqual([[], []])
})
