import type { ImportProblem } from '#contract/set-imports.ts'
import type { ImportOptions } from '#domain/sets/import-options.ts'
import type { MediaFile } from './media-file.ts'

/** A card as a file has it, in the text that a person would type. */
export interface FileCard {
  /** Where it stands in the file, from 1. */
  row: number
  front: string
  back: string
}

/** What a file holds, and what of it was not understood. */
export interface FileContent {
  title: string
  cards: FileCard[]
  media: MediaFile[]
  problems: ImportProblem[]
  /** What was chosen, or found where nothing was. */
  options: ImportOptions
  encoding: string | null
}

/** A file that cannot be read at all; the message is a sentence for its owner. */
export class UnreadableFile extends Error {}

/** How a row begins, for a report. */
export const beginning = (text: string) => {
  const words = text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return words.length > 60 ? `${words.slice(0, 59)}…` : words
}
