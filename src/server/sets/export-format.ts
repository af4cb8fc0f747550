import { z } from 'zod'

/** `anki` is what Anki writes since 2.1.50; `anki-older` opens in every version. */
export const ExportFormat = z.enum(['anki', 'anki-older', 'csv', 'tsv'])
export type ExportFormat = z.infer<typeof ExportFormat>
