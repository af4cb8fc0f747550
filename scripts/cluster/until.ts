import { setTimeout as delay } from 'node:timers/promises'

/** Asks until it is so. @throws {Error} that says what did not come in time. */
export async function until(
  what: string,
  isSo: () => Promise<boolean> | boolean,
  { withinMs = 90_000, everyMs = 200 } = {},
): Promise<void> {
  const end = performance.now() + withinMs
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`${what} did not come within ${withinMs / 1000} s.`)
    await delay(everyMs)
  }
}

/** The status of what answers there; 0 when nothing does. */
export async function statusOf(url: string, method = 'GET'): Promise<number> {
  try {
    const response = await fetch(url, { method, signal: AbortSignal.timeout(5000) })
    await response.arrayBuffer()
    return response.status
  } catch {
    return 0
  }
}
