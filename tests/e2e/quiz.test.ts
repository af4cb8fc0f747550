import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { expectAccessible } from './support/accessible.ts'
import { hydrated, phone, useBrowser } from './support/browser.ts'
import { answerCellStructure, CELL_STRUCTURE_CHOICES, CELL_STRUCTURE_QUESTIONS } from './support/cell-structure-quiz.ts'
import { signUpPupil } from './support/sign-up-pupil.ts'

const quiz = '/gcse/biology/aqa/quiz?topic=cell-structure'
const total = CELL_STRUCTURE_QUESTIONS
const open = useBrowser()
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Answer' })
const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()

test('contract §5: submit is disabled until an option is chosen', async () => {
  const { page, errors } = await open(quiz)
  await hydrated(page)
  await says(page, `Question 1 of ${total}`)
  expect(await submit(page).isDisabled()).toBe(true)
  await page.getByLabel('A bacterial cell').check()
  expect(await submit(page).isDisabled()).toBe(false)
  expect(errors).toEqual([])
})

test('contract §4: after submit it says whether the choice was right and why, and after 2 seconds the next question shows', async () => {
  const { page } = await open(quiz)
  await hydrated(page)
  await page.getByLabel('A bacterial cell').check()
  const submitted = performance.now()
  await submit(page).click()
  await says(page, 'Correct!')
  await says(page, 'Bacteria keep their DNA free')
  await says(page, `Question 2 of ${total}`)
  expect(performance.now() - submitted).toBeGreaterThan(1900)
})

test('a wrong choice names the mix-up that it shows', async () => {
  const { page } = await open(quiz)
  await hydrated(page)
  await page.getByLabel('Move on automatically').uncheck()
  await page.getByLabel('A yeast cell').check()
  await submit(page).click()
  await says(page, 'Not quite.')
  await says(page, 'You might take any single-celled organism to be prokaryotic')
  await says(page, 'Correct answer')
})

test('contract §4 and §9: the finished quiz shows score and stars; Try Again resets everything', async () => {
  const { page } = await open(quiz)
  await hydrated(page)
  await page.getByLabel('Move on automatically').uncheck()
  for (let number = 1; number <= total; number++) {
    await says(page, `Question ${number} of ${total}`)
    // The ninth and tenth are wrong.
    await answerCellStructure(page, number, number === 9 || number === 10 ? 0 : undefined)
    await submit(page).click()
    await page.getByRole('button', { name: number === total ? 'See your score' : 'Next question' }).click()
  }
  await says(page, 'Quiz Complete!')
  await says(page, `${total - 2}/${total}`)
  await says(page, `(${Math.round(((total - 2) / total) * 100)}%)`)
  await page.getByRole('img', { name: '4 of 5 stars' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await says(page, `Question 1 of ${total}`)
  expect(await submit(page).isDisabled()).toBe(true)
})

test('the quiz works as a plain form without any script', async () => {
  const { page } = await open(quiz, { javaScriptEnabled: false })
  await page.getByLabel('A bacterial cell').check()
  await submit(page).click()
  await says(page, 'Correct!')
  await page.getByRole('button', { name: 'Next question' }).click()
  // Those without four options need a script.
  await says(page, `Question 2 of ${CELL_STRUCTURE_CHOICES}`)
})

test.each(['light', 'dark'] as const)('axe finds nothing before and after an answer, %s theme', async (colorScheme) => {
  const { page } = await open(quiz, { viewport: phone, colorScheme })
  await hydrated(page)
  await expectAccessible(page)
  await page.getByLabel('Move on automatically').uncheck()
  await page.getByLabel('A yeast cell').check()
  await submit(page).click()
  await says(page, 'Not quite.')
  await expectAccessible(page)
})

describe('a topic with templates', () => {
  const drawn = '/gcse/maths/aqa/quiz?topic=circles-arcs-and-sectors'
  const draws = (page: Page) => page.waitForResponse(/\/api\/draws\//).then((response) => response.json())
  const Drawn = z.object({ questions: z.array(z.object({ id: z.string(), correctAnswer: z.int() })).min(3) })

  test('ends its quiz with questions drawn for this reader, marks them on the server, and draws again on Try Again', async () => {
    const { page } = await open('/')
    await signUpPupil(page)
    const first = draws(page)
    await page.goto(drawn)
    const { questions } = Drawn.parse(await first)
    await hydrated(page)
    await page.getByLabel('Move on automatically').uncheck()
    const total = Number(/of (\d+)/.exec(await page.getByRole('heading', { level: 2 }).innerText())?.[1])
    for (let at = 1; at < total; at++) {
      await says(page, `Question ${at} of ${total}`)
      const own = questions[at - 1 - (total - questions.length)]
      await page
        .getByRole('radio')
        .nth(own?.correctAnswer ?? 0)
        .check()
      await submit(page).click()
      if (own) await says(page, 'Correct!')
      await page.getByRole('button', { name: 'Next question' }).click()
    }
    const last = questions.at(-1)
    await page
      .getByRole('radio')
      .nth(((last?.correctAnswer ?? 0) + 1) % 4)
      .check()
    const recorded = page.waitForRequest((request) => (request.postData() ?? '').includes(`"itemId":"${last?.id}"`))
    await submit(page).click()
    await says(page, 'The mix-up:')
    const reply = await (await (await recorded).response())?.json()
    expect(reply.results).toEqual([expect.objectContaining({ status: 'recorded', correct: false })])
    await page.getByRole('button', { name: 'See your score' }).click()
    await says(page, 'Quiz Complete!')
    const again = draws(page)
    await page.getByRole('button', { name: 'Try Again' }).click()
    expect(Drawn.parse(await again).questions).toHaveLength(questions.length)
  })

  test('has the drawn questions of its page where there is no script', async () => {
    const { page } = await open(drawn, { javaScriptEnabled: false })
    await says(page, /^Question 1 of \d+$/)
  })
})

describe.each([
  ['phone', phone],
  ['desktop', { width: 1280, height: 800 }],
] as const)('where the reader stands, %s', (_, viewport) => {
  const focused = (page: Page) =>
    page.evaluate(() => {
      const { activeElement: at } = document
      const { top = -1, bottom = -1 } = at?.getBoundingClientRect() ?? {}
      return {
        text: at?.textContent ?? '',
        name: document.getElementById(at?.getAttribute('aria-labelledby') ?? '')?.textContent,
        seen: top >= 0 && top < innerHeight && bottom > 0,
      }
    })
  const inView = (page: Page, name: string) =>
    page.getByRole('button', { name }).evaluate((button) => {
      const { top, bottom } = button.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight
    })

  test('an answer takes the focus to its verdict, Tab goes on to Next, and each new part comes into view', async () => {
    const { page } = await open(quiz, { viewport })
    await hydrated(page)
    await page.getByLabel('Move on automatically').uncheck()
    for (let at = 1; at <= total; at++) {
      await says(page, `Question ${at} of ${total}`)
      await answerCellStructure(page, at, 0)
      await submit(page).click()
      expect(await focused(page)).toMatchObject({
        name: expect.stringMatching(/^(Correct!|Not quite\.|Partly right\.)/),
        seen: true,
      })
      // It is said by the focus alone.
      expect(
        await page
          .locator('[role=status]')
          .filter({ hasText: /Correct!|Not quite/ })
          .count(),
      ).toBe(0)
      const next = at === total ? 'See your score' : 'Next question'
      if (at === 1 && (await focused(page)).name === 'Correct!') {
        await page.keyboard.press('Tab')
        expect((await focused(page)).text).toBe(next)
      }
      await page.getByRole('button', { name: next }).click()
      expect(await focused(page)).toMatchObject({
        text: at === total ? 'Quiz Complete!' : `Question ${at + 1} of ${total}`,
        seen: true,
      })
    }
    expect(await inView(page, 'Try Again')).toBe(true)
  })
})
