/** What a short message asks of the reply before it: to go on in the note, or to say the same more simply. */
export type FollowUp = 'more' | 'simpler'

const please = String.raw`(?:please |can you |could you |ok |okay |yes |and )*`
const more = new RegExp(
  `^${please}(?:(?:tell|teach|show) me more(?: about (?:it|this|that))?|more|go on|carry on|continue|keep going|explain more|what else|what next|whats next|and then)(?: please)?$`,
)
const simpler = new RegExp(
  `^${please}(?:i (?:still )?(?:dont|do not) (?:understand|get it|get this|know what that means)(?: it| this| that)?|(?:explain|say|put) (?:it|this|that) (?:more simply|simpler|again|in easier words)|simpler|too hard|thats too hard|im confused|huh|what does (?:that|it|this) mean|what do you mean)(?: please)?$`,
)

/** Null for a question of its own. */
export function followUpOf(message: string): FollowUp | null {
  const words = message
    .toLowerCase()
    .replace(/['’‘]/g, '')
    .replace(/[^a-z\s]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (more.test(words)) return 'more'
  return simpler.test(words) ? 'simpler' : null
}
