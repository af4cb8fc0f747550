import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectAccessible } from './support/accessible.ts'
import { hydrated, phone, signIn, useBrowser } from './support/browser.ts'
import { confirmTeacher } from './support/confirm-teacher.ts'
import { signUpNamed } from './support/sign-up-pupil.ts'

const open = useBrowser()
const goTo = async (page: Page, path: string) => {
  await page.goto(path)
  await hydrated(page)
}

/** Answers the three questions on a note; of the first, the option before the right one. */
async function answerNote(page: Page): Promise<void> {
  const answer = await page.request.get('/api/curriculum/ks2/maths/material?topic=fractions')
  const { material } = await answer.json()
  await page.getByRole('tab', { name: 'Questions' }).click()
  for (const [index, { correctAnswer }] of material.noteQuestions.entries()) {
    const choice = index === 0 ? (correctAnswer + 3) % 4 : correctAnswer
    await page.getByRole('tabpanel').getByRole('group').nth(index).getByRole('radio').nth(choice).check()
  }
  await page.getByRole('button', { name: 'Submit Answers' }).click()
  await page.getByText('2 of 3 correct').waitFor()
}

/** Chooses the subject `slug` as soon as the topics of another one stand in the page, before anything else can happen. */
function chooseOnceTopicsCome(slug: string): void {
  const selects = document.querySelectorAll('select')
  const [subject, topic] = ['Subject', 'Topic'].map((label) =>
    Array.from(selects).find(({ labels }) => labels[0]?.textContent?.startsWith(label)),
  )
  if (!subject || !topic) throw new Error('There is nothing to choose.')
  const before = topic.value
  new MutationObserver((_changes, observer) => {
    if (!topic.value || topic.value === before || !Array.from(subject.options).some(({ value }) => value === slug))
      return
    observer.disconnect()
    subject.value = slug
    subject.dispatchEvent(new Event('change', { bubbles: true }))
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
}

test('a subject that is chosen the moment another one’s topics come stays chosen', async () => {
  const { page } = await open('about:blank')
  await signIn(page, 'teacher')
  await page.goto('/dashboard/teacher/tasks/new')
  await hydrated(page)
  await expect
    .poll(() => page.getByRole('combobox', { name: 'Topic' }).locator('option').count(), { timeout: 10_000 })
    .toBeGreaterThan(1)
  await page.evaluate(chooseOnceTopicsCome, 'maths')
  await page.getByRole('combobox', { name: 'Level' }).selectOption({ label: 'KS2' })
  await page.getByRole('combobox', { name: 'Topic' }).selectOption({ label: 'Fractions' })
  expect(await page.getByRole('combobox', { name: 'Subject' }).inputValue()).toBe('maths')
})

test('contract §2: Assign Task: a teacher assigns, a pupil does it, the teacher sees who needs it again, follows up and exports', async () => {
  const { page: teacher, errors } = await open('/')
  await signUpNamed(teacher, { fullName: 'Tia Teacher', role: 'teacher' })
  await confirmTeacher(teacher, (await open('about:blank')).page)
  const classId = randomUUID()
  await teacher.request.post('/api/classes', { data: { id: classId, name: '6 Oak' } })
  const made = await (await teacher.request.get(`/api/classes/${classId}`)).json()
  const { page: pupil } = await open('/', { viewport: phone })
  await signUpNamed(pupil, { fullName: 'Ada Lovelace', role: 'student' })
  const joined = await pupil.request.post(`/api/join/${made.class.joinCode}`, { data: {} })
  expect(joined.ok()).toBe(true)

  await goTo(teacher, '/dashboard/teacher')
  await teacher.getByRole('link', { name: 'Assign Task' }).click()
  await teacher.getByRole('heading', { level: 1, name: 'Assign Task' }).waitFor()
  await teacher.getByLabel('Level').selectOption({ label: 'KS2' })
  await teacher.getByLabel('Subject').selectOption({ label: 'Maths' })
  await teacher.getByLabel('Topic').selectOption({ label: 'Fractions' })
  await teacher.getByRole('radio', { name: 'Notes' }).check()
  await teacher.getByLabel('Note to pupils').fill('Read it slowly.')
  await teacher.getByRole('button', { name: 'Assign Task' }).click()
  await teacher.getByText('Choose a class or some pupils for each piece of work.').waitFor()
  // What was typed is still there.
  expect(await teacher.getByLabel('Note to pupils').inputValue()).toBe('Read it slowly.')
  await teacher.getByRole('checkbox', { name: '6 Oak' }).check()
  await teacher.getByRole('button', { name: 'Assign Task' }).click()
  await teacher.getByText('Assigned to 1 pupil').waitFor()
  await teacher.getByRole('heading', { level: 1, name: 'Notes: Fractions' }).waitFor()

  await goTo(pupil, '/dashboard/student')
  await pupil.getByRole('region', { name: 'Set for you' }).getByText('Read it slowly.').waitFor()
  await pupil.getByRole('link', { name: /^Start.*Notes: Fractions/ }).click()
  await pupil.waitForURL('**/ks2/maths/notes?topic=fractions')
  await hydrated(pupil)
  await answerNote(pupil)
  await expect
    .poll(async () => (await (await pupil.request.get('/api/own-tasks')).json()).tasks[0].state, { timeout: 20_000 })
    .toBe('done')
  await goTo(pupil, '/tasks')
  await pupil.getByRole('region', { name: 'Done' }).getByRole('heading', { name: 'Notes: Fractions' }).waitFor()
  await goTo(pupil, '/plan')

  await teacher.reload()
  await hydrated(teacher)
  await teacher.getByText('1 of 1 done').waitFor()
  await teacher.getByRole('row', { name: /Ada Lovelace.*Done.*66%/ }).waitFor()
  await teacher.getByText('What they chose').first().click()
  await expectAccessible(teacher)
  const download = teacher.waitForEvent('download')
  await teacher.getByRole('link', { name: 'Export pupils as CSV' }).click()
  const csv = readFileSync(await (await download).path(), 'utf8')
  expect(csv).toContain('Ada Lovelace,6 Oak,Done,66,3,3,1,')
  await teacher.getByRole('button', { name: 'Assign this note to 1 pupil' }).click()
  await teacher.getByRole('link', { name: 'Assigned: see how it goes' }).waitFor()
  await goTo(pupil, '/tasks')
  await pupil.getByRole('heading', { name: /^Look again: / }).waitFor()

  await teacher.getByRole('button', { name: 'Change pupils' }).click()
  const whom = teacher.getByRole('dialog', { name: 'Change whom the task is for' })
  await whom.getByRole('checkbox', { name: '6 Oak' }).uncheck()
  await whom.getByText('For 1 pupil: 0 added, 0 taken out.').waitFor()
  await expectAccessible(teacher)
  await whom.getByRole('checkbox', { name: 'Ada Lovelace' }).uncheck()
  await whom.getByText('To take the task back from all, withdraw it.').waitFor()
  await whom.getByRole('checkbox', { name: '6 Oak' }).check()
  await whom.getByRole('button', { name: 'Save' }).click()
  await teacher.getByText('The task is for 1 pupil now').waitFor()
  await teacher.getByRole('button', { name: 'Edit or extend' }).click()
  await teacher.getByRole('button', { name: 'Give a week more' }).click()
  await expectAccessible(teacher)
  await teacher.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await teacher.getByText('The task was changed').waitFor()
  await teacher.getByRole('button', { name: 'Withdraw' }).click()
  await teacher.getByRole('button', { name: 'Withdraw the task' }).click()
  await teacher.getByText('Withdrawn', { exact: true }).waitFor()
  await goTo(pupil, '/tasks')
  expect(await pupil.getByText('Notes: Fractions').count()).toBe(0)
  await goTo(teacher, `/dashboard/teacher/tasks?class=${classId}`)
  await teacher.getByRole('link', { name: /^Look again: / }).waitFor()
  await teacher.getByRole('heading', { name: 'Class gaps: 6 Oak' }).waitFor()
  expect(errors).toEqual([])
})
