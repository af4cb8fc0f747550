import { cacheName } from './kept-caches.ts'

/** Forgets which pages were visited on this device; topics that were kept stay. */
export async function forgetVisits(): Promise<void> {
  if (!('caches' in globalThis)) return
  for (const name of await caches.keys()) if (name.startsWith(cacheName('visited', ''))) await caches.delete(name)
}
