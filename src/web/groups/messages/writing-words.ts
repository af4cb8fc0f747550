import { momentWords } from '#domain/groups/session-words.ts'
import type { WritingMode } from '#domain/groups/writing.ts'

const texts: Record<WritingMode, string> = {
  words: 'Be kind. Do not share phone numbers, addresses or accounts. Teachers can read the chat.',
  phrases: 'You can say these. Teachers can read the chat.',
  'ask-age': 'You can say these. Words of your own are for pupils who are 13 or over.',
  muted: 'A teacher has paused your messages in this group. You can still read.',
  'chat-off': 'Your school has turned group chat off. You can still read what was said.',
}

/** How somebody may write in a group's chat, why, and until when. */
export function writingWords({ mode, mutedUntil }: { mode: WritingMode; mutedUntil: string | null }): string {
  if (mode !== 'muted' || !mutedUntil) return texts[mode]
  const until = momentWords(new Date(mutedUntil), 'Europe/London')
  return `A teacher has paused your messages in this group until ${until}. You can still read.`
}
