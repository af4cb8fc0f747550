import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectAccessible } from './support/accessible.ts'
import { hydrated, phone, signIn, useBrowser } from './support/browser.ts'
import { signUpPupil } from './support/sign-up-pupil.ts'

const open = useBrowser()
/** For what the server has to say first. */
const slowly = { timeout: 20_000 }
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()
const log = (page: Page) => page.getByRole('log', { name: 'What was said' })
const line = (page: Page, text: string) => log(page).getByText(text, { exact: true })
const member = (page: Page, name: string) => page.locator(`[data-member="${name}"]`)
const timer = (page: Page) => page.getByRole('timer')
const inRoom = (page: Page) => page.locator('[data-channel="joined"]').first().waitFor()

/** A pupil of the demo school, by the code of a class of its teacher. */
async function joinDemoSchool(page: Page): Promise<void> {
  await signIn(page, 'teacher')
  const { classes } = await (await page.request.get('/api/classes')).json()
  await page.context().clearCookies()
  await signUpPupil(page, 'Zadie Marlow')
  const joined = await page.request.post(`/api/join/${classes[0].joinCode}`, { data: {} })
  expect([joined.status(), await joined.text()]).toEqual([200, expect.any(String)])
}

async function send(page: Page, method: 'post' | 'put', path: string, data: object): Promise<void> {
  const answer = await page.request[method](path, { data })
  expect([path, answer.status(), await answer.text()]).toEqual([path, 200, expect.any(String)])
}

test('contract §2 and §4: two pupils in two browsers: chat, who is there, the stopwatch, a session, and a connection that is lost and comes back', async () => {
  const [first, second] = await Promise.all([open('/'), open('/', { viewport: phone })])
  const [ada, zadie] = [first.page, second.page]
  await signIn(ada, 'student')
  await joinDemoSchool(zadie)
  for (const page of [ada, zadie]) await page.request.put('/api/me/age-band', { data: { ageBand: '13-or-over' } })
  const id = randomUUID()
  const group = { id, name: 'Cell biologists', subject: 'biology', description: 'Paper 1 by May', maxMembers: 5 }
  await send(ada, 'post', '/api/groups', group)
  await send(zadie, 'put', `/api/groups/${id}/membership`, {})
  await send(ada, 'put', `/api/groups/${id}/sessions/${randomUUID()}`, {
    startsAt: new Date(Date.now() + 60_000).toISOString(),
    minutes: 45,
    topic: 'Osmosis',
  })
  for (const page of [ada, zadie]) {
    await page.goto(`/groups/${id}`)
    await hydrated(page)
    await inRoom(page)
  }

  // Contract §2: members with presence (online, away, offline) and roles (Leader, Member).
  await member(ada, 'Zadie M.').getByText('Online').waitFor()
  await member(ada, 'Zadie M.').getByText('Member', { exact: true }).waitFor()
  await member(zadie, 'Sam T.').getByText('Leader', { exact: true }).waitFor()

  // Contract §2: a group chat list and an input with Send; by keyboard, too.
  await ada.getByLabel('Your message').fill('Shall we start with diffusion?')
  await ada.keyboard.press('Enter')
  await line(zadie, 'Shall we start with diffusion?').waitFor()
  await zadie.getByLabel('Your message').fill('Call me on 07700 900123')
  await button(zadie, 'Send').click()
  await says(zadie, 'Your message is still here')
  expect(await zadie.getByLabel('Your message').inputValue()).toBe('Call me on 07700 900123')
  await zadie.getByLabel('Your message').fill('Yes, diffusion first.')
  await button(zadie, 'Send').click()
  await line(ada, 'Yes, diffusion first.').waitFor()

  // Contract §2 and §4: one stopwatch, HH:MM:SS, started, paused and reset by its leader for all.
  expect(await timer(zadie).textContent()).toBe('00:00:00')
  expect(await button(zadie, 'Start Study Session').count()).toBe(0)
  await button(ada, 'Start Study Session').click()
  for (const page of [ada, zadie])
    await expect.poll(() => timer(page).textContent(), slowly).toMatch(/^00:00:[0-5][1-9]$/)
  await button(ada, 'Pause Study Session').click()
  await button(ada, 'Start Study Session').waitFor()
  await expect
    .poll(async () => (await timer(zadie).textContent()) === (await timer(ada).textContent()), slowly)
    .toBe(true)
  await button(ada, 'Reset').click()
  for (const name of ['Group chat', 'Next Session', 'Members (2)'])
    await zadie.getByRole('heading', { name, exact: true }).waitFor()
  await expect.poll(() => timer(zadie).textContent(), slowly).toBe('00:00:00')

  // Contract §4: the channel's states are shown. What is written while the connection is away is kept, and arrives once.
  await second.context.setOffline(true)
  await zadie.locator('[data-channel="errored"]').waitFor()
  await zadie.getByLabel('Your message').fill('Written in the tunnel')
  await button(zadie, 'Send').click()
  await says(zadie, 'Waits for the connection')
  await member(ada, 'Zadie M.').getByText('Offline').waitFor()
  await ada.getByLabel('Your message').fill('Said meanwhile')
  await ada.keyboard.press('Enter')
  await second.context.setOffline(false)
  await inRoom(zadie)
  await line(ada, 'Written in the tunnel').waitFor()
  await line(zadie, 'Said meanwhile').waitFor()
  await member(ada, 'Zadie M.').getByText('Online').waitFor()
  for (const page of [ada, zadie])
    for (const text of ['Written in the tunnel', 'Said meanwhile', 'Yes, diffusion first.'])
      expect(await line(page, text).count()).toBe(1)

  // Contract §2: Join Session opens the session's room; the leader chooses what is revised together.
  for (const page of [ada, zadie]) await button(page, 'Join Session').click()
  const here = zadie.getByRole('list', { name: 'Here now' })
  await here.getByText('Sam T.').waitFor()
  await button(ada, 'Choose a topic').click()
  await ada.getByLabel('Subject').selectOption({ label: 'GCSE Biology' })
  await expect.poll(() => ada.getByLabel('Topic').locator('option').count(), slowly).toBeGreaterThan(3)
  const [title = ''] = await ada.getByLabel('Topic').locator('option').allTextContents()
  await button(ada, 'Revise this together').click()
  await says(zadie, title)
  await zadie.getByRole('link', { name: /^Flashcards/ }).waitFor()

  for (const page of [ada, zadie]) await expectAccessible(page)
  await zadie.getByLabel('What to do about this message by Sam T.').first().click()
  await button(zadie, 'Report to a teacher').first().click()
  await zadie.getByLabel('What is wrong with it?').selectOption('spam')
  await expectAccessible(zadie)
  await button(zadie, 'Report').click()
  await says(zadie, 'A teacher will look at it.')

  // Whoever is taken out of the group is out at once.
  await member(ada, 'Zadie M.').getByText('Manage Zadie M.').click()
  await button(ada, 'Remove from group').click()
  await button(ada, 'Remove').click()
  await zadie.getByRole('heading', { name: 'You are not in this group any more' }).waitFor()
  await ada.getByRole('link', { name: 'Back to Groups' }).waitFor()
  const offline = /ERR_INTERNET_DISCONNECTED|WebSocket connection/
  expect([...first.errors, ...second.errors].filter((text) => !offline.test(text) && !text.includes('404'))).toEqual([])
})
