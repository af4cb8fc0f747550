import type { Tex } from './parse-tex.ts'

/** Where a piece stands, as far as its words depend on it, and who speaks the pieces within it. */
export interface Around {
  before: Tex | undefined
  after: Tex | undefined
  row: readonly Tex[]
  speaker: Speaker
}

export interface Speaker {
  row: (row: readonly Tex[]) => string
  item: (item: Tex, around: Around) => string
}
