import { Field } from '../ui/fields/field.tsx'

interface FileChooserProps {
  busy: boolean
  onFile: (file: File) => void
}

export function FileChooser({ busy, onFile }: FileChooserProps) {
  return (
    <Field
      label="File"
      type="file"
      required
      disabled={busy}
      accept=".apkg,.csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
      hint="At most 30 MB and 5,000 cards. In Anki: Export, and tick ‘Include media’."
      onChange={(event) => {
        const [file] = event.currentTarget.files ?? []
        if (file) onFile(file)
      }}
      className="max-w-xl"
    />
  )
}
