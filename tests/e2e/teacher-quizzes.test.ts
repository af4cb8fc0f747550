import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectAccessible } from './support/accessible.ts'
import { hydrated, phone, signIn, useBrowser } from './support/browser.ts'

const open = useBrowser()
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const fill = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)

/** Writes a question of one kind with the form that opens. */
async function add(page: Page, kind: string, prompt: string, rest: () => Promise<void>): Promise<void> {
  await button(page, 'Add a question').click()
  await page.getByLabel('Kind of question').selectOption(kind)
  await page.getByLabel('Question (stem)').fill(prompt)
  await rest()
  await button(page, 'Save question').click()
  await page
    .getByRole('article')
    .filter({ hasText: prompt.split('$')[0] ?? '' })
    .waitFor()
}

test('a teacher writes a quiz with every kind of question and previews it, and a pupil takes it by keyboard', async () => {
  const { page: teacher, errors, thirdParty } = await open('/')
  await signIn(teacher, 'teacher')
  await teacher.goto('/dashboard/teacher/quizzes')
  await hydrated(teacher)
  await fill(teacher, 'Title of a new quiz', 'Every kind')
  await teacher.keyboard.press('Enter')
  await teacher.getByRole('heading', { name: 'Every kind', level: 1 }).waitFor()
  const quizId = new URL(teacher.url()).pathname.split('/').at(-1) ?? ''

  await button(teacher, 'Add a question').click()
  await button(teacher, 'Save question').click()
  await teacher.getByText('Write the question.').waitFor()
  // What is typed and not saved is there after a reload.
  await teacher.getByLabel('Question (stem)').fill('Which gas do plants take in?')
  await teacher.reload()
  await hydrated(teacher)
  expect(await teacher.getByLabel('Question (stem)').inputValue()).toBe('Which gas do plants take in?')
  for (const [at, text] of ['Carbon dioxide', 'Oxygen', 'Nitrogen', 'Helium'].entries())
    await fill(teacher, `Option ${at + 1}`, text)
  await teacher.getByRole('radio', { name: /Right.*option 1/ }).check()
  await fill(teacher, 'Misconception that option 2 shows', 'Plants breathe in oxygen to make food')
  await expectAccessible(teacher)
  await button(teacher, 'Save question').click()
  await teacher.getByRole('article').first().waitFor()

  await add(teacher, 'multiple-response', 'Which are metals?', async () => {
    for (const [at, text] of ['Iron', 'Copper', 'Sulfur', 'Carbon'].entries())
      await fill(teacher, `Option ${at + 1}`, text)
    for (const at of [1, 2]) await teacher.getByRole('checkbox', { name: new RegExp(`Right.*option ${at}`) }).check()
    await fill(teacher, 'Marks', '2')
  })
  await add(teacher, 'true-false', 'Ice floats on water.', async () => {})
  await add(teacher, 'numeric', 'How fast is light?', async () => {
    await teacher.getByLabel('Right answer').fill('3e8')
    await teacher.getByLabel(/^Unit/).fill('m/s')
    await fill(teacher, 'Marks', '2')
  })
  await add(teacher, 'short-text', 'What does $H_2O$ stand for?', () =>
    teacher.getByLabel('Accepted answers').fill('water'),
  )
  await add(teacher, 'gaps', 'Complete the sentence.', async () => {
    await teacher.getByLabel('Text with gaps').fill('The [[nucleus|nuclei]] of a cell holds [[DNA]].')
    await fill(teacher, 'Marks', '2')
  })
  await add(teacher, 'ordering', 'Order these battles.', async () => {
    for (const [at, text] of ['Hastings', 'Bosworth', 'Waterloo'].entries()) await fill(teacher, `Item ${at + 1}`, text)
  })
  await add(teacher, 'matching', 'Match the capitals.', async () => {
    for (const [at, [stem, choice]] of [
      ['France', 'Paris'],
      ['Wales', 'Cardiff'],
      ['Italy', 'Rome'],
    ].entries()) {
      await fill(teacher, `Pair ${at + 1}: stem`, stem ?? '')
      await fill(teacher, `Pair ${at + 1}: what belongs to it`, choice ?? '')
    }
  })
  await add(teacher, 'written', 'Explain why ice floats.', async () => {
    await fill(teacher, 'Marks', '2')
    await fill(teacher, 'Point 1: what earns the mark', 'Ice is less dense than water')
    await teacher.getByLabel(/^Accept/).fill('less dense; lower density')
    await button(teacher, 'Save question').click()
    await teacher.getByText('The points add up to fewer marks than the question has.').waitFor()
    await button(teacher, 'Add a point').click()
    await fill(teacher, 'Point 2: what earns the mark', 'Its particles are further apart')
    await expectAccessible(teacher)
  })
  await button(teacher, 'Move up: Question 8').click()
  await teacher.getByRole('article', { name: 'Question 7' }).filter({ hasText: 'Match the capitals.' }).waitFor()
  await button(teacher, 'Delete question 3').click()
  await button(teacher, 'Undo').click()
  await teacher.getByRole('article', { name: 'Question 3' }).filter({ hasText: 'Ice floats' }).waitFor()
  await expectAccessible(teacher)

  await teacher.goto(`/quizzes/${quizId}`)
  await hydrated(teacher)
  await teacher.getByText('Preview: nothing is kept').waitFor()
  await teacher.getByLabel('All on one page').check()
  await expectAccessible(teacher)
  await button(teacher, 'Mark my answers').click()
  await button(teacher, 'Mark them').click()
  await teacher.getByText('0/13').waitFor()

  const { classes } = await (await teacher.request.get('/api/task-choices')).json()
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const set = await teacher.request.post('/api/tasks', {
    data: taskOf({ quizId, classId: classes[0].id, from: at(-1), to: at(7) }),
  })
  expect(set.ok(), await set.text()).toBe(true)

  const { page: pupil } = await open('/', { viewport: phone })
  await signIn(pupil, 'student')
  await pupil.goto(`/quizzes/${quizId}`)
  await hydrated(pupil)
  await expectAccessible(pupil)
  await button(pupil, 'Start the quiz').click()
  await pupil.getByRole('radio', { name: 'Oxygen' }).focus()
  await pupil.keyboard.press('Space')
  await pupil.getByText('Your answers are saved.').waitFor()
  // Nothing is lost with the connection or the page.
  await pupil.route('**/api/quiz-attempts/**', (route) => route.abort())
  await button(pupil, 'Next question').click()
  await pupil.getByRole('checkbox', { name: 'Iron' }).check()
  await pupil.getByRole('checkbox', { name: 'Copper' }).check()
  await pupil.getByText('No connection').waitFor()
  await pupil.unroute('**/api/quiz-attempts/**')
  await pupil.reload()
  await hydrated(pupil)
  await button(pupil, 'Go on').click()
  await pupil.getByLabel('All on one page').check()
  expect(await pupil.getByRole('radio', { name: 'Oxygen' }).isChecked()).toBe(true)
  expect(await pupil.getByRole('checkbox', { name: 'Copper' }).isChecked()).toBe(true)
  await pupil.getByRole('radio', { name: 'True' }).check()
  const typed = pupil.getByRole('textbox', { name: 'Your answer' })
  await typed.nth(0).fill('300,000 km/s')
  await typed.nth(1).fill(' WATER')
  await typed.nth(2).fill('Ice is less dense.')
  await pupil.getByRole('checkbox', { name: 'I wrote my answer on paper' }).waitFor()
  await pupil.getByRole('textbox', { name: 'Gap 1 of 2' }).fill('Nucleus')
  await pupil.getByRole('textbox', { name: 'Gap 2 of 2' }).fill('sugar')
  for (const [stem, choice] of [
    ['France', 'Paris'],
    ['Wales', 'Cardiff'],
    ['Italy', 'Rome'],
  ]) {
    const select = pupil.getByRole('combobox', { name: stem ?? '' })
    const option = await select.locator('option', { hasText: choice ?? '' }).getAttribute('value')
    await select.selectOption(option)
  }
  // However they come, by two presses each they are in order.
  for (const [place, battle] of ['Hastings', 'Bosworth', 'Waterloo'].entries())
    for (let presses = 0; presses < 3; presses++) {
      const texts = await pupil.getByRole('list', { name: 'Your order' }).getByRole('listitem').allTextContents()
      if (texts.findIndex((text) => text.includes(battle)) <= place) break
      await button(pupil, `Move up: ${battle}`).press('Enter')
    }
  await expectAccessible(pupil)
  await button(pupil, 'Hand in').click()
  await pupil.getByRole('heading', { name: 'Quiz Complete!' }).waitFor()
  await pupil.getByText('9/11').waitFor()
  await pupil.getByText('2 marks are waiting for your teacher.').waitFor()
  await pupil.getByText('Its particles are further apart').waitFor()
  await pupil.getByText('Plants breathe in oxygen to make food').waitFor()
  await expectAccessible(pupil)
  await button(pupil, 'Try Again').waitFor()

  // The teacher marks what was written by keyboard alone, and the pupil sees it.
  await teacher.goto(`/dashboard/teacher/quizzes/${quizId}`)
  await teacher.getByRole('link', { name: 'Mark written answers' }).click()
  await teacher.getByText('Perhaps here:').waitFor()
  await expectAccessible(teacher)
  expect(await teacher.getByRole('checkbox', { name: /Ice is less dense/ }).isChecked()).toBe(false)
  await teacher.getByLabel('Hide names').check()
  await teacher.getByRole('heading', { name: 'Pupil 1' }).focus()
  await teacher.keyboard.press('1')
  expect(await teacher.getByLabel('Marks out of 2').inputValue()).toBe('1')
  await fill(teacher, 'Comment for the pupil (optional)', 'Say what the particles do.')
  await button(teacher, 'Keep this comment to use again').click()
  await button(teacher, 'Use: Say what the particles do.').waitFor()
  await teacher.getByRole('heading', { name: 'Pupil 1' }).focus()
  await teacher.keyboard.press('Enter')
  await teacher.getByText('Every answer to this question is marked.').waitFor()
  await teacher.keyboard.press('u')
  await teacher.getByText('1 answer to this question is waiting.').waitFor()
  await teacher.keyboard.press('2')
  await teacher.keyboard.press('1')
  await button(teacher, 'Use: Say what the particles do.').click()
  await button(teacher, 'Save and go on').click()
  await teacher.getByText('Every answer to this question is marked.').waitFor()
  await teacher.reload()
  await teacher.getByText('Marked: 2 of 2.').waitFor()
  await pupil.reload()
  await hydrated(pupil)
  await button(pupil, 'Look at it').click()
  await pupil.getByText('11/13').waitFor()
  await pupil.getByText('Your teacher says:').waitFor()
  expect(thirdParty).toEqual([])
  // The question that was not whole was refused, as it should be.
  expect(errors.filter((error) => !error.includes('400 (Bad Request)'))).toEqual([])
})

/** The quiz as work for a class. */
function taskOf({ quizId, classId, from, to }: { quizId: string; classId: string; from: string; to: string }) {
  const timing = { opensOn: from, dueOn: to, dueTime: '16:00', lateAllowed: true }
  const work = { kind: 'quiz', quizId }
  const recipients = { classIds: [classId], pupils: [] }
  return { tasks: [{ id: randomUUID(), title: '', note: '', work, goalPercent: null, ...timing, recipients }] }
}
