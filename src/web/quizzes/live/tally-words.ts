import type { LiveQuizAsked } from '#contract/live-quiz.ts'

/** How many were right, in words. */
export function tallyWords({ right, partly, answered }: LiveQuizAsked['result']['tally']): string {
  if (answered === 0) return 'Nobody answered this one.'
  return `${right} of ${answered} right${partly > 0 ? `, ${partly} partly` : ''}`
}
