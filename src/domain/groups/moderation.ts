/** Why somebody reports a message, as the one who reports chooses it. */
export const reportReasons = [
  { id: 'unkind', text: 'It is unkind or bullying' },
  { id: 'rude', text: 'It is rude or not for school' },
  { id: 'personal', text: 'It gives away somebody’s personal details' },
  { id: 'unsafe', text: 'I am worried that somebody is not safe' },
  { id: 'spam', text: 'It is spam or somebody disturbing the group' },
  { id: 'other', text: 'Something else' },
] as const
/** How long a moderator mutes somebody, in hours. */
export const muteLengths = [
  { hours: 1, text: '1 hour' },
  { hours: 24, text: '1 day' },
  { hours: 168, text: '1 week' },
  { hours: 720, text: '30 days' },
] as const
/** What is shown of the chat before and after a message that was reported, in entries. */
export const CONTEXT_ENTRIES = 5
