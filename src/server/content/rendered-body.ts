import type { ShownContent } from '#contract/content.ts'
import type { BodyFault } from '#domain/content/body.ts'

export interface RenderedBody {
  shown: ShownContent | null
  faults: BodyFault[]
}

export const tooCostly: RenderedBody = {
  shown: null,
  faults: [
    { line: 1, message: 'This is too much to read or to show. Take out some of its links, tables, lists and signs.' },
  ],
}
