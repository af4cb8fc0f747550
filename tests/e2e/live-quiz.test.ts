import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectAccessible } from './support/accessible.ts'
import { hydrated, phone, signIn, useBrowser } from './support/browser.ts'
import { confirmTeacher } from './support/confirm-teacher.ts'
import { unclearBars } from './support/in-sight.ts'
import { signUpNamed, signUpPupil } from './support/sign-up-pupil.ts'

const open = useBrowser()
/** For what the server has to say first. */
const slowly = { timeout: 20_000 }
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const option = (page: Page, name: string) => page.getByRole('radio', { name })
const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'How all answered' }).getByRole('listitem').filter({ hasText: name })
const offline = /ERR_INTERNET_DISCONNECTED|WebSocket connection/

async function send(page: Page, method: 'post' | 'put', path: string, data: object): Promise<void> {
  const answer = await page.request[method](path, { data })
  expect([path, answer.status(), await answer.text()]).toEqual([path, 200, expect.any(String)])
}

/** A class of a teacher of its own, so that no other test finds its live quizzes. */
async function makeClass(page: Page): Promise<{ id: string; joinCode: string }> {
  await signUpNamed(page, { fullName: 'Priya Rowe', role: 'teacher' })
  await send(page, 'post', '/api/classes', { id: randomUUID(), name: '10B Live' })
  const { classes } = await (await page.request.get('/api/classes')).json()
  return classes[0]
}

/** The shape of each option, in the order in which a screen shows them. */
const shapesOn = async (page: Page, list: 'fieldset' | 'ul') =>
  page
    .locator(`section ${list} [role="img"]`)
    .evaluateAll((marks) => marks.map((mark) => mark.getAttribute('aria-label')))

test('a teacher plays a quiz with two pupils on their own screens, and sets the same questions as homework', async () => {
  const [first, second, third] = await Promise.all([open('/'), open('/', { viewport: phone }), open('/')])
  const [teacher, ada, ben] = [first.page, second.page, third.page]
  const { id: classId, joinCode } = await makeClass(teacher)
  await confirmTeacher(teacher, (await open('about:blank')).page)
  const adasEmail = await signUpPupil(ada, 'Ada Reed')
  await signUpPupil(ben, 'Ben Reed')
  for (const pupil of [ada, ben]) await send(pupil, 'post', `/api/join/${joinCode}`, {})
  const quizId = randomUUID()
  await send(teacher, 'post', '/api/quizzes', { id: quizId, title: 'Gases' })
  const shared = { explanation: 'Air is mostly nitrogen.', marks: 1 }
  const ids = [randomUUID(), randomUUID()]
  const texts = ['Nitrogen', 'Oxygen', 'Argon', 'Helium']
  const options = texts.map((text, at) => ({ id: `0000000${at}`, text }))
  const four = { kind: 'multiple-choice', prompt: 'Which gas is most of the air?', options, correct: '00000000' }
  await send(teacher, 'put', `/api/quizzes/${quizId}/questions/${ids[0]}`, {
    question: { ...shared, ...four, id: ids[0] },
  })
  const truth = { kind: 'true-false', prompt: 'Oxygen burns by itself.', correct: false }
  await send(teacher, 'put', `/api/quizzes/${quizId}/questions/${ids[1]}`, {
    question: { ...shared, ...truth, id: ids[1] },
  })

  // From the class, by keyboard alone.
  await teacher.goto(`/dashboard/teacher/classes/${classId}`)
  await hydrated(teacher)
  await teacher.getByRole('link', { name: 'Start a live quiz' }).press('Enter')
  await heading(teacher, 'Start a live quiz').waitFor()
  expect(await teacher.getByLabel('Class').inputValue()).toBe(classId)
  expect(await teacher.getByLabel('Quiz', { exact: true }).inputValue()).toBe(quizId)
  await button(teacher, 'Start').press('Enter')
  await heading(teacher, 'Everybody ready?').waitFor()

  // Found without a notice: on the dashboard, and where the class is.
  await ada.goto('/dashboard/student')
  await hydrated(ada)
  await ada.getByRole('region', { name: 'Live now' }).getByText('Live now: Gases in 10B Live').waitFor()
  await ada.getByRole('link', { name: 'Join Gases' }).click()
  await ben.goto('/dashboard/student/profile')
  await hydrated(ben)
  await ben.getByRole('link', { name: 'Join Gases' }).click()
  for (const pupil of [ada, ben]) await heading(pupil, 'It begins in a moment').waitFor()
  await teacher.getByText('2 pupils here.').waitFor(slowly)

  await button(teacher, 'Begin').press('Enter')
  for (const page of [teacher, ada, ben]) await heading(page, 'Question 1 of 2').waitFor()
  // Each option has the same mark on every screen, which a screen reader reads with it.
  const shapes = await shapesOn(teacher, 'ul')
  expect(new Set(shapes).size).toBe(4)
  const optionsOf = async (page: Page, of: string) => page.locator(`section ${of} .prose`).allTextContents()
  for (const pupil of [ada, ben]) {
    expect(await shapesOn(pupil, 'fieldset')).toEqual(shapes)
    expect(await optionsOf(pupil, 'fieldset')).toEqual(await optionsOf(teacher, 'ul'))
  }
  const [nitrogen] = await option(ada, 'Nitrogen').all()
  expect(await nitrogen?.evaluate((input) => (input as HTMLInputElement).labels?.[0]?.clientHeight)).toBeGreaterThan(55)
  await expectAccessible(ada)

  await button(ada, 'Send my answer').click()
  await ada.getByText('Give an answer first.').waitFor()
  await option(ada, 'Oxygen').focus()
  await ada.keyboard.press('Space')
  await ada.keyboard.press('Enter')
  await ada.getByText('Sent. You can change it until the result is shown.').waitFor()
  await teacher.getByText('1 answered.').waitFor()
  await option(ada, 'Nitrogen').check()
  await ada.getByText('Not sent yet.').waitFor()
  await button(ada, 'Change my answer').click()
  await ada.getByText('Sent. You can change it').waitFor()

  // An answer given without a connection waits, and arrives when it is back.
  await third.context.setOffline(true)
  await ben.getByText('Connection lost. Trying again by itself…').waitFor()
  await option(ben, 'Argon').check()
  await button(ben, 'Send my answer').click()
  await ben.getByText('Waits for the connection. It is sent by itself.').waitFor()
  await third.context.setOffline(false)
  await teacher.getByText('2 answered.').waitFor(slowly)

  // The result comes to all together: by colour, by shape and in words.
  await button(teacher, 'Show the result').press('Enter')
  for (const page of [teacher, ada, ben]) {
    await heading(page, 'Question 1 of 2: the result').waitFor()
    await page.getByText('1 of 2 right').waitFor()
    await row(page, 'Nitrogen').getByText('Right', { exact: true }).waitFor()
    await row(page, 'Nitrogen').getByText('1 chose this').waitFor()
    await page.getByText('Air is mostly nitrogen.').waitFor()
    expect(await shapesOn(page, 'ul')).toEqual(shapes)
    // Only the right option's bar is green, whatever colours the options have.
    const bars = page.getByRole('list', { name: 'How all answered' }).locator('.bg-good')
    expect(await bars.count()).toBe(1)
    await row(page, 'Nitrogen').locator('.bg-good').waitFor({ state: 'attached' })
  }
  for (const forcedColors of ['active', 'none'] as const) {
    await teacher.emulateMedia({ forcedColors })
    expect(await unclearBars(teacher), `forced colours: ${forcedColors}`).toEqual([])
  }
  await ada.getByText('Correct!').waitFor()
  await ben.getByText('Not quite.').waitFor()
  await row(ben, 'Argon').getByText('Your answer').waitFor()
  expect(await teacher.getByText('Your answer').count()).toBe(0)
  await expectAccessible(teacher)

  // Whoever was away finds the question that is asked now.
  await third.context.setOffline(true)
  await ben.getByText('Connection lost. Trying again by itself…').waitFor()
  await button(teacher, 'Next question').press('Enter')
  await heading(ada, 'Question 2 of 2').waitFor()
  // A session that ends on the way is told from a lost connection; signing in on the page goes on from there.
  await ada.request.post('/api/sign-out')
  await ada.getByText('You are signed out. What you answered is kept here').waitFor()
  await ada.getByText('You are signed out, Ada.').first().waitFor()
  expect(await ada.getByText('Connection lost').count()).toBe(0)
  await option(ada, 'True').check()
  await button(ada, 'Send my answer').click()
  await ada.getByText('Waits until you sign in again. It is sent by itself.').waitFor()
  await button(ada, 'Sign in again').click()
  await ada.getByRole('dialog').getByLabel('Email').fill(adasEmail)
  await ada.getByRole('dialog').getByLabel('Password').fill('violet kettle 42')
  await ada.getByRole('dialog').getByRole('button', { name: 'Sign In' }).click()
  await ada.getByText('Sent. You can change it').waitFor()
  await third.context.setOffline(false)
  await heading(ben, 'Question 2 of 2').waitFor(slowly)
  await option(ben, 'False').check()
  await button(ben, 'Send my answer').click()
  await teacher.getByText('2 answered.').waitFor()
  await button(teacher, 'Show the result').click()
  await heading(teacher, 'Question 2 of 2: the result').waitFor()
  await button(teacher, 'Finish').click()

  for (const page of [teacher, ada, ben]) await heading(page, 'The quiz is over').waitFor()
  await ada.getByText('You have 1 of 2 marks. Only you see this.').waitFor()
  expect(await teacher.getByText('Only you see this.').count()).toBe(0)
  await ada.locator('summary').filter({ hasText: 'Oxygen burns by itself.' }).click()
  await row(ada, 'True').getByText('Your answer').waitFor()
  await expectAccessible(ada)
  await ada.goto('/dashboard/student')
  await heading(ada, 'Hello, Ada').waitFor()
  expect(await ada.getByText('Live now').count()).toBe(0)

  // The same questions as homework: what and for whom is filled in.
  await button(teacher, 'Set as homework').click()
  await heading(teacher, 'Assign Task').waitFor()
  expect(await teacher.getByLabel('Quiz', { exact: true }).inputValue()).toBe(quizId)
  expect(await teacher.getByRole('checkbox', { name: /^10B Live/ }).isChecked()).toBe(true)
  const due = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  await teacher.getByLabel('Due by').fill(due)
  await button(teacher, 'Assign Task').click()
  await teacher.getByText('Assigned to 2 pupils').waitFor()
  await ben.goto('/tasks')
  await ben.getByText('Quiz: Gases').first().waitFor()
  await ben.goto(`/quizzes/${quizId}`)
  await hydrated(ben)
  await ben.getByText('2 questions, 2 marks').waitFor()
  expect([...first.errors, ...second.errors, ...third.errors].filter((text) => !offline.test(text))).toEqual([])
})

test('the leader of a study group plays a topic in a session, and the group practises it after', async () => {
  const [first, second] = await Promise.all([open('/'), open('/', { viewport: phone })])
  const [leader, member] = [first.page, second.page]
  await signIn(leader, 'teacher')
  const { classes } = await (await leader.request.get('/api/classes')).json()
  await leader.context().clearCookies()
  await signIn(leader, 'student')
  await signUpPupil(member, 'Zadie Lowe')
  await send(member, 'post', `/api/join/${classes[0].joinCode}`, {})
  for (const page of [leader, member]) await send(page, 'put', '/api/me/age-band', { ageBand: '13-or-over' })
  const groupId = randomUUID()
  const group = { id: groupId, name: 'Live biologists', subject: 'biology', description: 'Paper 1', maxMembers: 5 }
  await send(leader, 'post', '/api/groups', group)
  await send(member, 'put', `/api/groups/${groupId}/membership`, {})
  const startsAt = new Date(Date.now() + 60_000).toISOString()
  await send(leader, 'put', `/api/groups/${groupId}/sessions/${randomUUID()}`, {
    startsAt,
    minutes: 45,
    topic: 'Cells',
  })
  for (const page of [leader, member]) {
    await page.goto(`/groups/${groupId}`)
    await hydrated(page)
    await page.locator('[data-channel="joined"]').first().waitFor()
    await button(page, 'Join Session').click()
  }
  await button(leader, 'Choose a topic').click()
  await leader.getByLabel('Subject').selectOption({ label: 'GCSE Biology' })
  await expect.poll(() => leader.getByLabel('Topic').locator('option').count(), slowly).toBeGreaterThan(3)
  await leader.getByLabel('Topic').selectOption({ label: 'Cell structure' })
  await button(leader, 'Revise this together').click()
  await button(leader, 'Start a live quiz on it').click()
  await heading(leader, 'Everybody ready?').waitFor()

  await member.getByRole('link', { name: 'Join the live quiz: Cell structure' }).click()
  await heading(member, 'It begins in a moment').waitFor()
  await button(leader, 'Begin').click()
  // A leader who is a pupil answers, too.
  for (const page of [leader, member]) {
    await page.getByRole('heading', { name: /^Question 1 of / }).waitFor()
    await page.getByRole('radio').first().check()
    await button(page, 'Send my answer').click()
  }
  await leader.getByText('2 answered.').waitFor()
  await button(leader, 'Show the result').click()
  for (const page of [leader, member]) await page.getByText(/^[02] of 2 right$/).waitFor()
  await button(leader, 'End the quiz').click()
  await button(leader, 'End it').click()
  for (const page of [leader, member]) await heading(page, 'The quiz is over').waitFor()
  expect(await button(leader, 'Set as homework').count()).toBe(0)

  // The session's room no longer leads to it.
  await leader.getByRole('link', { name: 'Back to Live biologists' }).click()
  await button(leader, 'Join Session').click()
  await button(leader, 'Start a live quiz on it').waitFor()
  expect(await leader.getByRole('link', { name: /^Join the live quiz/ }).count()).toBe(0)

  await member.getByRole('link', { name: 'Practise these questions' }).click()
  await member.waitForURL(/\/gcse\/biology\/[a-z]+\/quiz\?topic=cell-structure$/)
  await member.getByText('Cell structure').first().waitFor()
  expect([...first.errors, ...second.errors]).toEqual([])
})
