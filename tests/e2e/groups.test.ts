import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectAccessible } from './support/accessible.ts'
import { hydrated, phone, signIn, useBrowser } from './support/browser.ts'
import { signUpPupil } from './support/sign-up-pupil.ts'

const open = useBrowser()
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const section = (page: Page, name: string) => page.getByRole('region', { name })

async function go(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

test('contract §2: a pupil creates a group, a classmate discovers and joins it, reports a message, and a teacher decides', async () => {
  const [first, second, third] = await Promise.all([open('/'), open('/', { viewport: phone }), open('/')])
  const [sam, zoe, teacher] = [first.page, second.page, third.page]
  await signIn(sam, 'student')
  await signIn(teacher, 'teacher')
  const { classes } = await (await teacher.request.get('/api/classes')).json()

  // Who has no school yet is told what to do.
  await signUpPupil(zoe, 'Zoe Marlow')
  await go(zoe, '/groups')
  await zoe.getByRole('heading', { name: 'Your school is not confirmed yet' }).waitFor()
  await zoe.request.post(`/api/join/${classes[0].joinCode}`, { data: {} })

  // My Study Groups is not empty in the demo; Create Group asks for what the group needs and keeps it when it is refused.
  await go(sam, '/groups')
  await section(sam, 'My Study Groups').getByRole('link', { name: 'The Biology Owls', exact: true }).waitFor()
  await button(sam, 'Create Group').click()
  const dialog = sam.getByRole('dialog')
  await dialog.getByLabel('Group name').fill('Text me on 07700 900123')
  await dialog.getByLabel('Subject').selectOption({ label: 'Chemistry' })
  await dialog.getByLabel('Description').fill('Moles every Monday')
  await dialog.getByLabel('Most members').fill('2')
  await button(sam, 'Create the group').click()
  await dialog.getByText(/leave out phone numbers/).waitFor()
  await expectAccessible(sam)
  expect(await dialog.getByLabel('Description').inputValue()).toBe('Moles every Monday')
  const name = `Mole Hunters ${randomUUID().slice(0, 4)}`
  await dialog.getByLabel('Group name').fill(name)
  await button(sam, 'Create the group').click()
  const own = section(sam, 'My Study Groups').getByRole('listitem').filter({ hasText: name })
  await own.getByText('Leader', { exact: true }).waitFor()
  const href = (await own.getByRole('link', { name, exact: true }).getAttribute('href')) ?? ''
  await sam.request.post(`/api${href}/messages`, {
    data: { id: randomUUID(), text: 'Nobody here can balance an equation' },
  })

  // Discover Groups, with its filters, and Join Group; Zoe has not said how old she is, so she has phrases alone.
  await go(zoe, '/groups')
  await zoe.getByLabel('Search').fill(name.toLowerCase())
  await button(zoe, 'Find groups').click()
  const found = section(zoe, 'Discover Groups').getByRole('listitem').filter({ hasText: name })
  await found.getByText('1 of 2 members, 1 seat left').waitFor()
  await found.getByRole('button', { name: /^Join Group/ }).click()
  await section(zoe, 'My Study Groups').getByText('Member', { exact: true }).waitFor()
  await section(zoe, 'My Study Groups').getByRole('link', { name, exact: true }).click()
  await zoe.getByText('Are you 13 or over?').waitFor()
  expect(await zoe.getByLabel('Your message').count()).toBe(0)
  const report = { id: randomUUID(), sequence: 1, reason: 'unkind', note: 'That is not nice' }
  expect((await zoe.request.post(`/api${href}/reports`, { data: report })).status()).toBe(200)

  // The teacher sees it in its context, decides, and the decision stays.
  await go(teacher, '/moderation')
  const waiting = teacher.getByRole('listitem').filter({ hasText: name }).first()
  await waiting.getByText('That is not nice').waitFor()
  await waiting.getByLabel('Note').fill('Spoke to Sam')
  await expectAccessible(teacher)
  await waiting.getByRole('button', { name: 'Remove it', exact: true }).click()
  await waiting.waitFor({ state: 'detached' })
  await teacher.getByRole('link', { name: 'Decided' }).click()
  await teacher.getByText('Spoke to Sam').waitFor()
  await zoe.getByText('Nobody here can balance an equation').waitFor({ state: 'detached' })
}, 120_000)
