import type { Dashboard } from '#contract/progress.ts'

/** Whether there is anything to show: topics begun, or answers to cards of own sets. */
export const hasStudiedBefore = ({ recent, days, due }: Pick<Dashboard, 'recent' | 'days' | 'due'>): boolean =>
  recent.length > 0 || due.now > 0 || days.some(({ answers }) => answers > 0)
