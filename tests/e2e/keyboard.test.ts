import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { examplePage, pageKinds } from '#tests/hostile/built-pages.ts'
import { hydrated, signIn, useBrowser } from './support/browser.ts'

const open = useBrowser()
const addresses = (await pageKinds()).map(examplePage)
const roles = ['admin', 'teacher', 'parent', 'student'] as const
const roleFor = (address: string) =>
  roles.find((role) => address.startsWith(`/dashboard/${role}`)) ??
  (address.startsWith('/dashboard') ? 'student' : 'guest')

interface Walk {
  unreached: string[]
  unseen: string[]
}

/** Notes every element that gets the focus, and whether it shows. */
function watchFocus(): void {
  const seen = new Map<Element, boolean>()
  Object.assign(window, { focused: seen })
  const isMarked = (element: Element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow.includes('inset')
  }
  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return
    const box = target.getBoundingClientRect()
    // A hidden radio button is shown by what stands round it.
    const shown = [target, target.closest('label'), target.parentElement].some((part) => part && isMarked(part))
    seen.set(target, shown && box.bottom > 0 && box.top < innerHeight)
  })
}

/** What the Tab key should lead to: of radio buttons, the one of each group that it stops at. */
function tabStops(): Element[] {
  const stops = document.querySelectorAll<HTMLElement>(
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"], audio[controls], video[controls]',
  )
  return Array.from(stops).filter((stop) => {
    if (stop.tabIndex < 0 || stop.matches(':disabled, [inert] *') || !stop.checkVisibility()) return false
    if (!(stop instanceof HTMLInputElement) || stop.type !== 'radio') return true
    const form = stop.form ?? document
    const group = Array.from(form.querySelectorAll<HTMLInputElement>('input[type=radio]')).filter(
      ({ name }) => name === stop.name,
    )
    return stop === (group.find(({ checked }) => checked) ?? group[0])
  })
}

async function walk(page: Page): Promise<Walk> {
  // Tab goes through the parts of a date or a time one by one.
  const count = await page.evaluate(
    `(${tabStops})().length + 5 * document.querySelectorAll('input[type=date], input[type=time]').length`,
  )
  // They are pressed in order; to wait for each before the next would take twice as long.
  await Promise.all(
    Array.from({ length: Number(count) + 3 }, () => Promise.all([page.keyboard.down('Tab'), page.keyboard.up('Tab')])),
  )
  return page.evaluate(`(() => {
    const stops = (${tabStops})()
    const name = (stop) => stop.outerHTML.slice(0, 160)
    return {
      unreached: stops.filter((stop) => !window.focused.has(stop)).map(name),
      unseen: stops.filter((stop) => window.focused.get(stop) === false).map(name),
    }
  })()`)
}

describe.each(['guest', ...roles] as const)('by keyboard alone, as %s', { timeout: 300_000 }, (role) => {
  test('every control of every page is reached by Tab, its focus shows, and nothing keeps the focus', async () => {
    const { page } = await open('about:blank', { reducedMotion: 'reduce' })
    if (role !== 'guest') await signIn(page, role)
    await page.addInitScript(watchFocus)
    for (const address of addresses.filter((one) => roleFor(one) === role)) {
      await page.goto(address)
      await hydrated(page)
      await page.locator('h1').first().waitFor()
      // Who is signed in is asked after the page: until then the header has fewer controls.
      if (role !== 'guest') {
        await page.getByRole('button', { name: 'Sign out' }).first().waitFor()
        await page.getByRole('link', { name: 'Notices' }).waitFor()
      }
      // What came only while the first walk was under way is walked to as well.
      const first = await walk(page)
      const { unreached, unseen } = first.unreached.length > 0 ? await walk(page) : first
      expect({ address, unreached, unseen }).toEqual({ address, unreached: [], unseen: [] })
    }
  })
})

test('the first Tab of a page offers to skip to its content, and Enter does', async () => {
  const { page } = await open('/gcse/biology/aqa/flashcards?topic=cell-structure')
  await hydrated(page)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  expect(await skip.evaluate((link) => link === document.activeElement && link.getBoundingClientRect().top >= 0)).toBe(
    true,
  )
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true)
})
