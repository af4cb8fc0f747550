/** How often each side of a socket says that it is there (contract §9). */
export const HEARTBEAT_MS = 25_000

const delays = [1_000, 2_000, 5_000, 10_000] as const

/** How long to wait before connecting again after so many failures in a row, from 1; the last delay is kept (contract §9). */
export function reconnectDelay(failures: number): number {
  const place = Math.min(Math.max(failures, 1), delays.length) - 1
  return delays[place] ?? 10_000
}
