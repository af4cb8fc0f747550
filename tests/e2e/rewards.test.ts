import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { RewardsCentre } from '#contract/rewards.ts'
import { hydrated, phone, signIn, useBrowser } from './support/browser.ts'
import { signUpPupil } from './support/sign-up-pupil.ts'

const open = useBrowser()
const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** Answers cards until the pupil has the points. */
async function earn(page: Page, points: number): Promise<void> {
  const asked = await page.request.get('/api/curriculum/gcse/biology')
  const { topics } = await asked.json()
  let earned = 0
  for (const { slug, counts } of topics) {
    if (earned >= points) return
    if (!counts) continue
    const { topic, material } = await (
      await page.request.get(`/api/curriculum/gcse/biology/material?topic=${slug}`)
    ).json()
    const answers = material.flashcards.map(({ id: itemId }: { id: string }) => ({
      kind: 'flashcard',
      id: randomUUID(),
      itemId,
      topicId: topic.id,
      grade: 'know',
      answeredAt: new Date().toISOString(),
    }))
    expect((await page.request.post('/api/answers', { data: { answers } })).ok()).toBe(true)
    earned += answers.length * 10
  }
}
const pointsOf = async (page: Page) =>
  RewardsCentre.parse(await (await page.request.get('/api/rewards')).json()).own?.points

test('contract §2: the Rewards Center has the tabs Badges (default), Rewards Shop and Tier System', async () => {
  const { page, errors, thirdParty } = await open('/rewards')
  await hydrated(page)
  const tab = (name: string) => page.getByRole('tab', { name })
  expect(await tab('Badges').getAttribute('aria-selected')).toBe('true')
  await says(page, '0/1000')
  await tab('Rewards Shop').click()
  await says(page, 'Choose your seat')
  await tab('Rewards Shop').press('ArrowRight')
  for (const range of ['0–2,000 XP', '2,001–5,000 XP', '5,001–10,000 XP', '10,001+ XP']) await says(page, range)
  for (const perk of ['unlimited everything', 'monthly rewards', 'bonus XP events', 'standard support'])
    await says(page, perk)
  await page.reload()
  expect(await tab('Tier System').getAttribute('aria-selected')).toBe('true')
  expect(errors).toEqual([])
  expect(thirdParty).toEqual([])
})

test('contract §4: the claim buttons read Claim Reward, Insufficient Points and Out of Stock', async () => {
  const { page } = await open('/')
  await signIn(page, 'student')
  await page.goto('/rewards?tab=rewards')
  await hydrated(page)
  expect(await button(page, 'Claim Reward Choose your seat').isEnabled()).toBe(true)
  expect(await button(page, 'Insufficient Points Lead a lesson starter').isDisabled()).toBe(true)
  expect(await button(page, 'Out of Stock £10 book token').isDisabled()).toBe(true)
})

test('a pupil claims a reward and takes it back; the points follow, on a phone too', async () => {
  const { page } = await open('/', { viewport: phone })
  await signUpPupil(page)
  await earn(page, 600)
  const before = (await pointsOf(page)) ?? 0
  await page.goto('/rewards?tab=rewards')
  await hydrated(page)
  await button(page, 'Claim Reward Choose your seat').click()
  await says(page, /^It costs 600 points/)
  await page.getByRole('dialog').getByRole('button', { name: 'Claim Reward' }).click()
  await says(page, 'Waiting for an adult')
  expect(await pointsOf(page)).toBe(before - 600)
  await button(page, 'Take back Choose your seat').click()
  await says(page, 'Taken back, points returned')
  expect(await pointsOf(page)).toBe(before)
})

test('an admin hands over or refuses what was claimed, and the pupil sees it', async () => {
  const pupil = await open('/')
  const name = `Robin ${randomUUID().slice(0, 8)}`
  await signUpPupil(pupil.page, name)
  await earn(pupil.page, 1400)
  for (const rewardId of ['choose-your-seat', 'music-while-revising'])
    await pupil.page.request.post('/api/reward-claims', { data: { id: randomUUID(), rewardId } })
  const { page } = await open('/')
  await signIn(page, 'admin')
  await page.goto('/dashboard/admin')
  await hydrated(page)
  await page.getByRole('link', { name: 'Reward claims' }).click()
  await button(page, `Handed over Choose your seat for ${name}`).click()
  await says(page, `Choose your seat: handed over to ${name}`)
  const refuse = button(page, `Refuse Music while you revise for ${name}`)
  const asked = page.getByRole('dialog', { name: 'Refuse this claim?' })
  await refuse.click()
  await asked.getByText(`Music while you revise for ${name}`).waitFor()
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await asked.waitFor({ state: 'hidden' })
  await refuse.click()
  await asked.getByRole('button', { name: 'Refuse' }).click()
  await says(page, `Refused; ${name} has the points back`)
  await page.getByLabel('£5 book token').fill('7')
  await button(page, 'Save the stock of £5 book token').click()
  await says(page, '£5 book token: 7 in stock')
  await pupil.page.goto('/dashboard/student/rewards')
  await says(pupil.page, 'Yours')
  await says(pupil.page, 'Refused, points returned')
})

test('contract §2: the tabs of the pupil’s dashboard are overview, subjects, rewards and profile', async () => {
  const { page } = await open('/')
  await signIn(page, 'student')
  await page.goto('/dashboard/student')
  await hydrated(page)
  const tabs = page.getByRole('navigation', { name: 'Your dashboard' }).getByRole('link')
  expect(await tabs.allInnerTexts()).toEqual(['Overview', 'Subjects', 'Rewards', 'Profile'])
  await tabs.nth(1).click()
  await page
    .getByRole('heading', { name: /^GCSE / })
    .first()
    .waitFor()
  await tabs.nth(2).click()
  await says(page, 'Choose your seat')
  await tabs.nth(3).click()
  await page.getByLabel('Full Name').waitFor()
  await tabs.nth(0).click()
  await page.getByRole('region', { name: 'Daily goal', exact: true }).waitFor()
})
