/** How long a page may be out of sight, or nobody touch it, before whoever has it open counts as away. */
export const HIDDEN_AWAY_MS = 30_000
export const IDLE_AWAY_MS = 5 * 60_000

export interface PageUse {
  /** Since when it has been out of sight; null while it is seen. In milliseconds of any clock, as are the others. */
  hiddenSince: number | null
  /** When it was last touched, scrolled or typed into. */
  usedAt: number
}

/** Whether somebody with a page open is there. */
export function presenceOf({ hiddenSince, usedAt }: PageUse, now: number): 'online' | 'away' {
  const hidden = hiddenSince !== null && now - hiddenSince >= HIDDEN_AWAY_MS
  return hidden || now - usedAt >= IDLE_AWAY_MS ? 'away' : 'online'
}
