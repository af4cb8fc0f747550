/** What a short message asks of the reply before it: to go on in the note, to say the same more simply, to give an example or a reason. */
export type FollowUp = 'more' | 'simpler' | 'example' | 'why'

const please = String.raw`(?:please |can (?:you|u) |could (?:you|u) |ok |okay |yes |and )*`
const more = new RegExp(
  `^${please}(?:(?:tell|teach|show) me more(?: about (?:it|this|that))?|more|go on|carry on|continue|keep going|explain more|what else|what next|whats next|and then)(?: please)?$`,
)
const example = new RegExp(
  `^${please}(?:(?:give|show|tell) (?:me |us )?(?:an|another|some|one|a few)?(?: more)? ?(?:example|examples|eg)(?: (?:of|for) (?:it|this|that))?|(?:an |another |any |some )?(?:example|examples|eg)|for example|like what|such as|(?:draw|show) (?:it|me|it or show me|me a diagram)|u draw it or show me)(?: please| pls| plz)?$`,
)
const why = new RegExp(
  `^${please}(?:but |so )?(?:why|how|how come|y|why is that|how is that|why not|how so|why does (?:it|that) happen|how does (?:it|that) (?:work|happen)|how do (?:u|you|i|we) (?:do|work) (?:it|that|this)(?: out)?)(?: please| pls| plz| tho| though)?$`,
)
const simpler = new RegExp(
  `^${please}(?:i (?:still )?(?:dont|do not) (?:understand|get it|get this|know what that means)(?: it| this| that)?|(?:explain|say|put) (?:it|this|that) (?:more simply|simpler|again|in easier words)|simpler|too hard|thats too hard|im confused|huh|what does (?:that|it|this) mean|what do you mean)(?: please)?$`,
)

/** How a question begins that goes on from the one before. */
const going = /^(?:and|but|so|or|(?:what|wat|wot|how) about|what if|what happens if|which one|then)\b/
/** What stands for something that was named before. */
const pronoun = /\b(?:it|its|they|them|their|this|that|these|those|he|she|him|her|his|one|ones|another)\b/
/** How a question or a wish begins. */
const asking =
  /^(?:what|whats|wat|wot|who|whos|why|how|hows|when|where|which|is|are|was|were|do|does|did|can|could|would|will|has|have|give|show|tell|explain)\b/
/** A question of so few words may need the one before. */
const SHORT = 4

/**
 * How a question may go on from the one before: by its beginning ('and for plants?'), by a pronoun ('what happens to her'), by being too short
 * to say what it is about, or by asking at all; null for what is no question.
 */
export function howItGoesOn(message: string): 'beginning' | 'pronoun' | 'short' | 'asking' | null {
  const words = wordsOf(message)
  if (going.test(words)) return 'beginning'
  if (!asking.test(words)) return null
  if (pronoun.test(words)) return 'pronoun'
  return words.split(' ').length < SHORT ? 'short' : 'asking'
}

const wordsOf = (message: string) =>
  message
    .toLowerCase()
    .replace(/['’‘]/g, '')
    .replace(/[^a-z\s]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Null for a question of its own. */
export function followUpOf(message: string): FollowUp | null {
  const words = wordsOf(message)
  if (more.test(words)) return 'more'
  if (example.test(words)) return 'example'
  if (why.test(words)) return 'why'
  return simpler.test(words) ? 'simpler' : null
}
