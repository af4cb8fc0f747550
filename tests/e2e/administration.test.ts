import { expect, test } from 'vitest'
import { expectAccessible } from './support/accessible.ts'
import { hydrated, phone, signIn, useBrowser } from './support/browser.ts'

const open = useBrowser()

test('contract §2 and §9: the admin dashboard has its five buttons and its thresholds; they are set, notified of and written down', async () => {
  const { page, errors } = await open('/help')
  await signIn(page, 'admin')
  await page.goto('/dashboard/admin')
  await hydrated(page)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  for (const name of [
    'Edit Thresholds',
    'Manage Badges',
    'Send System Notification',
    'Generate Report',
    'Backup Database',
  ])
    expect(await button(name).isVisible()).toBe(true)
  for (const name of ['User Management', 'School Management', 'Content Management'])
    expect(await page.getByRole('link', { name }).isVisible()).toBe(true)
  for (const range of ['0–2,000 XP', '2,001–5,000 XP', '5,001–10,000 XP', '10,001+ XP'])
    expect(await page.getByText(range, { exact: true }).isVisible()).toBe(true)

  const dialog = page.getByRole('dialog')
  await button('Edit Thresholds').click()
  await dialog.getByLabel('Gold begins at').fill('1500')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.locator('form').getByText('Gold must begin above Silver.').waitFor()
  expect(await dialog.getByLabel('Gold begins at').inputValue()).toBe('1500')
  await dialog.getByLabel('Gold begins at').fill('6001')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('2,001–6,000 XP', { exact: true }).waitFor()
  const reader = await open('/rewards?tab=tiers')
  await reader.page.getByText('2,001–6,000 XP').waitFor()
  await reader.page.goto('/help')
  await reader.page.getByText('What are the tiers?').click()
  expect(await reader.page.getByText('Silver: 2001 to 6000 XP').isVisible()).toBe(true)
  const restored = await page.request.put('/api/admin/thresholds', {
    data: { silver: 2001, gold: 5001, platinum: 10001 },
    headers: { origin: new URL(page.url()).origin },
  })
  expect(restored.ok()).toBe(true)

  await button('Manage Badges').click()
  await dialog.getByText('Night Owl').first().click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await button('Grade Boundaries').click()
  await dialog.getByLabel('For', { exact: true }).selectOption('gcse-maths-aqa-higher')
  await dialog.getByLabel('Year').fill('2023')
  await dialog.getByLabel('Grades').fill('9 260')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.locator('form').getByText('The highest grade needs more marks than there were.').waitFor()
  await dialog.getByLabel('Grades').fill('9 200\n6 100')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByRole('button', { name: 'Remove these boundaries' }).click()
  expect(await dialog.getByRole('option', { name: 'All papers together (June 2023)' }).count()).toBe(1)
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await dialog.getByRole('button', { name: 'Remove these boundaries' }).waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')

  await button('Send System Notification').click()
  await dialog.getByLabel('Parents').check()
  await dialog.getByLabel('Title').fill('Parents’ evening')
  await dialog.getByLabel('Message').fill('On Thursday at six.')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await dialog.getByText(/will see it in Revisewell/).waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: /^Send to/ }).click()
  await dialog.getByText('Sent before').waitFor()

  const parent = await open('/help', { viewport: phone })
  await signIn(parent.page, 'parent')
  await expect
    .poll(
      async () =>
        (await (await parent.page.request.get('/api/notices')).json()).notices.map(
          ({ title }: { title: string }) => title,
        ),
      { timeout: 30_000 },
    )
    .toContain('Parents’ evening')
  await parent.page.goto('/help')
  await parent.page.getByRole('link', { name: /^Notices, .* unread$/ }).click()
  const notice = parent.page.getByRole('listitem').filter({ hasText: 'Parents’ evening' })
  await notice.getByText('On Thursday at six.').waitFor()
  await parent.page.getByRole('button', { name: 'Mark all as read' }).click()
  await parent.page.getByRole('link', { name: 'Notices', exact: true }).waitFor()

  await page.goto('/dashboard/admin/audit')
  await page.getByText('Edited the tier thresholds').last().waitFor()
  await page.getByLabel('What').selectOption('Sent a system notification')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await page.getByText(': Parents’ evening').waitFor()
  // A refused form is an answer of 400, which the browser logs.
  expect(errors.filter((error) => !error.includes('400'))).toEqual([])
})

test('a help request is answered; a report and a backup are downloaded; the landing page shows live figures', async () => {
  const visitor = await open('/help')
  await hydrated(visitor.page)
  await visitor.page.getByLabel('Name').fill('Amara Obi')
  await visitor.page.getByLabel('Email').fill('amara@example.com')
  await visitor.page.getByLabel('Issue').fill('Where do I type the class code?')
  await visitor.page.getByRole('button', { name: 'Send Message' }).click()
  await visitor.page.getByText("Your message has been sent! We'll get back to you soon.").waitFor()
  await visitor.page.getByRole('searchbox', { name: 'Search the questions' }).fill('backup')
  await visitor.page.getByText('How do I back everything up, and bring it back?').waitFor()
  await expect.poll(() => visitor.page.getByText('Do I need an account?').isVisible()).toBe(false)

  const { page } = await open('/help')
  await signIn(page, 'admin')
  await page.goto('/dashboard/admin/help?search=class+code')
  await hydrated(page)
  const request = page.getByRole('listitem').filter({ hasText: 'Where do I type the class code?' })
  await page.route('**/answers', (route) => route.abort(), { times: 1 })
  await request.getByLabel('Your answer to Amara Obi').fill('Under Join a class.')
  await request.getByRole('button', { name: 'Send the answer' }).click()
  await page.getByText('Your answer was not sent').waitFor()
  expect(await request.getByLabel('Your answer to Amara Obi').inputValue()).toBe('Under Join a class.')
  await request.getByRole('button', { name: 'Send the answer' }).click()
  await page.getByText('Your answer is on its way to amara@example.com').waitFor()
  await page.getByRole('link', { name: 'Answered', exact: true }).click()
  await page.getByText('Under Join a class.').waitFor()
  await expectAccessible(page)

  await page.goto('/dashboard/admin')
  await hydrated(page)
  await page.getByRole('button', { name: 'Generate Report' }).click()
  await page.getByRole('button', { name: 'Make the report' }).click()
  const pdf = page.getByRole('link', { name: /^PDF/ }).first()
  await pdf.waitFor({ timeout: 30_000 })
  await expectAccessible(page)
  const downloadReport = page.waitForEvent('download')
  await pdf.click()
  expect((await downloadReport).suggestedFilename()).toMatch(/^revisewell-report-.*\.pdf$/)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Backup Database' }).click()
  await expectAccessible(page)
  const downloadBackup = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download the backup' }).click()
  expect((await downloadBackup).suggestedFilename()).toMatch(/^revisewell-.*\.backup$/)
  await page.keyboard.press('Escape')

  const strip = visitor.page.getByRole('region', { name: 'Statistics' }).getByRole('definition')
  await page.getByRole('button', { name: 'Show live figures' }).click()
  await page.getByRole('button', { name: 'Show the fixed figures' }).waitFor()
  await visitor.page.goto('/')
  const live = await strip.allTextContents()
  expect(live).toHaveLength(4)
  expect(live).not.toContain('5K+')
  await page.getByRole('button', { name: 'Show the fixed figures' }).click()
  await page.getByRole('button', { name: 'Show live figures' }).waitFor()
  await visitor.page.goto('/')
  expect(await strip.allTextContents()).toEqual(['5K+', '1,200+', '4K+', '10K+'])
})
