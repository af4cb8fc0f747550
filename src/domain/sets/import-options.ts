import { z } from 'zod'

/** Text between the parts of a row: `auto` is found out. */
const Separator = z.string().min(1, 'Say what separates them.').max(10, 'A separator has at most 10 characters.')

/** How a file is to be read. `auto` finds out by what the file holds. */
export const ImportOptions = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('auto') }),
  z.object({ kind: z.literal('anki') }),
  z.object({
    kind: z.literal('table'),
    delimiter: z.enum(['auto', ',', ';', '\t', '|']).default('auto'),
    /** Whether the first row names the columns. */
    header: z.enum(['auto', 'yes', 'no']).default('auto'),
  }),
  z.object({
    kind: z.literal('pairs'),
    /** Between a term and its definition. */
    between: Separator.default('\t'),
    /** Between two cards. */
    rows: Separator.default('\n'),
  }),
])
export type ImportOptions = z.infer<typeof ImportOptions>
