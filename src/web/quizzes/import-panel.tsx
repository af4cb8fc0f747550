import { useState } from 'react'
import { FieldError } from '../ui/fields/field-frame.tsx'
import { FileField } from './file-field.tsx'
import { ImportedCount, ImportedPreview } from './imported-preview.tsx'
import { useQuizImport } from './use-quiz-import.ts'

/** Questions from elsewhere: shown first as they would be, with what was not understood. */
export function ImportPanel() {
  const made = useQuizImport()
  const [shown, setShown] = useState(0)
  return (
    <section aria-labelledby="import" className="index-card mb-8 grid gap-4 p-5">
      <h2 id="import">Import a quiz</h2>
      <p className="max-w-[62ch] text-ink-soft">
        A GIFT text file (Moodle and others) or a QTI 3 package (.zip). You see what it would become before anything is
        saved.
      </p>
      <FileField
        busy={made.phase !== 'idle'}
        onFile={(file) => {
          setShown(shown + 1)
          void made.begin(file)
        }}
      />
      <p role="status" className="empty:sr-only">
        {made.phase === 'reading' && 'Reading the file…'}
        {made.preview && <ImportedCount preview={made.preview} />}
      </p>
      {made.error && (
        <div role="alert">
          <FieldError>{made.error}</FieldError>
        </div>
      )}
      {made.preview && (
        <ImportedPreview key={shown} preview={made.preview} busy={made.phase !== 'idle'} onSave={made.save} />
      )}
    </section>
  )
}
