import { Bold, ImagePlus, Italic, Sigma } from 'lucide-react'
import { useRef, useState } from 'react'
import { setLimits } from '#domain/sets/set-limits.ts'
import { api } from '../api/browser-api.ts'
import { readAsBase64 } from '../api/read-as-base64.ts'
import { Button } from '../ui/button.tsx'
import { FieldError } from '../ui/fields/field-frame.tsx'

export interface CardToolsProps {
  setId: string
  /** Puts marks around what is selected in the side that was written in last. */
  onWrap: (before: string, after?: string) => void
}

const accepted = 'image/png,image/jpeg,image/gif,image/webp,audio/*'

/** Marks for what is selected, and a picture or sound to add. */
export function CardTools({ setId, onWrap }: CardToolsProps) {
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  const add = async (file: File) => {
    setError(undefined)
    if (file.size > setLimits.mediaFile) {
      setError('A picture or sound can have 2 MB. Make it smaller first.')
      return
    }
    setBusy(true)
    try {
      const data = await readAsBase64(file)
      const { media, kind } = await api('POST /api/sets/:id/media', { params: { id: setId }, body: { data } })
      const words = file.name
        .replace(/\.[^.]*$/, '')
        .replace(/[[\]_\s]+/g, ' ')
        .trim()
      onWrap(kind === 'image' ? `![${words}](media:${media})` : `[sound](media:${media})`, '')
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'The file was not added.')
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-1">
        <Button look="quiet" onClick={() => onWrap('**')}>
          <Bold aria-hidden className="size-5" />
          <span className="max-sm:sr-only">Bold</span>
        </Button>
        <Button look="quiet" onClick={() => onWrap('*')}>
          <Italic aria-hidden className="size-5" />
          <span className="max-sm:sr-only">Italics</span>
        </Button>
        <Button look="quiet" onClick={() => onWrap('$')}>
          <Sigma aria-hidden className="size-5" />
          <span className="max-sm:sr-only">Formula</span>
        </Button>
        <Button look="quiet" busy={busy} busyLabel="Adding…" onClick={() => input.current?.click()}>
          <ImagePlus aria-hidden className="size-5" />
          <span className="max-sm:sr-only">Picture or sound</span>
        </Button>
        <input
          ref={input}
          type="file"
          accept={accepted}
          hidden
          aria-label="Picture or sound"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? []
            if (file) void add(file)
            event.currentTarget.value = ''
          }}
        />
      </div>
      {error && <FieldError>{error}</FieldError>}
    </div>
  )
}
