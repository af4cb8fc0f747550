import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from './support/accessible.ts'
import { desktop, hydrated, phone, useBrowser } from './support/browser.ts'
import { answerCellStructure, CELL_STRUCTURE_QUESTIONS, LAST_OF_OTHER_KINDS } from './support/cell-structure-quiz.ts'
import { signUpPupil } from './support/sign-up-pupil.ts'

const quiz = '/gcse/biology/aqa/quiz?topic=cell-structure'
const total = CELL_STRUCTURE_QUESTIONS
const open = useBrowser()
const button = (page: Page, name: string) => page.getByRole('button', { name })
const says = (page: Page, text: string) => page.getByText(text).first().waitFor()

/** Answers the four-option questions that come first, so that the eleventh shows. */
async function goToOtherKinds(page: Page) {
  await hydrated(page)
  await page.getByLabel('Move on automatically').uncheck()
  for (let number = 1; number <= 10; number++) {
    await says(page, `Question ${number} of ${total}`)
    await answerCellStructure(page, number)
    await button(page, 'Submit Answer').click()
    await button(page, 'Next question').click()
  }
  await says(page, `Question 11 of ${total}`)
}

/** Answers all questions from this one on. */
async function finish(page: Page, from: number) {
  for (let number = from; number <= total; number++) {
    await answerCellStructure(page, number)
    await button(page, 'Submit Answer').click()
    await says(page, 'Correct!')
    await button(page, number === total ? 'See your score' : 'Next question').click()
  }
}

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, name: RegExp) {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const at = document.activeElement
      const label =
        at instanceof HTMLInputElement || at instanceof HTMLSelectElement ? at.labels?.[0]?.textContent : null
      return at?.getAttribute('aria-label') ?? label ?? at?.textContent ?? ''
    })
    if (name.test(focused)) return
  }
  throw new Error(`Tab leads to no ${name}`)
}

async function submitByKeyboard(page: Page, verdict: string, last = false) {
  await tabTo(page, /^Submit Answer/)
  await page.keyboard.press('Enter')
  await says(page, verdict)
  await expectAccessible(page)
  await tabTo(page, last ? /^See your score/ : /^Next question/)
  await page.keyboard.press('Enter')
}

describe.each([
  ['phone', phone],
  ['desktop', desktop],
] as const)('questions without four options, %s', (_, viewport) => {
  test('each is answered by keyboard alone; what is partly right says which part was and counts as wrong', async () => {
    const { page, errors } = await open(quiz, { viewport })
    await goToOtherKinds(page)
    await expect.poll(() => button(page, 'Submit Answer').isDisabled()).toBe(true)
    await tabTo(page, /^Your answer/)
    await page.keyboard.type('50')
    await submitByKeyboard(page, 'Partly right. 1 of 2 marks.')

    await says(page, `Question 12 of ${total}`)
    await tabTo(page, /^ribosome/)
    await page.keyboard.press('ArrowDown')
    await submitByKeyboard(page, 'Not quite.')

    await says(page, `Question 13 of ${total}`)
    await tabTo(page, /^Cytoplasm/)
    await page.keyboard.press('Space')
    await tabTo(page, /^A nucleus/)
    await page.keyboard.press('Space')
    await submitByKeyboard(page, 'The mix-up: You might think that every cell keeps its DNA in a nucleus.')

    await says(page, `Question 14 of ${total}`)
    await expect.poll(() => button(page, 'Submit Answer').isDisabled()).toBe(true)
    await tabTo(page, /^Move down: 1 millimetre$/)
    for (const _step of [1, 2, 3]) await page.keyboard.press('Enter')
    await submitByKeyboard(page, 'Correct!')

    await says(page, `Question 15 of ${total}`)
    await tabTo(page, /^Gap 1 of 4/)
    await page.keyboard.type('surface')
    await submitByKeyboard(page, 'Partly right. 1 of 4 marks.')

    await says(page, `Question 16 of ${total}`)
    await tabTo(page, /^Your answer/)
    await page.keyboard.type('Resolution')
    await submitByKeyboard(page, 'Correct!', total === LAST_OF_OTHER_KINDS)
    await finish(page, LAST_OF_OTHER_KINDS + 1)

    await says(page, `${total - 4}/${total}`)
    await says(page, 'The answer is 50 µm')
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(errors).toEqual([])
  })
})

test('the server marks a response, and the tutor helps with a wrong one', async () => {
  const { page } = await open('/')
  await signUpPupil(page)
  await page.goto(quiz)
  await goToOtherKinds(page)
  await page.getByLabel('Your answer').fill('0.05 mm')
  const sent = page.waitForRequest((request) => (request.postData() ?? '').includes('/q11"'))
  await button(page, 'Submit Answer').click()
  await says(page, 'Correct!')
  const reply = await (await (await sent).response())?.json()
  expect(reply.results).toEqual([expect.objectContaining({ status: 'recorded', correct: true })])
  await button(page, 'Next question').click()
  await page.getByLabel('ribosome').selectOption({ index: 1 })
  await button(page, 'Submit Answer').click()
  await page.getByRole('link', { name: 'Ask the tutor' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Hint 1.').waitFor()
  const explanation = button(page, 'Show the explanation')
  const rung = page.getByRole('button', { name: /^(Another hint|Try a smaller step|Show me one like it)$/ })
  for (let rungs = 0; rungs < 5 && !(await explanation.isVisible()); rungs++) await rung.click()
  await explanation.click()
  await dialog.getByText('the wall outside it supports').waitFor()
  await expectAccessible(page)
})

test('a lost connection stops nobody, and a guest’s work counts on their own dashboard', async () => {
  const { page, context } = await open(quiz)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await goToOtherKinds(page)
  await finish(page, 11)
  await says(page, `${total}/${total}`)
  await context.setOffline(false)
  await page.goto('/dashboard')
  await says(page, `${total} answers, 100% right.`)
})
