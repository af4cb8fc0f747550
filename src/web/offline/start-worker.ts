import { pageBuild } from './page-build.ts'
import type { PageStarted } from './page-started.ts'

/** Whether this browser can keep pages: only at a secure address, and not in every private window. */
export const canKeepPages = (): boolean => 'serviceWorker' in navigator && 'caches' in globalThis

/**
 * Sees to it that the service worker is there, and tells it which page is open.
 * @throws {Error} where the browser refuses it.
 */
export async function startWorker(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js')
  const { active } = await navigator.serviceWorker.ready
  const message: PageStarted = { said: 'page-started', build: pageBuild(), page: location.href }
  active?.postMessage(message)
}
