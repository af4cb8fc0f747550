import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ImportPreview } from '#contract/set-imports.ts'
import type { ImportOptions } from '#domain/sets/import-options.ts'
import { setLimits } from '#domain/sets/set-limits.ts'
import { api } from '../api/browser-api.ts'
import { clientId } from '../api/client-id.ts'
import { sendFile } from './send-file.ts'

export interface Import {
  phase: 'idle' | 'sending' | 'reading' | 'saving'
  /** 0 to 1, while the file is sent. */
  share: number
  preview: ImportPreview | null
  error: string | undefined
  /** Sends a file and shows what it would become. */
  begin: (file: Blob, fileName: string, options: ImportOptions) => Promise<void>
  /** Reads the same file in another way. */
  readAs: (options: ImportOptions) => Promise<void>
  /** Forgets what was shown. */
  reset: () => void
  /** Makes the set and opens it. */
  save: (title: string) => Promise<void>
}

/** A file on its way to becoming a set. */
export function useImport(): Import {
  const navigate = useNavigate()
  const ids = useRef({ importId: '', setId: '' })
  const [phase, setPhase] = useState<Import['phase']>('idle')
  const [share, setShare] = useState(0)
  const [preview, setPreview] = useState<ImportPreview | null>(null)
  const [error, setError] = useState<string>()

  const attempt = async (work: () => Promise<void>) => {
    setError(undefined)
    try {
      await work()
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'That did not work. Please try again.')
    }
    setPhase('idle')
  }
  const read = async (options: ImportOptions) => {
    setPhase('reading')
    const { importId: id } = ids.current
    setPreview(await api('POST /api/set-imports/:id/preview', { params: { id }, body: { options } }))
  }

  const begin = (file: Blob, fileName: string, options: ImportOptions) =>
    attempt(async () => {
      setPreview(null)
      if (file.size === 0) throw new Error('That file is empty.')
      if (file.size > setLimits.importFile) throw new Error('That file is too large: at most 30 MB, please.')
      ids.current = { importId: clientId(), setId: clientId() }
      setShare(0)
      setPhase('sending')
      await sendFile(file, { id: ids.current.importId, fileName: fileName.slice(0, 200), onShare: setShare })
      await read(options)
    })

  const save = (title: string) =>
    attempt(async () => {
      if (!preview) return
      setPhase('saving')
      const { importId: id, setId } = ids.current
      const body = { options: preview.options, setId, title }
      const made = await api('POST /api/set-imports/:id/save', { params: { id }, body })
      await navigate(`/sets/${made.setId}`)
    })

  const reset = () => {
    setPreview(null)
    setError(undefined)
  }

  return { phase, share, preview, error, begin, readAs: (options) => attempt(() => read(options)), reset, save }
}
