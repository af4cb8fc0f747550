import { cacheName, mayKeep } from '../device/kept-caches.ts'
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
  /** What they ask for besides. */
  material: string[]
}

/** An entry for each topic, so that two tabs can't undo each other's. */
const LIST = 'revisewell-topic-list'
const entryOf = ({ page }: Pick<KeptTopic, 'page'>) => `/kept-topic?${new URLSearchParams({ page })}`
const pagesOf = ({ page, methods }: KeptTopic) => [page, ...methods].flatMap((at) => [at, dataOfPage(at)])
/** Pictures that a page shows. */
const pictures = /\/(emoji|lesson-pictures)\/[\w.-]+\.svg/g

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
  const addresses = new Set([...pagesOf(topic), ...topic.material])
  const got: [string, Response][] = []
  // What pages show is found on the way: a set is gone through to its new end.
  for (const address of addresses) {
    const response = await fetch(address, { cache: 'reload' })
    const isPage = pagesOf(topic).includes(address)
    // A topic may have no lesson yet.
    if (!isPage && response.status === 404) continue
    if (isPage ? !mayKeep(response, build) : !response.ok)
      throw new Error(`${address} cannot be kept: ${response.status}`)
    if (isPage) for (const [picture] of (await response.clone().text()).matchAll(pictures)) addresses.add(picture)
    got.push([address, response])
    onProgress(got.length, addresses.size)
  }
  const cache = await caches.open(cacheName('topics', build))
  for (const [address, response] of got) await cache.put(address, response)
  const list = await caches.open(LIST)
  await list.put(entryOf(topic), Response.json(topic))
}

/** Whether every page of a topic is there as this build renders it. */
async function isWhole(topic: KeptTopic, build: string): Promise<boolean> {
  const cache = await caches.open(cacheName('topics', build))
  const found = await Promise.all(pagesOf(topic).map((address) => cache.match(address, { ignoreVary: true })))
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

/** Everything that is kept for a topic, the pictures of its pages among it. */
async function addressesOf(topic: KeptTopic): Promise<string[]> {
  const pages = await Promise.all(
    pagesOf(topic).map(async (page) => (await caches.match(page, { ignoreVary: true }))?.text() ?? ''),
  )
  const shown = pages.flatMap((page) => Array.from(page.matchAll(pictures), ([picture]) => picture))
  return [...new Set([...pagesOf(topic), ...topic.material, ...shown])]
}

/** Forgets a topic, but not what another kept topic has too. */
export async function removeTopic(topic: KeptTopic): Promise<void> {
  const addresses = await addressesOf(topic)
  const list = await caches.open(LIST)
  await list.delete(entryOf(topic))
  const needed = new Set((await Promise.all((await listTopics()).map(addressesOf))).flat())
  for (const name of await caches.keys()) {
    if (!name.startsWith(cacheName('topics', ''))) continue
    const cache = await caches.open(name)
    for (const address of addresses) if (!needed.has(address)) await cache.delete(address, { ignoreVary: true })
  }
}

/** Bytes that a topic takes on this device. */
export async function sizeOfTopic(topic: KeptTopic): Promise<number> {
  const pages = await Promise.all(
    (await addressesOf(topic)).map((address) => caches.match(address, { ignoreVary: true })),
  )
  const blobs = await Promise.all(pages.map((page) => page?.blob()))
  return blobs.reduce((sum, blob) => sum + (blob?.size ?? 0), 0)
}
