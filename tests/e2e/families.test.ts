import { expect, test, vi } from 'vitest'
import { expectAccessible } from './support/accessible.ts'
import { address, button, says, signUp } from './support/account-forms.ts'
import { hydrated, phone, signIn, useBrowser } from './support/browser.ts'
import { signUpPupil } from './support/sign-up-pupil.ts'

const open = useBrowser()

test('a pupil shows a code, a parent connects, sets goals and SEN mode, reads the reports, and the pupil ends the link', async () => {
  const pupil = await open('/')
  await signUpPupil(pupil.page, 'Sam Poole')
  await pupil.page.goto('/dashboard/student/profile')
  await hydrated(pupil.page)
  const codeOf = async () => {
    await button(pupil.page, 'Make a code for a parent').click()
    return (await pupil.page.getByText(/^[A-Z]{4}-[A-Z]{4}$/).textContent()) ?? ''
  }
  const withdrawn = await codeOf()
  await pupil.page.getByRole('img', { name: `QR picture of the code ${withdrawn}` }).waitFor()
  await expectAccessible(pupil.page)
  await button(pupil.page, 'Withdraw the code').click()
  await says(pupil.page, 'The code was withdrawn')
  const code = await codeOf()

  const parent = await open('/', { viewport: phone })
  await signUp(parent.page, { email: address(), role: 'Parent' })
  await parent.page.goto('/dashboard/parent')
  await hydrated(parent.page)
  await says(parent.page, 'No child is connected yet')
  await button(parent.page, 'Connect Another Child').click()
  const connect = parent.page.getByRole('dialog')
  await connect.getByLabel('Code').fill(withdrawn)
  await connect.getByRole('button', { name: 'Connect' }).click()
  await says(parent.page, 'That code is not right or no longer works. Ask your child for a new one.')
  expect(await connect.getByLabel('Code').inputValue()).toBe(withdrawn)
  await expectAccessible(parent.page)
  await connect.getByLabel('Code').fill(code.toLowerCase())
  await connect.getByRole('button', { name: 'Connect' }).click()
  await says(parent.page, 'Sam has not revised here yet')

  await button(parent.page, 'Set Study Goals').click()
  const goals = parent.page.getByRole('dialog', { name: 'Study goals for Sam' })
  await goals.getByLabel('Daily goal').fill('12')
  await goals.getByLabel('Sunday').check()
  await expectAccessible(parent.page)
  await goals.getByRole('button', { name: 'Save goals' }).click()
  await says(parent.page, 'The study goals were saved')
  await button(parent.page, 'Enable SEN Mode').click()
  await parent.page.getByRole('dialog').getByRole('button', { name: 'Enable' }).click()
  await says(parent.page, 'SEN mode is on for Sam')
  await says(parent.page, 'Age: not known yet')
  await button(parent.page, 'Ask the school to confirm you').click()
  await says(parent.page, 'has been asked. You will get a notice when somebody there has decided.')
  await expectAccessible(parent.page)
  await button(parent.page, 'Weekly Reports').click()
  await says(parent.page, 'This week so far')
  await expectAccessible(parent.page)
  await parent.page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

  await pupil.page.reload()
  await hydrated(pupil.page)
  await says(pupil.page, 'Your goal and rest days were set by Ada Lovelace')
  await says(pupil.page, 'SEN mode was turned on by Ada Lovelace')
  expect(await pupil.page.getByLabel('Daily goal').inputValue()).toBe('12')
  await pupil.page.waitForFunction(() => document.documentElement.dataset.readCalm === 'on')
  await button(pupil.page, 'Turn off SEN mode').click()
  await says(pupil.page, 'SEN mode is off')
  await pupil.page.getByRole('button', { name: 'End the link with Ada Lovelace' }).click()
  await expectAccessible(pupil.page)
  await pupil.page.getByRole('dialog').getByRole('button', { name: 'End the link' }).click()
  await says(pupil.page, 'Nobody is linked to you.')
  await parent.page.reload()
  await says(parent.page, 'No child is connected yet')
  expect([...pupil.errors, ...parent.errors.filter((error) => !error.includes('404'))]).toEqual([])
})

test('contract §2: the demo parent has every button of the dashboard, the child’s real week, and a weekly mail that one press stops', async () => {
  const { page } = await open('/help')
  await signIn(page, 'parent')
  await page.goto('/dashboard/parent')
  await hydrated(page)
  for (const name of [
    'Connect Another Child',
    'Enable SEN Mode',
    'Set Study Goals',
    'Notification Settings',
    'Weekly Reports',
  ])
    await button(page, name).waitFor()
  await says(page, 'Sam Taylor')
  await page.getByText(/Sam gave \d+ answers on \d+ days/).waitFor()

  await button(page, 'Notification Settings').click()
  const settings = page.getByRole('dialog', { name: 'Notification Settings' })
  await settings.getByLabel('Weekly report by mail').selectOption('On Fridays')
  await expectAccessible(page)
  await settings.getByRole('button', { name: 'Save' }).click()
  await says(page, 'Your notification settings were saved')

  const mail = await vi.waitFor(
    async () => {
      const { mails } = await (await page.request.get('/api/dev/mail')).json()
      const found = mails.find(({ subject }: { subject: string }) => subject.startsWith('Sam’s week on Revisewell'))
      if (!found) throw new Error('no weekly mail yet')
      return found
    },
    { timeout: 20_000 },
  )
  expect(mail.text).toContain('One thing to ask at home')
  const stranger = await open(
    new URL(/http\S+unsubscribe\S+/.exec(mail.text)?.[0] ?? '').search.replace('?', '/unsubscribe?'),
  )
  await expectAccessible(stranger.page)
  await button(stranger.page, 'Stop the weekly mail').click()
  await says(stranger.page, 'No weekly report is mailed to')
  await page.reload()
  await hydrated(page)
  await button(page, 'Notification Settings').click()
  expect(await page.getByLabel('Weekly report by mail').inputValue()).toBe('never')
})
