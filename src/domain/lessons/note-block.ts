import type { Run } from './run.ts'

/** A block of a note, as its author wrote it: what a lesson is made from. */
export type NoteBlock =
  | { kind: 'paragraph'; runs: Run[] }
  | { kind: 'quote'; paragraphs: Run[][] }
  | { kind: 'list'; ordered: boolean; items: Run[][] }
  | { kind: 'table'; head: Run[][]; rows: Run[][][] }
  | { kind: 'formula'; html: string; spoken: string }
  | { kind: 'drawing'; html: string; title: string }
  /** `name` is what the listing is called, such as 'Python code'. */
  | { kind: 'listing'; html: string; name: string; lines: number }

export interface NoteSection {
  heading: string
  blocks: NoteBlock[]
}
