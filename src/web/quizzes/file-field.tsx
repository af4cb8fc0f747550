import { Field } from '../ui/fields/field.tsx'

/** Chooses a file to import. */
export function FileField({ busy, onFile }: { busy: boolean; onFile: (file: File) => void }) {
  return (
    <Field
      label="File"
      type="file"
      required
      disabled={busy}
      accept=".txt,.gift,.zip,.xml,text/plain,application/zip,application/xml"
      onChange={(event) => {
        const [file] = event.currentTarget.files ?? []
        if (file) onFile(file)
      }}
      className="max-w-xl"
    />
  )
}
