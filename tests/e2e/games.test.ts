import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { games } from '#domain/games/game.ts'
import { expectAccessible } from './support/accessible.ts'
import { desktop, hydrated, phone, signIn, useBrowser } from './support/browser.ts'
import {
  finger,
  keyboard,
  onward,
  openGames,
  options,
  playThrough,
  startGame,
  watchDeals,
} from './support/play-games.ts'
import { signUpPupil } from './support/sign-up-pupil.ts'

const cells = '/gcse/biology/aqa/games?topic=cell-structure'
const open = useBrowser()
const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()
const allGames = (page: Page) => page.getByRole('button', { name: 'All games' }).last()
const [memoryMatch, speedQuiz, wordBuilder, mathNinja] = games as [
  (typeof games)[number],
  (typeof games)[number],
  (typeof games)[number],
  (typeof games)[number],
]

describe('the games screen', () => {
  test('contract §2 and §3: it is titled with level and subject and lists six games with XP, difficulty and Play Now', async () => {
    const { page } = await open(cells)
    expect(await page.locator('h1').innerText()).toBe('GCSE Biology games')
    expect(await page.title()).toContain('GCSE Biology games')
    for (const { id, title, xpReward, difficulty } of games) {
      const card = page.locator(`#game-${id}`)
      expect(await card.locator('h3').innerText()).toBe(title)
      expect(await card.innerText()).toContain(`+${xpReward} XP`)
      expect(await card.innerText()).toContain(difficulty)
      expect(await card.getByRole('button').innerText()).toContain('Play Now')
    }
    await says(page, 'Back to GCSE')
  })

  test.each([
    ['/alevel/chemistry/aqa/bonding/games', 'A-Level Chemistry games'],
    ['/gcse/maths/edexcel/games', 'GCSE Maths games'],
    ['/ks1/maths/games', 'KS1 Maths games'],
    ['/ks2/science/games', 'KS2 Science games'],
    ['/sen/math/games?level=ks2&topic=fractions', 'KS2 Maths games'],
  ])('contract §2: %s', async (path, title) => {
    const { page, errors } = await open(path)
    expect(await page.locator('h1').innerText()).toBe(title)
    expect(await page.getByRole('button', { name: /^Play Now/ }).count()).toBe(6)
    expect(errors).toEqual([])
  })

  test('contract §2: a method picker leads to it, as Fun Activities where it is child-friendly', async () => {
    const { page } = await open('/ks1?subject=maths')
    await page.getByRole('link', { name: 'Fun Activities' }).click()
    await page.waitForURL('**/ks1/maths/games')
    await page.goto('/gcse/biology/aqa/topic/Cell%20structure')
    await page.getByRole('link', { name: 'Mini games' }).click()
    await page.waitForURL(`**${cells}`)
  })

  test('an address that is none is not found', async () => {
    const { page } = await open('/gcse/biology/wjec/games')
    await says(page, 'Oops! Page not found')
  })
})

describe.each(games)('$title', (game) => {
  test(`contract §3 and §4: played with the keyboard alone it earns ${game.xpReward} XP, which then heads the recent rewards`, async () => {
    const { page, errors } = await open('about:blank')
    await signUpPupil(page)
    await openGames(page, cells)
    await says(page, '0 of 1,000 XP to level 2')
    await startGame(page, keyboard, { title: game.title, pace: 'Calm' })
    await playThrough(page, keyboard, game)
    await says(page, new RegExp(`\\+${game.xpReward} XP`))
    await says(page, 'Achievement unlocked: First Victory')
    await says(page, 'A new personal best!')
    await expectAccessible(page)
    await keyboard.press(allGames(page))
    await says(page, `${game.xpReward} of 1,000 XP to level 2`)
    const [first = ''] = await page
      .locator('section', { has: page.getByRole('heading', { name: 'Recent rewards' }) })
      .locator('li')
      .allInnerTexts()
    expect(first).toBe(`+${game.xpReward} XP from ${game.title}`)
    expect(errors).toEqual([])
  })

  test('played with a finger on a phone, by a guest, it is kept on the device', async () => {
    const { page } = await open(cells, { viewport: phone, hasTouch: true, isMobile: true })
    await hydrated(page)
    await startGame(page, finger, { title: game.title, pace: 'Calm' })
    await expectAccessible(page)
    await playThrough(page, finger, game)
    await says(page, 'on this device')
    await finger.press(allGames(page))
    await page.reload()
    await says(page, `${game.xpReward} of 1,000 XP to level 2`)
    await says(page, `from ${game.title}`)
  })
})

describe('a game', () => {
  test('arrow keys move over the options, number keys choose, and what is chosen is announced', async () => {
    const { page } = await open(cells)
    await hydrated(page)
    await startGame(page, keyboard, { title: speedQuiz.title, pace: 'Calm' })
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    const texts = await options(page).allTextContents()
    await page.keyboard.press('ArrowDown')
    expect(await focused()).toBe(texts[0])
    await page.keyboard.press('ArrowDown')
    expect(await focused()).toBe(texts[1])
    await page.keyboard.press('ArrowUp')
    expect(await focused()).toBe(texts[0])
    await page.keyboard.press('2')
    await page
      .getByRole('status')
      .filter({ hasText: /Right!|Not this one. Try again./ })
      .waitFor({ state: 'attached' })
  })

  test('letters can be typed and taken back in Word Builder', async () => {
    const { page } = await open(cells)
    await hydrated(page)
    await startGame(page, keyboard, { title: wordBuilder.title, pace: 'Calm' })
    const letter = (await options(page).first().textContent()) ?? ''
    await page.keyboard.press(letter)
    await page.getByRole('img', { name: `Your word so far: ${letter}`, exact: true }).waitFor()
    await page.keyboard.press('Backspace')
    await page.getByRole('img', { name: 'Your word so far: nothing yet' }).waitFor()
  })

  test('a race stops by its Pause button, by Escape and when its tab is hidden, and goes on with the time that was left', async () => {
    const { page } = await open(cells)
    await hydrated(page)
    await startGame(page, keyboard, { title: speedQuiz.title, pace: 'Race' })
    const hearts = page.getByRole('img', { name: '3 of 3 hearts' })
    const carryOn = page.getByRole('button', { name: 'Carry on' })
    await page.clock.install()
    await page.getByRole('button', { name: 'Pause' }).press('Enter')
    await says(page, 'Paused')
    await expectAccessible(page)
    expect(await options(page).first().isVisible()).toBe(false)
    await page.clock.runFor(120_000)
    await hearts.waitFor()
    await carryOn.press('Enter')
    await options(page).first().waitFor()
    await page.keyboard.press('Escape')
    await carryOn.waitFor()
    await page.keyboard.press('Escape')
    await options(page).first().waitFor()
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await carryOn.waitFor()
    await page.clock.runFor(120_000)
    await hearts.waitFor()
  })

  test('in a race time runs out, which costs a heart; without hearts the game is over and earns nothing', async () => {
    const { page } = await open('about:blank')
    await signUpPupil(page)
    await page.clock.install()
    await openGames(page, cells)
    await startGame(page, keyboard, { title: mathNinja.title, pace: 'Race' })
    expect(await page.getByText('in a row').evaluate((words) => words.closest('[data-lively]') !== null)).toBe(true)
    for (const hearts of [2, 1, 0]) {
      await page.clock.runFor(60_000)
      await page.getByRole('img', { name: `${hearts} of 3 hearts` }).waitFor()
      await onward(page).click()
    }
    await says(page, 'You reached round 3')
    await says(page, 'Look at these again')
    const bestRun = page.getByText('best run 0 in a row')
    expect(await bestRun.isVisible()).toBe(true)
    await page.evaluate(() => document.documentElement.setAttribute('data-read-calm', 'on'))
    expect(await bestRun.isVisible()).toBe(false)
    await page.evaluate(() => document.documentElement.removeAttribute('data-read-calm'))
    const notes = page.getByRole('link', { name: 'Read the notes' })
    expect(await notes.getAttribute('href')).toBe('/gcse/biology/aqa/notes?topic=cell-structure')
    await allGames(page).click()
    await says(page, 'Finish a game and its reward shows here.')
    await page.getByRole('button', { name: `Play Now: ${mathNinja.title}` }).click()
    await page.getByRole('button', { name: 'Start the game' }).click()
    await says(page, 'Round 1 of 10')
  })

  test('the browser’s Back leads from a game to the list, which goes on where it was left', async () => {
    const { page } = await open(cells)
    await hydrated(page)
    await page.getByRole('button', { name: `Play Now: ${memoryMatch.title}` }).click()
    await page.getByRole('button', { name: 'Start the game' }).waitFor()
    await page.goBack()
    await page.getByRole('button', { name: `Play Now: ${memoryMatch.title}` }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/gcse/biology/aqa/games')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      `Play Now: ${memoryMatch.title}`,
    )
  })

  test('on the SEN track it is calm and silent unless asked otherwise; elsewhere sound is on until it is switched off', async () => {
    const { page } = await open('/sen/math/games?level=ks2&topic=fractions')
    await hydrated(page)
    await page.getByRole('button', { name: `Play Now: ${speedQuiz.title}` }).click()
    await page.getByRole('button', { name: 'Sound off' }).waitFor()
    expect(await page.getByRole('radio', { name: 'Calm' }).isChecked()).toBe(true)
    await openGames(page, cells)
    await page.getByRole('button', { name: `Play Now: ${speedQuiz.title}` }).click()
    await page.getByRole('button', { name: 'Sound on' }).click()
    await allGames(page).click()
    await page.reload()
    await page.getByRole('button', { name: `Play Now: ${speedQuiz.title}` }).click()
    await page.getByRole('button', { name: 'Sound off' }).waitFor()
  })

  test('a play that ends without a connection counts once there is one again', async () => {
    const { page, context } = await open('about:blank')
    await signUpPupil(page)
    await openGames(page, cells)
    await says(page, '0 of 1,000 XP to level 2')
    await startGame(page, keyboard, { title: mathNinja.title, pace: 'Calm' })
    await context.setOffline(true)
    await playThrough(page, keyboard, mathNinja)
    await says(page, 'Your game is kept on this device')
    await context.setOffline(false)
    await allGames(page).click()
    await says(page, `${mathNinja.xpReward} of 1,000 XP to level 2`)
  })

  test('a play that ends after the session says so, and counts once its player has signed in on the page', async () => {
    const { page } = await open('about:blank')
    const email = await signUpPupil(page)
    await openGames(page, cells)
    await says(page, '0 of 1,000 XP to level 2')
    await startGame(page, keyboard, { title: mathNinja.title, pace: 'Calm' })
    await page.request.post('/api/sign-out')
    await playThrough(page, keyboard, mathNinja)
    await says(page, 'Your game is kept on this device and counts when you sign in again.')
    await page.getByRole('button', { name: 'Sign in again' }).click()
    await page.getByRole('dialog').getByLabel('Email').fill(email)
    await page.getByRole('dialog').getByLabel('Password').fill('violet kettle 42')
    await page.getByRole('dialog').getByRole('button', { name: 'Sign In' }).click()
    await allGames(page).click()
    // One for signing in.
    await says(page, `${mathNinja.xpReward + 1} of 1,000 XP to level 2`)
  })

  test('a game that is started before it is known who plays still counts for the pupil', async () => {
    const { page } = await open('about:blank')
    await signUpPupil(page)
    let letThrough = () => {}
    const held = new Promise<void>((resolve) => {
      letThrough = resolve
    })
    await page.route('**/api/me', async (route) => {
      await held
      await route.continue()
    })
    await openGames(page, cells)
    await page.getByRole('button', { name: `Play Now: ${mathNinja.title}` }).click()
    await page.getByRole('radio', { name: 'Calm' }).check()
    await watchDeals(page)
    await page.getByRole('button', { name: 'Start the game' }).click()
    await page.getByRole('button', { name: 'Dealing…' }).waitFor()
    letThrough()
    await playThrough(page, keyboard, mathNinja)
    await says(page, `+${mathNinja.xpReward} XP`)
    await page.getByRole('button', { name: 'Play again' }).click()
    await says(page, 'Round 1 of 10')
  })

  test('the demo pupil’s level bar shows XP modulo 1000 of 1000', async () => {
    const { page } = await open('about:blank')
    await signIn(page, 'student')
    await openGames(page, cells)
    await page.getByRole('heading', { name: 'Level 2' }).waitFor()
    const bar = page.getByRole('progressbar', { name: 'Level 2' })
    expect(await bar.getAttribute('aria-valuemax')).toBe('1000')
    expect(Number(await bar.getAttribute('aria-valuenow'))).toBeLessThan(1000)
  })
})

test.each(games)('axe finds nothing on $title while it is played, in either theme', async (game) => {
  const { page } = await open(cells, { reducedMotion: 'reduce' })
  await hydrated(page)
  await startGame(page, keyboard, { title: game.title, pace: 'Race' })
  await options(page).first().click()
  for (const [viewport, colorScheme] of [
    [desktop, 'light'],
    [phone, 'dark'],
  ] as const) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
  }
})
