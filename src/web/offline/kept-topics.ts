import { cacheName, mayKeep } from './kept-caches.ts'
import { dataOfPage } from './page-key.ts'

/** A topic that this device keeps to be studied without a connection. */
export interface KeptTopic {
  /** The address of its method picker, which names it. */
  page: string
  title: string
  /** Its level and subject. */
  place: string
  /** The addresses of its methods. */
  methods: string[]
}

/** An entry for each topic, so that two tabs can't undo each other's. */
const LIST = 'revisewell-topic-list'
const entryOf = ({ page }: Pick<KeptTopic, 'page'>) => `/kept-topic?${new URLSearchParams({ page })}`
const addressesOf = ({ page, methods }: KeptTopic) => [page, ...methods].flatMap((at) => [at, dataOfPage(at)])

/** The kept topics, the first kept first. */
export async function listTopics(): Promise<KeptTopic[]> {
  const list = await caches.open(LIST)
  const entries = await Promise.all((await list.keys()).map((entry) => list.match(entry)))
  const topics: (KeptTopic | null)[] = await Promise.all(entries.map((entry) => entry?.json() ?? null))
  return topics.filter((topic) => topic !== null)
}

/**
 * Keeps a topic's pages, all or none, with their data.
 * @throws {Error} without a connection, when the product has been updated meanwhile, or when the device is full.
 */
export async function keepTopic(
  topic: KeptTopic,
  build: string,
  onProgress: (done: number, of: number) => void = () => {},
): Promise<void> {
  const addresses = addressesOf(topic)
  const pages: [string, Response][] = []
  for (const address of addresses) {
    const response = await fetch(address, { cache: 'reload' })
    if (!mayKeep(response, build)) throw new Error(`${address} cannot be kept: ${response.status}`)
    pages.push([address, response])
    onProgress(pages.length, addresses.length)
  }
  const cache = await caches.open(cacheName('topics', build))
  for (const [address, response] of pages) await cache.put(address, response)
  const list = await caches.open(LIST)
  await list.put(entryOf(topic), Response.json(topic))
}

/** Whether every page of a topic is there as this build renders it. */
async function isWhole(topic: KeptTopic, build: string): Promise<boolean> {
  const cache = await caches.open(cacheName('topics', build))
  const found = await Promise.all(addressesOf(topic).map((address) => cache.match(address, { ignoreVary: true })))
  return found.every((page) => page !== undefined)
}

/** Keeps every topic as this build renders it; true when all of them are. A topic that cannot be had now stays as it was. */
export async function renewTopics(build: string): Promise<boolean> {
  let all = true
  for (const topic of await listTopics()) {
    if (await isWhole(topic, build)) continue
    await keepTopic(topic, build).catch(() => {
      all = false
    })
  }
  return all
}

/** Forgets a topic, but not a page that another kept topic has too. */
export async function removeTopic(topic: KeptTopic): Promise<void> {
  const list = await caches.open(LIST)
  await list.delete(entryOf(topic))
  const needed = new Set((await listTopics()).flatMap(addressesOf))
  for (const name of await caches.keys()) {
    if (!name.startsWith(cacheName('topics', ''))) continue
    const cache = await caches.open(name)
    for (const address of addressesOf(topic))
      if (!needed.has(address)) await cache.delete(address, { ignoreVary: true })
  }
}

/** Bytes that a topic's pages take on this device. */
export async function sizeOfTopic(topic: KeptTopic): Promise<number> {
  const pages = await Promise.all(addressesOf(topic).map((address) => caches.match(address, { ignoreVary: true })))
  const blobs = await Promise.all(pages.map((page) => page?.blob()))
  return blobs.reduce((sum, blob) => sum + (blob?.size ?? 0), 0)
}
