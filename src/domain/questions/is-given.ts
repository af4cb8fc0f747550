import type { QuizResponse } from './response.ts'

/** Whether anything was given at all. */
export function isGiven(response: QuizResponse): boolean {
  if (response.kind === 'multi-select') return response.options.length > 0
  if (response.kind === 'numeric' || response.kind === 'short-text') return response.text.trim() !== ''
  if (response.kind === 'matching') return Object.keys(response.matches).length > 0
  return true
}
