/** What kind of answer a question wants. */
export type HowAsked =
  | 'why'
  | 'how to'
  | 'how'
  | 'amount'
  | 'when'
  | 'who'
  | 'where'
  | 'difference'
  | 'example'
  | 'what'
  | 'other'

const kinds: [RegExp, HowAsked][] = [
  [/\bexamples?\b|\beg\b|^(?:like what|such as)\b|\bfor instance\b/, 'example'],
  [
    /\bdiff(?:erence|erent|erences|erance|rence)?\b|\bvs\b|\bversus\b|\bcompare\b|\bor\b.*\bwhich\b|\bwhich\b.*\bor\b/,
    'difference',
  ],
  [/\bhow (?:many|much|long|far|old|big|often|tall|fast|hot|cold)\b|\bhow (?:meny|mutch)\b/, 'amount'],
  [
    /\bhow (?:(?:do|can|would|should|could|wud) (?:i|you|u|we|ya|one)|to|u|i|d'?you)\b|\bsteps? (?:to|for|of|in)\b|\bmethod\b|^(?:solve|work out|calculate)\b/,
    'how to',
  ],
  [
    /\bwhy\b|\bhow come\b|\bhow cum\b|\bwhat(?:s| is| was| were)?(?: the)? (?:causes?|reasons?)\b|\bwot makes\b|\bwhat (?:makes|made|caused)\b|^y\b|\bwhats the point\b/,
    'why',
  ],
  [/\bhow\b/, 'how'],
  [/\bwhen\b|\bwhat (?:year|date|century|time)\b/, 'when'],
  [/\bwho\b|\bwhos\b|\bwhose\b/, 'who'],
  [/\bwhere\b/, 'where'],
  [/\b(?:what|whats|wat|wats|wot|wots|define|definition|meaning|mean|means|explain)\b|^[\w' -]{1,30}\??$/, 'what'],
]

/** What kind of answer a question wants, by the words it is asked with. */
export function howAsked(question: string): HowAsked {
  const plain = question.toLowerCase().replace(/[’‘']/g, '').trim()
  return kinds.find(([pattern]) => pattern.test(plain))?.[1] ?? 'other'
}
