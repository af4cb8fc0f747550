import type { PaperSummary } from '#contract/papers.ts'

/** 'Paper 1, Higher'. */
export const paperTitle = ({ title, tier }: Pick<PaperSummary, 'title' | 'tier'>): string =>
  tier === null ? title : `${title}, ${tier === 'higher' ? 'Higher' : 'Foundation'}`

/** '1 hour 45 minutes'. */
export function timeWords(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const parts = [
    hours > 0 && `${hours} ${hours === 1 ? 'hour' : 'hours'}`,
    rest > 0 && `${rest} ${rest === 1 ? 'minute' : 'minutes'}`,
  ]
  return parts.filter(Boolean).join(' ') || '0 minutes'
}

/** '1:04:09', or '4:09' in the last hour. */
export function clockWords(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1000)
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (number: number) => String(number).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
