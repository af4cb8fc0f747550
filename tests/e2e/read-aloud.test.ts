import type { Page } from 'playwright'
import { describe, expect, test, vi } from 'vitest'
import { expectAccessible } from './support/accessible.ts'
import { hydrated, phone, useBrowser } from './support/browser.ts'
import { coveredWithFocus } from './support/in-sight.ts'

const open = useBrowser()
const player = (page: Page) => page.getByRole('region', { name: 'Read aloud' })
const start = async (page: Page) => {
  await hydrated(page)
  await page.getByRole('button', { name: 'Read aloud', exact: true }).click()
  await player(page).waitFor()
}
const marked = (page: Page) =>
  page.evaluate(() => Array.from(CSS.highlights.get('spoken-word') ?? [], (range) => range.toString()).join(''))

/** A browser's voice that says one word each 30 ms and notes what it was given. */
const talkingBrowser = () => {
  const said: { text: string; rate: number }[] = []
  Object.assign(globalThis, { said })
  let timer: ReturnType<typeof setTimeout> | undefined
  const voice = { lang: 'en-GB', localService: true, name: 'Test', default: true, voiceURI: 'test' }
  class Utterance {
    readonly text: string
    rate = 1
    onboundary: ((event: { name: string; charIndex: number }) => void) | null = null
    onend: (() => void) | null = null
    constructor(text: string) {
      this.text = text
    }
  }
  const speak = (utterance: Utterance) => {
    said.push({ text: utterance.text.trim(), rate: utterance.rate })
    const places = [...utterance.text.matchAll(/\S+/g)].map(({ index }) => index)
    const next = () => {
      const charIndex = places.shift()
      if (charIndex === undefined) return utterance.onend?.()
      utterance.onboundary?.({ name: 'word', charIndex })
      timer = setTimeout(next, 30)
    }
    timer = setTimeout(next, 30)
  }
  Object.defineProperty(globalThis, 'SpeechSynthesisUtterance', { value: Utterance })
  Object.defineProperty(globalThis, 'speechSynthesis', {
    value: { getVoices: () => [voice], speak, cancel: () => clearTimeout(timer), addEventListener: () => undefined },
  })
}
const said = (page: Page): Promise<{ text: string; rate: number }[]> => page.evaluate('said')

async function openTalking(path: string) {
  const opened = await open('about:blank')
  await opened.context.addInitScript(talkingBrowser)
  await opened.page.goto(path)
  return opened
}

describe("read-aloud with the browser's voice", () => {
  test('the side of the card that shows is read, and each word is marked as it is said', async () => {
    const { page, errors } = await openTalking('/gcse/biology/aqa/flashcards?topic=cell-structure')
    await start(page)
    await vi.waitFor(async () => expect((await marked(page)).length).toBeGreaterThan(0))
    const words = new Set<string>()
    await vi.waitFor(async () => {
      words.add(await marked(page))
      expect(words.size).toBeGreaterThan(2)
    })
    const front = (await page.locator('.flip-front .flip-text').innerText()).trim()
    expect((await said(page)).map(({ text }) => text)).toEqual([front])
    expect(front.split(/\s+/)).toEqual(expect.arrayContaining([...words].filter(Boolean)))
    await player(page).getByText('Ready to read').waitFor()
    await page.locator('.flip-card summary').click()
    const back = (await page.locator('.flip-back .flip-text').innerText()).trim().replaceAll(/\s+/g, ' ')
    await vi.waitFor(async () => expect((await said(page)).at(-1)?.text).toBe(back))
    await page.getByRole('button', { name: 'Know It!' }).click()
    await page.getByText('Card 2 of').waitFor()
    const next = (await page.locator('.flip-front .flip-text').innerText()).trim().replaceAll(/\s+/g, ' ')
    expect(next).not.toBe(front)
    await vi.waitFor(async () => expect((await said(page)).at(-1)?.text).toBe(next))
    await player(page).getByRole('button', { name: 'Stop' }).click()
    await page.locator('.flip-card summary').click()
    expect((await said(page)).at(-1)?.text).toBe(next)
    expect(errors).toEqual([])
  })

  test('a question is read with its four options', async () => {
    const { page } = await openTalking('/gcse/biology/aqa/quiz?topic=cell-structure')
    const options = await page.locator('fieldset label .prose').allInnerTexts()
    await start(page)
    await player(page).getByText('Ready to read').waitFor({ timeout: 30_000 })
    const texts = (await said(page)).map(({ text }) => text)
    for (const option of options) expect(texts).toContain(option)
    await page.getByRole('radio').first().check()
    await page.getByRole('button', { name: 'Submit Answer' }).click()
    await page.getByText('Question 2 of').waitFor()
    const next = (await page.locator('legend .prose').innerText()).trim().replaceAll(/\s+/g, ' ')
    await vi.waitFor(async () => expect((await said(page)).map(({ text }) => text)).toContain(next))
  })

  test('it pauses, goes on from the same word, changes speed on the way and stops', async () => {
    const { page } = await openTalking('/gcse/biology/aqa/notes?topic=cell-structure')
    await start(page)
    await vi.waitFor(async () => expect((await said(page)).length).toBeGreaterThan(1))
    await player(page).getByRole('button', { name: 'Pause' }).click()
    const word = await marked(page)
    expect(word).not.toBe('')
    await player(page).getByRole('button', { name: 'Play' }).click()
    expect((await said(page)).at(-1)?.text.startsWith(word)).toBe(true)
    await player(page).getByLabel('Speed').selectOption('1.5')
    expect((await said(page)).at(-1)?.rate).toBe(1.5)
    await player(page).getByRole('button', { name: 'Stop' }).click()
    expect(await marked(page)).toBe('')
    await page.keyboard.press('Escape')
    await player(page).waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Read aloud')
  })

  test('a formula is said in words', async () => {
    const { page } = await openTalking('/alevel/chemistry/aqa/amount-of-substance/notes')
    await start(page)
    await vi.waitFor(
      async () => expect((await said(page)).map(({ text }) => text).join(' ')).toMatch(/ (over|times|equals) /),
      { timeout: 60_000 },
    )
  })
})

test('without a voice of the browser’s the bundled one reads, from the product alone', async () => {
  const { page, thirdParty, errors } = await open('about:blank')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/gcse/biology/aqa/flashcards?topic=cell-structure')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  expect(asked.some((url) => /espeak|read-aloud/.test(url))).toBe(false)
  await start(page)
  const words = new Set<string>()
  await vi.waitFor(
    async () => {
      words.add(await marked(page))
      expect(words.size).toBeGreaterThan(3)
    },
    { timeout: 30_000, interval: 40 },
  )
  expect(asked.some((url) => url.includes('espeak-ng'))).toBe(true)
  expect(thirdParty).toEqual([])
  expect(errors).toEqual([])
})

test.each(['light', 'dark'] as const)('axe finds nothing with the player open, %s theme', async (colorScheme) => {
  const { page } = await open('/gcse/biology/aqa/quiz?topic=cell-structure', { colorScheme, viewport: phone })
  await start(page)
  await expectAccessible(page)
})

test('the player lies over nothing that has the focus, nor over the end of the page', async () => {
  const { page } = await open('/gcse/biology/aqa/notes?topic=cell-structure', {
    viewport: phone,
    reducedMotion: 'reduce',
  })
  await start(page)
  expect(await coveredWithFocus(page)).toEqual([])
  // Measured where it is scrolled to: the reading scrolls back to the word that is spoken.
  const [footer, bar] = await player(page).evaluate((region) => {
    scrollTo(0, document.body.scrollHeight)
    return [document.querySelector('footer'), region].map((element) => element?.getBoundingClientRect())
  })
  if (!footer || !bar) throw new Error('no footer or no player')
  expect(footer.bottom).toBeLessThanOrEqual(bar.top + 1)
  expect(bar.bottom).toBeLessThanOrEqual(phone.height + 1)
})

test('reading ends when a link leads to another page, and does not begin there unasked', async () => {
  const { page } = await openTalking('/gcse/biology/aqa/notes?topic=cell-structure')
  await start(page)
  await vi.waitFor(async () => expect((await marked(page)).length).toBeGreaterThan(0))
  // Left to itself the voice would say its passage to the end.
  await page.evaluate(() => {
    const { cancel } = speechSynthesis
    Object.assign(speechSynthesis, {
      cancel: () => {
        document.documentElement.dataset.cutShort = ''
        cancel.call(speechSynthesis)
      },
    })
  })
  const note = await page.getByRole('article').evaluate((text) => text.textContent)
  await page.getByRole('banner').getByRole('link', { name: 'GCSE', exact: true }).click()
  await page.waitForURL('**/gcse')
  await page.locator('html[data-cut-short]').waitFor({ state: 'attached' })
  await player(page).getByText('Ready to read').waitFor()
  expect(await marked(page)).toBe('')
  const letters = (text: string) => text.replaceAll(/[^a-z]/gi, '')
  for (const { text } of await said(page)) expect(letters(note)).toContain(letters(text))
})
