import { randomUUID } from 'node:crypto'
import type { Locator, Page } from 'playwright'
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

test('a picture is labelled by keyboard, typed or from a list, with a description of each place for those who can’t see it', async () => {
  const { page, id, errors, thirdParty } = await withNewQuiz()
  await startWriting(page, 'label', 'Label the cell.')
  await page.getByLabel('Label of number 1').fill('nucleus|cell nucleus')
  await page.getByLabel('Where number 1 is, in words').fill('the round body inside')
  await page.getByLabel('Label of number 2').fill('cell membrane')
  await button(page, 'Take out number 3').click()
  await page.getByLabel('Marks', { exact: true }).fill('2')
  await saveQuestion(page, 'Label the cell.')

  await preview(page, id)
  const first = page.getByRole('textbox', { name: 'Label 1' })
  expect(await first.evaluate((input) => input.getAttribute('aria-describedby'))).not.toBeNull()
  await page.getByText('Number 1 is the round body inside').waitFor({ state: 'attached' })
  await first.focus()
  await page.keyboard.type('Cell nucleus')
  await page.keyboard.press('Tab')
  await page.keyboard.type('wall')
  await markPreview(page)
  await page.getByText('Partly right. 1 of 2 marks.').waitFor()
  await page.getByText('cell membrane').waitFor()
  await expectAccessible(page)
  expect(await fitsThePhone(page)).toBe(true)
  expect([errors, thirdParty]).toEqual([[], []])
})

/** Answers a topic's four-option questions as they come, until what is looked for shows. */
async function passOptions(page: Page, found: Locator) {
  await hydrated(page)
  await page.getByLabel('Move on automatically').uncheck()
  for (let asked = 0; asked < 40; asked++) {
    const question = page.locator('.index-card')
    await question.getByRole('radio').first().or(found).first().waitFor()
    if (await found.isVisible()) return
    await question.getByRole('radio').first().check()
    await button(page, 'Submit Answer').click()
    await button(page, /^(Next question|See your score)$/).click()
  }
  throw new Error(`no question has ${found}`)
}

test('a topic’s figure is labelled on a phone', async () => {
  const { page, errors } = await open('/gcse/physics/aqa/quiz?topic=mains-electricity-and-electrical-power', {
    viewport: phone,
  })
  await passOptions(page, page.getByText('Label the numbered parts.'))
  await page.getByRole('img', { name: /five parts are numbered/ }).waitFor()
  for (const [at, text] of ['live', 'neutral', 'earth wire', 'fuse', 'case'].entries())
    await page.getByRole('textbox', { name: `Label ${at + 1}` }).fill(text)
  await expectAccessible(page)
  await button(page, 'Submit Answer').click()
  await page.getByText('Correct! 5 of 5 marks.').waitFor()
  await button(page, 'Next question').click()
  const list = page.getByRole('combobox', { name: 'Label 4' })
  await list.selectOption('stores charge')
  await button(page, 'Submit Answer').click()
  await page.getByText('Not quite. 0 of 4 marks.').waitFor()
  await page.locator('strong', { hasText: 'melts if the current is too large' }).waitFor()
  await expectAccessible(page)
  expect(await fitsThePhone(page)).toBe(true)
  expect(errors).toEqual([])
})

test('points are plotted by keys, by pointer and by typing, and the answer is shown on the same grid', async () => {
  const { page, id, errors, thirdParty } = await withNewQuiz()
  await startWriting(page, 'plot', 'Plot three corners.')
  for (const [label, text] of [
    ['Along: from', '-4'],
    ['Along: to', '4'],
    ['Up: from', '-4'],
    ['Up: to', '4'],
    ['Right answer', '1, 2\n3, -1\n-2, -2'],
    ['Marks', '3'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text)
  await saveQuestion(page, 'Plot three corners.')

  await preview(page, id)
  const grid = page.getByRole('application', { name: 'Grid' })
  await grid.focus()
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp'])
    await page.keyboard.press(key)
  await page.getByRole('status').filter({ hasText: '(1, 2)' }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('status').filter({ hasText: 'Plotted (1, 2)' }).waitFor()
  const first = page.getByRole('group', { name: 'Point 1' })
  expect(await first.getByRole('textbox', { name: 'x' }).inputValue()).toBe('1')
  // The lower right of the grid, wherever that comes to lie.
  const box = await grid.boundingBox()
  if (!box) throw new Error('no grid')
  await grid.click({ position: { x: box.width * 0.75, y: box.height * 0.6 } })
  const second = page.getByRole('group', { name: 'Point 2' })
  await second.getByRole('textbox', { name: 'x' }).fill('3')
  await second.getByRole('textbox', { name: 'y' }).fill('-1')
  await button(page, 'Type a point').click()
  const third = page.getByRole('group', { name: 'Point 3' })
  await third.getByRole('textbox', { name: 'x' }).fill('2')
  await third.getByRole('textbox', { name: 'y' }).fill('−2')
  await markPreview(page)
  await page.getByText('Partly right. 2 of 3 marks.').waitFor()
  await page.getByRole('img', { name: 'You plotted (1, 2), (3, −1), (2, −2)' }).waitFor()
  await page.getByText('(1, 2), (3, −1), (−2, −2)').waitFor()
  await expectAccessible(page)
  expect(await fitsThePhone(page)).toBe(true)
  expect([errors, thirdParty]).toEqual([[], []])
})

test('bars and a line of a topic are plotted on a phone', async () => {
  const { page, errors } = await open('/gcse/maths/aqa/quiz?topic=charts-tables-and-scatter-graphs', {
    viewport: phone,
  })
  await passOptions(page, page.getByText('Draw the bars of a bar chart.'))
  for (const [name, height] of Object.entries({ Cat: 7, Dog: 9, Fish: 3, Rabbit: 4 }))
    await page.getByRole('textbox', { name }).fill(String(height))
  await expectAccessible(page)
  await button(page, 'Submit Answer').click()
  await page.getByText('Correct! 4 of 4 marks.').waitFor()
  await expectAccessible(page)
  await page.goto('/gcse/physics/aqa/quiz?topic=work-done-and-elasticity')
  await passOptions(page, page.getByText('Draw its force-extension graph.'))
  for (const [at, x, y] of [
    [1, '0', '0'],
    [2, '0.2', '4'],
  ] as const) {
    await button(page, 'Type a point').click()
    const point = page.getByRole('group', { name: `Point ${at}` })
    await point.getByRole('textbox', { name: 'x' }).fill(x)
    await point.getByRole('textbox', { name: 'y' }).fill(y)
  }
  await button(page, 'Submit Answer').click()
  await page.getByText('Correct! 2 of 2 marks.').waitFor()
  await expectAccessible(page)
  expect(await fitsThePhone(page)).toBe(true)
  expect(errors).toEqual([])
})

test('algebra in a topic’s quiz is marked at once, without a connection too', async () => {
  const { page, context } = await open('/gcse/maths/aqa/quiz?topic=surds', { viewport: phone })
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  const typed = page.getByRole('textbox', { name: 'Your answer' })
  await passOptions(page, typed)
  await typed.fill('√')
  await page.getByText('Something is missing at the end.').first().waitFor()
  expect(await button(page, 'Submit Answer').isDisabled()).toBe(true)
  await typed.fill('2*3√2')
  await button(page, 'Submit Answer').click()
  await page.getByText('Partly right. 1 of 2 marks.').waitFor()
  await button(page, 'Next question').click()
  await typed.fill('3√3+7')
  await button(page, 'Submit Answer').click()
  await page.getByText('Correct! 2 of 2 marks.').waitFor()
  await expectAccessible(page)
  expect(await fitsThePhone(page)).toBe(true)
})
