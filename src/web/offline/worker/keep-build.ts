import { cacheName, cachesOfOtherBuilds, mayKeep } from '../../device/kept-caches.ts'
import { renewTopics } from '../kept-topics.ts'
import { dataOfPage, OFFLINE_PAGE } from '../page-key.ts'
import { build, files } from './build-facts.ts'

/** A phone on a slow line loads these beside the page that is being read. */
const AT_ONCE = 4

/**
 * Keeps every file of this build, and the two pages that the product opens with; a file that an earlier build had is taken
 * over.
 * @throws {Error} when any of them cannot be had: then this build is tried again at the next visit.
 */
export async function keepBuild(): Promise<void> {
  const cache = await caches.open(cacheName('files', build))
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const missing = files.filter((file) => !kept.has(file))
  const next = missing.values()
  const work = async () => {
    for (const file of next) {
      const response = (await caches.match(file, { ignoreVary: true })) ?? (await fetch(file))
      if (!response.ok) throw new Error(`${file}: ${response.status}`)
      await cache.put(file, response)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  for (const page of ['/', OFFLINE_PAGE].flatMap((at) => [at, dataOfPage(at)])) {
    const response = await fetch(page)
    if (!mayKeep(response, build)) throw new Error(`${page}: ${response.status}`)
    await cache.put(page, response)
  }
}

/** Brings kept topics up to this build; then what earlier builds kept goes, unless a page of theirs may still be open. */
export async function leaveEarlierBuilds(pagesOpen: number): Promise<void> {
  if (!(await renewTopics(build)) || pagesOpen > 1) return
  for (const name of cachesOfOtherBuilds(await caches.keys(), build)) await caches.delete(name)
}
