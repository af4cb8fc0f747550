import type { z } from 'zod'

/**
 * What to tell a person about input that the contract refuses, where its schema has no sentence of its own. It never
 * repeats what was sent.
 */
export function inputSentence({ code, input, ...issue }: z.core.$ZodRawIssue): string {
  if (input === undefined || input === null) return 'Please fill this in.'
  if (code === 'too_small') return issue.minimum === 1 ? 'Please fill this in.' : 'That is too little.'
  if (code === 'too_big') return 'That is too much.'
  if (code === 'invalid_value' || code === 'invalid_union') return 'Please choose one of what is offered.'
  if (code === 'unrecognized_keys') return 'There is something in it that cannot be set here.'
  if (code === 'invalid_format') return 'That is not written the way it should be.'
  return 'That is not the kind of thing that belongs here.'
}
