import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { joinCodeIn } from '#domain/classes/join-code.ts'
import { expectAccessible } from './support/accessible.ts'
import { hydrated, phone, signIn, useBrowser } from './support/browser.ts'
import { signUpPupil } from './support/sign-up-pupil.ts'

const open = useBrowser()
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()

test('contract §2: the teacher dashboard has Create Flashcard Set, Create Quiz, Assign Task, and Manage per class', async () => {
  const { page } = await open('/')
  await signIn(page, 'teacher')
  await page.goto('/dashboard/teacher')
  for (const [name, path] of [
    ['Create Flashcard Set', '/sets'],
    ['Create Quiz', '/dashboard/teacher/quizzes'],
    ['Assign Task', '/dashboard/teacher/tasks/new'],
  ] as const)
    expect(await page.getByRole('link', { name }).getAttribute('href')).toBe(path)
  await page.getByRole('link', { name: 'Manage 11B Biology' }).click()
  await page.getByRole('heading', { name: '11B Biology' }).waitFor()
})

test('a teacher makes a class from a list; a pupil joins by the code, and a young one signs in by pictures', async () => {
  const mark = randomUUID().slice(0, 8)
  const name = `3C ${mark}`
  const { page: teacher, errors } = await open('/')
  await signIn(teacher, 'teacher')
  await teacher.goto('/dashboard/teacher')
  await hydrated(teacher)
  await button(teacher, 'New class').click()
  await teacher.getByLabel('Year (optional)', { exact: true }).waitFor()
  await teacher.getByLabel('Subject', { exact: true }).waitFor()
  await teacher.getByLabel('Name of the class').fill(name)
  await teacher.keyboard.press('Enter')
  await teacher.getByRole('heading', { name }).waitFor()
  await says(teacher, 'Nobody is in this class yet')
  const address = teacher.url()

  await teacher.getByLabel('Paste rows').fill(`Name,Age\n"Ødegård${mark}, Zoë",\nTom Field,old\n,9\n`)
  await button(teacher, 'Preview the rows').click()
  await says(teacher, 'The age was not understood.')
  await says(teacher, 'There is no name in this row.')
  await teacher.getByRole('checkbox', { name: 'Tom Field' }).uncheck()
  await button(teacher, 'Bring in 1 pupil').click()
  await says(teacher, 'Choose how old the pupils are')
  await expectAccessible(teacher)
  await teacher.getByRole('radio', { name: 'Under 13' }).check()
  await button(teacher, 'Bring in 1 pupil').click()
  await teacher.getByRole('heading', { name: 'Log-in cards' }).waitFor()
  const pictures = teacher.getByRole('list', { name: 'Pictures, in order' }).getByRole('listitem')
  const names = (await pictures.allInnerTexts()).map((text) => text.replace(/^\d\.\s*/, '').trim())
  expect(names).toHaveLength(3)
  await expectAccessible(teacher)
  await button(teacher, 'Done').click()
  await says(teacher, `Zoë Ødegård${mark}`)
  const code =
    joinCodeIn(
      await teacher
        .getByText(/^[A-Z]{4}-[A-Z]{4}$/)
        .first()
        .innerText(),
    ) ?? ''

  // An older pupil with an account of their own types the code.
  const { page: pupil } = await open('/', { viewport: phone })
  await signUpPupil(pupil, 'Ada Lovelace')
  await pupil.goto('/join')
  await pupil.getByLabel('Class code').fill(`${code.slice(0, 4)} ${code.slice(4)}`.toLowerCase())
  await pupil.keyboard.press('Enter')
  await says(pupil, 'What Priya Shah will see')
  await button(pupil, `Join ${name}`).click()
  await says(pupil, `You are in ${name}.`)

  // A young one, by keyboard alone.
  const { page: young, thirdParty } = await open(`/join/${code}`, { viewport: phone })
  await hydrated(young)
  await button(young, 'Zoë Ø.').press('Enter')
  await says(young, 'Tap your three pictures.')
  await expectAccessible(young)
  // Exactly: there is a car and a carrot.
  const tap = async (name: string) => young.getByRole('button', { name, exact: true }).press('Enter')
  for (const picture of names.toReversed()) await tap(picture)
  await button(young, 'Go').press('Enter')
  await says(young, 'Those are not your pictures.')
  for (const picture of names) await tap(picture)
  await button(young, 'Go').press('Enter')
  await young.waitForURL('**/dashboard/student')
  await young.getByRole('heading', { name: 'Hello, Zoë' }).waitFor()
  expect(thirdParty).toEqual([])

  await teacher.goto(address)
  await hydrated(teacher)
  const rows = teacher.getByRole('rowheader')
  await expect.poll(() => rows.allInnerTexts()).toHaveLength(2)
  await button(teacher, /^Name$/).click()
  expect((await rows.first().innerText()).startsWith('Zoë')).toBe(true)
  await teacher.getByRole('link', { name: 'Ada Lovelace' }).click()
  await says(teacher, 'Has not revised yet')
  await button(teacher, /^Remove from/).click()
  await button(teacher, 'Remove from the class').click()
  await says(teacher, 'Pupils (1)')

  // Cards of an own set change places by keyboard, and the pressed control keeps the focus.
  await teacher.goto('/sets')
  await hydrated(teacher)
  await teacher.getByLabel('Title of a new set').fill(`Set for ${name}`)
  await teacher.keyboard.press('Enter')
  for (const front of ['one', 'two']) {
    await teacher.getByLabel('Front').fill(front)
    await teacher.getByLabel('Back').fill('1')
    await teacher.getByLabel('Back').press('Control+Enter')
    await says(teacher, front === 'one' ? '1 card added.' : '2 cards added.')
  }
  await button(teacher, 'Move card 2 up').press('Enter')
  await teacher.getByText('The card is number 1 now.').waitFor({ state: 'attached' })
  await teacher.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Move card 1 up')
  await button(teacher, `Share with ${name}`).click()
  await says(teacher, `Shared with ${name}`)
  await young.goto('/sets')
  await says(young, `Set for ${name}`)
  // The demo teacher has two classes again for whoever comes after.
  await teacher.request.patch(`/api/classes/${address.split('/').at(-1) ?? ''}`, { data: { archived: true } })
  expect(errors.filter((error) => !error.includes('Failed to load resource'))).toEqual([])
})
