import type { ImportPreview } from '#contract/set-imports.ts'
import type { ImportOptions } from '#domain/sets/import-options.ts'
import { setLimits } from '#domain/sets/set-limits.ts'
import { counted, grouped } from '../progress/counted.ts'
import { Button } from '../ui/button.tsx'
import { ContentHtml } from '../ui/content-html.tsx'
import { Field } from '../ui/fields/field.tsx'
import { ImportProblems } from './import-problems.tsx'
import { TableOptions } from './table-options.tsx'

interface ImportPreviewPanelProps {
  preview: ImportPreview
  busy: boolean
  onOptions: (options: ImportOptions) => void
  onSave: (title: string) => void
}

/** How much a file holds, and how it was read. */
export function ImportedCards({ preview }: Pick<ImportPreviewPanelProps, 'preview'>) {
  const { cards, media, first, encoding } = preview
  return (
    <>
      <h2>{cards > 0 ? counted(cards, 'card') : 'No cards were found'}</h2>
      <p className="text-ink-soft">
        {media > 0 && `With ${counted(media, 'picture or sound', 'pictures and sounds')}. `}
        {encoding && encoding !== 'UTF-8' && `Read as ${encoding}. `}
        {cards > first.length && `The first ${first.length} are shown.`}
      </p>
    </>
  )
}

/** What a file would become: its first cards, how many there are, and what was not understood. */
export function ImportPreviewPanel({ preview, busy, onOptions, onSave }: ImportPreviewPanelProps) {
  const { title, cards, first, options } = preview
  return (
    <section aria-label="Preview" className="index-card grid gap-5 p-5">
      {options.kind === 'table' && <TableOptions options={options} busy={busy} onOptions={onOptions} />}
      <ImportProblems preview={preview} />
      {first.length > 0 && (
        <div>
          <table className="w-full table-fixed text-left" aria-label="The first cards">
            <thead>
              <tr className="border-b-2 border-subject-edge">
                <th className="py-2 pr-4">Front</th>
                <th className="py-2">Back</th>
              </tr>
            </thead>
            <tbody>
              {first.map(({ front, back }, at) => (
                <tr key={`${at}${front.text}`} className="border-b border-line align-top">
                  <td className="w-1/2 py-2 pr-4 [overflow-wrap:anywhere]">
                    <ContentHtml html={front.html} />
                  </td>
                  <td className="w-1/2 py-2 [overflow-wrap:anywhere]">
                    <ContentHtml html={back.html} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {cards > 0 && (
        <form
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            onSave(String(new FormData(event.currentTarget).get('title')))
          }}
        >
          <Field
            label="Title of the set"
            name="title"
            required
            maxLength={setLimits.title}
            defaultValue={title}
            className="grow basis-56"
          />
          <Button type="submit" look="main" busy={busy} busyLabel="Saving…">
            Save {grouped(cards)} {cards === 1 ? 'card' : 'cards'}
          </Button>
        </form>
      )}
    </section>
  )
}
