import type { Page } from 'playwright'

/**
 * The links that stand within sentences and look just like their words, which axe lets pass: it only asks whether colour
 * is all that tells a link from its text.
 */
export function linksLikeText(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('main :is(p, li) a')]
      .filter((link) => {
        const block = link.closest('p, li') ?? link
        const words = [...block.childNodes].filter(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        )
        const [own, around] = [getComputedStyle(link), getComputedStyle(block)]
        const same = (['color', 'fontWeight', 'backgroundColor', 'borderBottomWidth'] as const).every(
          (key) => own[key] === around[key],
        )
        return link.checkVisibility() && words.length > 0 && same && !own.textDecorationLine.includes('underline')
      })
      .map((link) => link.outerHTML),
  )
}
