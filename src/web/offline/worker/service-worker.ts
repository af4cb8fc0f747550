import { isPageStarted } from '../page-started.ts'
import { kindOf } from '../request-kind.ts'
import { answerFile, answerMaterial, answerPersonalPage, answerShared, keepOpenPage } from './answer-request.ts'
import { build } from './build-facts.ts'
import { keepBuild, leaveEarlierBuilds } from './keep-build.ts'

declare const self: ServiceWorkerGlobalScope

/* The product without a connection (docs/decisions): what each kind of request is answered with. */

self.addEventListener('install', (event) => {
  // A new build takes over at once; pages of the one before still find their files, which stay until they are closed.
  event.waitUntil(keepBuild().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('message', (event) => {
  const { data } = event
  if (isPageStarted(data)) event.waitUntil(started(data))
})

async function started({ build: pageBuild, page }: { build: string; page: string }): Promise<void> {
  if (pageBuild !== build) return
  const url = new URL(page)
  if (kindOf({ method: 'GET', url, navigation: true }, self.location.origin) === 'page') await keepOpenPage(page)
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  await leaveEarlierBuilds(open.length)
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const facts = { method: request.method, url: new URL(request.url), navigation: request.mode === 'navigate' }
  const kind = kindOf(facts, self.location.origin)
  // Asked for past every copy, as a topic is that is being kept.
  if (request.cache === 'reload') return
  if (kind === 'asset') event.respondWith(answerFile(request))
  else if (kind === 'material') event.respondWith(answerMaterial(request))
  else if (kind === 'personal-page') event.respondWith(answerPersonalPage(request))
  else if (kind !== 'network')
    event.respondWith(answerShared({ request, waitUntil: (work) => event.waitUntil(work) }, kind))
})
