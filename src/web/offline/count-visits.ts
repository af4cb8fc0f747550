import { cacheName } from '../device/kept-caches.ts'

/** How many visited pages this device keeps; a page's data is no page of its own. */
export async function countVisits(): Promise<number> {
  const pages = new Set<string>()
  for (const name of await caches.keys()) {
    if (!name.startsWith(cacheName('visited', ''))) continue
    const cache = await caches.open(name)
    for (const { url } of await cache.keys()) if (!new URL(url).pathname.endsWith('.data')) pages.add(url)
  }
  return pages.size
}
