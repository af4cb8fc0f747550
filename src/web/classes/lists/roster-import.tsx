import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import type { importRosterEndpoint, previewRosterEndpoint, SignInCard } from '#contract/class-rosters.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { api } from '../../api/browser-api.ts'
import { readAsBase64 } from '../../api/read-as-base64.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/fields/field-frame.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { RosterPreview } from './roster-preview.tsx'
import { RosterResult } from './roster-result.tsx'

export type Preview = ResponseOf<typeof previewRosterEndpoint>
export type Outcomes = ResponseOf<typeof importRosterEndpoint>['outcomes']

const MOST_BYTES = 300_000

interface RosterImportProps {
  classId: string
  onCards: (cards: SignInCard[]) => void
}

/** Brings in a class list: from a file or pasted, shown first, and nothing changes until the teacher says so. */
export function RosterImport({ classId, onCards }: RosterImportProps) {
  const input = useRef<HTMLInputElement>(null)
  const [preview, setPreview] = useState<Preview | null>(null)
  const [outcomes, setOutcomes] = useState<Outcomes | null>(null)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  const look = async (list: Blob) => {
    setError(undefined)
    setOutcomes(null)
    if (list.size > MOST_BYTES) return setError('A class list can have 300 kB. Is this the right file?')
    setBusy(true)
    try {
      const data = await readAsBase64(list)
      setPreview(await api('POST /api/classes/:id/roster/preview', { params: { id: classId }, body: { data } }))
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'The list could not be read.')
    }
    setBusy(false)
  }

  return (
    <section aria-labelledby="list" className="index-card mb-8 p-5">
      <h2 id="list" className="mb-1 text-h3">
        Bring in a class list
      </h2>
      <div role="status">{outcomes && !preview && <RosterResult outcomes={outcomes} />}</div>
      {preview ? (
        <RosterPreview
          classId={classId}
          preview={preview}
          onCancel={() => setPreview(null)}
          onDone={(done) => {
            setPreview(null)
            setOutcomes(done.outcomes)
            if (done.cards.length > 0) onCards(done.cards)
          }}
        />
      ) : (
        <>
          <p className="mb-4 max-w-[70ch] text-ink-soft">
            A CSV file, or rows copied from a spreadsheet: a column of names, and if you like of email addresses,
            usernames and ages. Pupils with an address are invited by mail; for the others we make accounts with log-in
            cards. You see everything before anything changes.
          </p>
          <div className="grid grid-cols-1 items-end gap-5 md:grid-cols-2">
            <form
              className="grid gap-3"
              onSubmit={(event) => {
                event.preventDefault()
                const text = String(new FormData(event.currentTarget).get('rows') ?? '')
                void look(new Blob([text]))
              }}
            >
              <TextArea
                label="Paste rows"
                name="rows"
                required
                rows={4}
                placeholder={'Name\nSam Taylor\nAda Lovelace'}
              />
              <Button type="submit" busy={busy} busyLabel="Reading…" className="justify-self-start">
                Preview the rows
              </Button>
            </form>
            <div>
              <Button busy={busy} busyLabel="Reading…" onClick={() => input.current?.click()}>
                <Upload aria-hidden className="size-5" /> Choose a CSV file
              </Button>
              <input
                ref={input}
                type="file"
                accept=".csv,.tsv,.txt,text/csv"
                hidden
                aria-label="Class list"
                onChange={(event) => {
                  const [file] = event.currentTarget.files ?? []
                  if (file) void look(file)
                  event.currentTarget.value = ''
                }}
              />
            </div>
          </div>
          {error && <FieldError>{error}</FieldError>}
        </>
      )}
    </section>
  )
}
