import type { WritingMode } from '#domain/groups/writing.ts'
import { AgeQuestion } from './age-question.tsx'

const texts: Record<WritingMode, string> = {
  words: 'Be kind. Do not share phone numbers, addresses or accounts. Teachers can read the chat.',
  phrases: 'You can say these. Teachers can read the chat.',
  'ask-age': 'You can say these. Words of your own are for pupils who are 13 or over.',
  muted: 'A teacher has paused your messages in this group for now. You can still read.',
  'chat-off': 'Your school has turned group chat off. You can still read what was said.',
}

/** How the reader may write here, and why. */
export function WritingNotice({
  writing: { mode, mutedUntil },
}: {
  writing: { mode: WritingMode; mutedUntil: string | null }
}) {
  return (
    <div className="grid gap-2 text-small text-ink-soft">
      <p>
        {texts[mode]}
        {mode === 'muted' && mutedUntil && ` Until ${new Date(mutedUntil).toLocaleString('en-GB')}.`}
      </p>
      {mode === 'ask-age' && <AgeQuestion brief />}
    </div>
  )
}
