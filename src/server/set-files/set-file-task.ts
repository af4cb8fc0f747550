import type { ImportOptions } from '#domain/sets/import-options.ts'
import type { PackageKind, PackageSet } from '../anki/write-package.ts'
import type { FileCard, FileContent } from '../files/file-content.ts'

/** A card with its sides as HTML, too. */
export interface RenderedFileCard extends FileCard {
  frontHtml: string
  backHtml: string
}
export type RenderedContent = Omit<FileContent, 'cards'> & { cards: RenderedFileCard[] }

/** Work on files that people send or are sent, done in a process of its own. */
export type SetFileTask =
  | { kind: 'read'; bytes: Uint8Array; fileName: string; options: ImportOptions }
  | { kind: 'write'; set: PackageSet; package: PackageKind; now: Date }

/** What the process answers. `unreadable` is a sentence for the file's owner. */
export type SetFileAnswer =
  | { kind: 'read'; content: RenderedContent }
  | { kind: 'written'; bytes: Uint8Array }
  | { kind: 'unreadable'; message: string }
