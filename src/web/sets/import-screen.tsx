import { useState } from 'react'
import { guarded } from '../api/guarded.ts'
import { apiOf } from '../api/request-api.ts'
import { BackLink } from '../ui/back-link.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { ChoiceGroup } from '../ui/fields/choice-group.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import type { Route } from './+types/import-screen'
import { FileChooser } from './file-chooser.tsx'
import { ImportedCards, ImportPreviewPanel } from './import-preview-panel.tsx'
import { PasteForm } from './paste-form.tsx'
import { useImport } from './use-import.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Import cards – Revisewell' }]

/** Nothing is shown of it, but whoever is not signed in is sent to do so. */
export const loader = async ({ context }: Route.LoaderArgs) => {
  await guarded(apiOf(context)('GET /api/sets'))
  return null
}

/** Cards from elsewhere: shown first as they would be, with what was not understood. */
export default function ImportScreen() {
  const [source, setSource] = useState('file')
  const made = useImport()
  const { phase, share, preview, error } = made
  return (
    <Page>
      <BackLink to="/sets">Back to your own sets</BackLink>
      <PageHeading lead="You see what it would become before anything is saved.">Import cards</PageHeading>
      <div className="grid gap-6">
        <ChoiceGroup
          legend="Where are the cards?"
          name="source"
          value={source}
          onChange={(chosen) => {
            setSource(chosen)
            made.reset()
          }}
          choices={[
            { value: 'file', label: 'In a file', description: 'Anki (.apkg), or a table (.csv, .tsv, .txt)' },
            {
              value: 'paste',
              label: 'On another site',
              description: 'Quizlet and others: copy the text and paste it here',
            },
          ]}
        />
        {source === 'file' ? (
          <FileChooser busy={phase !== 'idle'} onFile={(file) => made.begin(file, file.name, { kind: 'auto' })} />
        ) : (
          <PasteForm
            busy={phase !== 'idle'}
            onText={(text, options) => made.begin(new Blob([text]), 'Pasted cards.txt', options)}
          />
        )}
        {/* The same place says how many cards there are in the end. */}
        <div role="status" className="empty:sr-only">
          {phase === 'sending' && 'Sending the file…'}
          {phase === 'reading' && 'Reading the cards…'}
          {preview && (phase === 'idle' || phase === 'saving') && <ImportedCards preview={preview} />}
        </div>
        {phase === 'sending' && <ProgressBar label="Sending the file" value={share * 100} />}
        {error && <ErrorState title="That did not work">{error}</ErrorState>}
        {preview && phase !== 'sending' && (
          <ImportPreviewPanel
            key={preview.title}
            preview={preview}
            busy={phase !== 'idle'}
            onOptions={made.readAs}
            onSave={made.save}
          />
        )}
      </div>
    </Page>
  )
}
