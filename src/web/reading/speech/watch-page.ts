/**
 * Calls back each time that another page has come, by a link as much as by going back.
 * @returns what ends it.
 */
export function watchPage(onLeave: () => void): () => void {
  let page = addressNow()
  const look = () => {
    const now = addressNow()
    if (now === page) return
    page = now
    onLeave()
  }
  // Nothing tells of a link within the product, but what it leads to changes the page.
  const observer = new MutationObserver(look)
  observer.observe(document.documentElement, { subtree: true, childList: true, characterData: true })
  addEventListener('popstate', look)
  return () => {
    observer.disconnect()
    removeEventListener('popstate', look)
  }
}

const addressNow = () => location.pathname + location.search
