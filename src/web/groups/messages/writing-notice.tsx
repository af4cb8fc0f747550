import type { WritingMode } from '#domain/groups/writing.ts'
import { AgeQuestion } from '../age-question.tsx'
import { writingWords } from './writing-words.ts'

/** How the reader may write here, and why. */
export function WritingNotice({ writing }: { writing: { mode: WritingMode; mutedUntil: string | null } }) {
  return (
    <div className="grid gap-2 text-small text-ink-soft">
      <p>{writingWords(writing)}</p>
      {writing.mode === 'ask-age' && <AgeQuestion brief />}
    </div>
  )
}
