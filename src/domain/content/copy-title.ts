import { bodyLimits } from './body-limits.ts'

const MARK = ' (Copy)'

/** ' (Copy)' is appended to a copy's title (contract §4); a long title loses its end for it. */
export function copyTitle(title: string): string {
  return title.slice(0, bodyLimits.titleCharacters - MARK.length) + MARK
}
