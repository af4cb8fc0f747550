import { Copy, Download, Pencil, Play, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { SetSummary } from '#contract/sets.ts'
import { setLimits } from '#domain/sets/set-limits.ts'
import { api } from '../api/browser-api.ts'
import { Button, ButtonLink, buttonClass } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { TitleDialog } from '../ui/title-dialog.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { useCopy } from './use-copy.ts'

const formats = [
  { format: 'anki', label: 'Anki (.apkg)' },
  { format: 'anki-older', label: 'Anki, older versions (.apkg)' },
  { format: 'csv', label: 'Table (.csv)' },
  { format: 'tsv', label: 'Table with tabs (.tsv)' },
]

/** What can be done with a set as a whole. */
export function SetActions({ set }: { set: SetSummary }) {
  const [asked, setAsked] = useState<'edit' | 'delete' | null>(null)
  const { busy, copy } = useCopy(set.id)
  const close = () => setAsked(null)
  return (
    <div className="mb-6 flex flex-wrap items-start gap-3">
      {set.cards > 0 && (
        <ButtonLink to={`/sets/${set.id}/flashcards`} look={set.owner ? 'main' : 'plain'}>
          <Play aria-hidden className="size-5" /> Study
        </ButtonLink>
      )}
      {set.owner === null ? (
        <>
          <Button onClick={() => setAsked('edit')}>
            <Pencil aria-hidden className="size-5" /> Rename
          </Button>
          <Button look="danger" onClick={() => setAsked('delete')}>
            <Trash2 aria-hidden className="size-5" /> Delete
          </Button>
        </>
      ) : (
        <Button busy={busy} busyLabel="Copying…" onClick={copy}>
          <Copy aria-hidden className="size-5" /> Copy to my sets
        </Button>
      )}
      {set.cards > 0 && (
        <details className="relative">
          <summary className={classes(buttonClass(), 'cursor-pointer list-none')}>
            <Download aria-hidden className="size-5" /> Export
          </summary>
          <ul className="index-card absolute z-10 mt-2 grid w-max max-w-[80vw] gap-1 px-4 py-3 shadow-lifted max-sm:right-0">
            {formats.map(({ format, label }) => (
              <li key={format}>
                <a
                  href={`/api/sets/${set.id}/export?format=${format}`}
                  download
                  className="link touch inline-flex items-center"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
      <TitleDialog
        heading="Rename this set"
        named={set}
        limits={setLimits}
        save={(body) => api('PATCH /api/sets/:id', { params: { id: set.id }, body })}
        open={asked === 'edit'}
        onClose={close}
      />
      <DeleteDialog set={set} open={asked === 'delete'} onClose={close} />
    </div>
  )
}
