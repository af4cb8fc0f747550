/** What is asked: the side of a card that shows, and each question. */
const asked =
  'main .flip-card:not([open]) .flip-front .flip-text, main .flip-card[open] .flip-back .flip-text, main .index-card legend'

/**
 * Calls back when another card, its other side or another question stands on the page; not when what was asked is gone.
 * @returns what ends it.
 */
export function watchCards(onTurn: () => void): () => void {
  let before = askedNow()
  const observer = new MutationObserver(() => {
    const now = askedNow()
    if (now === before) return
    before = now
    if (now !== '') onTurn()
  })
  const attributeFilter = ['open']
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributeFilter })
  return () => observer.disconnect()
}

const askedNow = () => Array.from(document.querySelectorAll(asked), ({ textContent }) => textContent).join('\n')
