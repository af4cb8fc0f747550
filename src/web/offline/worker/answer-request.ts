import { cacheName, keptKinds, mayKeep } from '../../device/kept-caches.ts'
import { dataOfPage, keyOfPage, OFFLINE_PAGE, pageOfData } from '../page-key.ts'
import type { RequestKind } from '../request-kind.ts'
import { build } from './build-facts.ts'

/** Visited pages and their data that are kept; the longest unvisited go first. */
const MOST_VISITED = 160
/** How long a page that was asked for afresh may take where there is a copy. */
const PATIENCE_MS = 4000
const lookUp = { ignoreVary: true } as const

/** A built file never changes under its name. */
export async function answerFile(request: Request): Promise<Response> {
  const kept = await caches.match(request.url, lookUp)
  if (kept) return kept
  const response = await fetch(request)
  if (response.status === 200) {
    const cache = await caches.open(cacheName('files', build))
    await cache.put(request.url, response.clone())
  }
  return response
}

/** What belongs to a topic is kept with it, and only there; with a connection it is the server's. */
export async function answerMaterial(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match(request.url, lookUp)) ?? Response.error()
  }
}

/** A page made for one person is never kept: without a connection, the page that says so. */
export async function answerPersonalPage(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    return toOfflinePage(request)
  }
}

/**
 * A page or its data that is the same for everyone: the copy of this build at once, while a fresh one is fetched for the next
 * time; where there is none, or a reload asks for it, the network's, and without one whatever copy there is.
 */
export async function answerShared(
  { request, waitUntil }: { request: Request; waitUntil: (work: Promise<unknown>) => void },
  kind: Extract<RequestKind, 'page' | 'data'>,
): Promise<Response> {
  const key = keyOfPage(new URL(request.url))
  const kept = await keptCopy(key)
  const fresh = fetchAndKeep(request, key)
  waitUntil(fresh.then(() => keepCounterpart(key, kind)).catch(() => undefined))
  const reload = request.cache === 'no-cache'
  if (kept && !reload) return kept
  try {
    const response = await (kept ? within(PATIENCE_MS, fresh) : fresh)
    if (response.status < 500) return response
    return (await anyCopy(key)) ?? response
  } catch {
    const copy = await anyCopy(key)
    if (copy) return copy
    return kind === 'page' ? toOfflinePage(request) : Response.error()
  }
}

/** The copy of a page as this build renders it. */
async function keptCopy(key: string): Promise<Response | undefined> {
  for (const kind of keptKinds) {
    const cache = await caches.open(cacheName(kind, build))
    const kept = await cache.match(key, lookUp)
    if (kept) return kept
  }
  return undefined
}

/** This build's copy, or an earlier one's. */
const anyCopy = async (key: string) => (await keptCopy(key)) ?? caches.match(key, lookUp)

async function fetchAndKeep(request: Request, key: string): Promise<Response> {
  const response = await fetch(request)
  if (mayKeep(response, build)) await keepVisited(key, response.clone())
  return response
}

/** A fresh copy takes the place of each that there is; a page that was not kept joins those that were visited. */
async function keepVisited(key: string, response: Response): Promise<void> {
  for (const kind of ['files', 'topics'] as const) {
    const cache = await caches.open(cacheName(kind, build))
    if (await cache.match(key, lookUp)) return cache.put(key, response)
  }
  const visited = await caches.open(cacheName('visited', build))
  await visited.put(key, response)
  const keys = await visited.keys()
  for (const old of keys.slice(0, Math.max(0, keys.length - MOST_VISITED))) await visited.delete(old)
}

/** A page is reached by a link, which asks for its data, or by its address: what was visited one way opens the other way too. */
async function keepCounterpart(key: string, kind: 'page' | 'data'): Promise<void> {
  const counterpart = kind === 'page' ? dataOfPage(key) : pageOfData(key)
  if (await keptCopy(counterpart)) return
  const response = await fetch(counterpart)
  if (mayKeep(response, build)) await keepVisited(counterpart, response)
}

/** Keeps a page that was opened before this worker was there, and its data. */
export async function keepOpenPage(address: string): Promise<void> {
  const key = keyOfPage(new URL(address))
  if (await keptCopy(key)) return
  const response = await fetch(key)
  if (!mayKeep(response, build)) return
  await keepVisited(key, response)
  await keepCounterpart(key, 'page')
}

function toOfflinePage({ url }: Request): Response {
  const { origin, pathname, search } = new URL(url)
  return Response.redirect(`${origin}${OFFLINE_PAGE}?${new URLSearchParams({ page: pathname + search })}`, 302)
}

function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('too slow')), milliseconds)),
  ])
}
