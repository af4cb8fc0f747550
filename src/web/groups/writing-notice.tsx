import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { AgeBand, WritingMode } from '#domain/groups/writing.ts'
import { api } from '../api/browser-api.ts'
import { Button } from '../ui/button.tsx'
import { useToast } from '../ui/toast.tsx'

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
      {mode === 'ask-age' && <AskAge />}
    </div>
  )
}

/** Asked once; after that only an adult says otherwise. */
function AskAge() {
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const answer = async (ageBand: AgeBand) => {
    setBusy(true)
    try {
      await api('PUT /api/me/age-band', { body: { ageBand } })
      await revalidate()
    } catch (error) {
      const description = error instanceof Error ? error.message : ''
      toast({ title: 'That was not saved', description, variant: 'destructive' })
    }
    setBusy(false)
  }
  return (
    <div role="group" aria-labelledby="ask-age" className="flex flex-wrap items-center gap-2">
      <p id="ask-age" className="font-bold text-ink">
        Are you 13 or over?
      </p>
      <Button busy={busy} onClick={() => answer('13-or-over')}>
        Yes, I am
      </Button>
      <Button busy={busy} onClick={() => answer('under-13')}>
        No, not yet
      </Button>
    </div>
  )
}
