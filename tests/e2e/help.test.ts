import { describe, expect, inject, test } from 'vitest'
import { expectAccessible } from './support/accessible.ts'
import { desktop, hydrated, phone, useBrowser } from './support/browser.ts'

const open = useBrowser()

test('contract §2: a guest finds a greeting, a current-role badge, a getting-started guide, questions and a form', async () => {
  const { page, errors, thirdParty } = await open('/help')
  await hydrated(page)
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Help centre')
  expect(await page.getByText('Hello! Here is how Revisewell works.').isVisible()).toBe(true)
  expect(await page.getByText('Your current role:').innerText()).toContain('Guest')
  for (const name of ['Getting started', 'Questions people ask', 'Write to us'])
    expect(await page.getByRole('heading', { name, level: 2 }).isVisible()).toBe(true)
  expect(errors).toEqual([])
  expect(thirdParty).toEqual([])
})

test.each(['student', 'teacher', 'parent', 'admin'] as const)(
  'contract §2: the help centre greets a %s by role and shows it as a badge',
  async (role) => {
    const { page, context } = await open('/')
    const answer = await context.request.post('/api/sign-in', {
      data: { email: `${role}@demo.revisewell.test`, password: 'revise-demo' },
      headers: { origin: inject('product').url },
    })
    const { profile } = await answer.json()
    await page.goto('/help')
    await page.getByText(`Hello, ${profile.fullName}!`).waitFor()
    expect((await page.getByText('Your current role:').innerText()).toLowerCase()).toContain(role)
    expect(await page.getByRole('link', { name: 'Your dashboard' }).getAttribute('href')).toBe(`/dashboard/${role}`)
    expect(await page.getByLabel('Email').inputValue()).toBe(profile.email)
  },
)

test('contract §2: one question is open at a time, and it can be closed, before any script', async () => {
  const { page } = await open('/help', { javaScriptEnabled: false })
  const first = page.locator('details[name="faq"]').nth(0)
  const second = page.locator('details[name="faq"]').nth(1)
  await first.locator('summary').click()
  expect(await first.getAttribute('open')).not.toBeNull()
  await second.locator('summary').click()
  expect(await first.getAttribute('open')).toBeNull()
  expect(await second.getAttribute('open')).not.toBeNull()
  await second.locator('summary').click()
  expect(await second.getAttribute('open')).toBeNull()
})

test('contract §9: the questions give the XP and the tiers', async () => {
  const { page } = await open('/help')
  await page.getByText('How do I earn XP?').click()
  for (const text of ['10 XP for each flashcard', '20 XP for each quiz', '50 XP bonus for a perfect score'])
    expect(await page.getByText(text).isVisible()).toBe(true)
  await page.getByText('What are the tiers?').click()
  for (const text of ['0 to 2000', '2001 to 5000', '5001 to 10000', '10001 XP and above'])
    expect(await page.getByText(text).isVisible()).toBe(true)
})

describe('contract §2, §5 and §8: the contact form', () => {
  test('posts name, email and issue as from the help centre, says so and clears', async () => {
    const { page } = await open('/help')
    await hydrated(page)
    await page.getByLabel('Name').fill('Amara Obi')
    await page.getByLabel('Email').fill('amara@example.com')
    await page.getByLabel('Issue').fill('The timer is too fast for me.')
    const asked = page.waitForRequest('**/api/help-request')
    await page.getByRole('button', { name: 'Send Message' }).click()
    expect((await asked).postDataJSON()).toMatchObject({
      name: 'Amara Obi',
      message: 'The timer is too fast for me.',
      source: 'help-centre',
    })
    await page.getByText("Your message has been sent! We'll get back to you soon.").waitFor()
    expect(await page.getByLabel('Issue').inputValue()).toBe('')
  })

  test('keeps what was typed when it could not be sent', async () => {
    const { page } = await open('/help')
    await hydrated(page)
    await page.route('**/api/help-request', (route) => route.abort())
    await page.getByLabel('Name').fill('Amara Obi')
    await page.getByLabel('Email').fill('amara@example.com')
    await page.getByLabel('Issue').fill('It is slow today.')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await page.getByRole('alert').getByText('Failed to send message. Please try again.').waitFor()
    expect(await page.getByLabel('Issue').inputValue()).toBe('It is slow today.')
  })

  test('posts without a script too, and shows what was typed again where it was not right', async () => {
    const { page } = await open('/help', { javaScriptEnabled: false })
    await page.getByLabel('Name').fill('Amara Obi')
    await page.getByLabel('Email').fill('amara@localhost')
    await page.getByLabel('Issue').fill('My school has switched scripts off.')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await page.getByText('Failed to send message. Please try again.').waitFor()
    expect(await page.getByText('Please give an email address we can answer to.').isVisible()).toBe(true)
    expect(await page.getByLabel('Issue').inputValue()).toBe('My school has switched scripts off.')
    await page.getByLabel('Email').fill('amara@example.com')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await page.getByText("Your message has been sent! We'll get back to you soon.").waitFor()
    expect(await page.getByLabel('Issue').inputValue()).toBe('')
  })
})

describe('axe finds nothing in the help centre', () => {
  for (const colorScheme of ['light', 'dark'] as const)
    for (const viewport of [phone, desktop])
      test(`${colorScheme}, ${viewport.width} px wide`, async () => {
        const { page } = await open('/help', { viewport, colorScheme, reducedMotion: 'reduce' })
        await hydrated(page)
        await page.getByText('Who can see my progress?').click()
        await expectAccessible(page)
      })
})
