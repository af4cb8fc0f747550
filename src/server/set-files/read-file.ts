import type { ImportOptions } from '#domain/sets/import-options.ts'
import { readPackage } from '../anki/read-package.ts'
import { decodeText } from '../files/decode-text.ts'
import type { FileContent } from '../files/file-content.ts'
import { readPairs } from './read-pairs.ts'
import { readTable } from './read-table.ts'

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b

/**
 * Reads a file of any kind that can be imported, as its owner chose or by what it holds.
 * @throws {UnreadableFile} with a sentence for the file's owner.
 */
export function readFile(file: { bytes: Uint8Array; fileName: string; options: ImportOptions }): FileContent {
  const { bytes, fileName, options } = file
  const content = read(bytes, options)
  return { ...content, title: content.title || titleOf(fileName) }
}

function read(bytes: Uint8Array, options: ImportOptions): FileContent {
  if (options.kind === 'anki' || (options.kind === 'auto' && isZip(bytes)))
    return { ...readPackage(bytes), encoding: null }
  const { text, encoding } = decodeText(bytes)
  if (options.kind === 'pairs') return { ...readPairs(text, options), encoding }
  const table = options.kind === 'table' ? options : ({ kind: 'table', delimiter: 'auto', header: 'auto' } as const)
  return { ...readTable(text, table), encoding }
}

/** A file's name without its ending. */
const titleOf = (fileName: string) =>
  fileName
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replaceAll('_', ' ')
    .trim()
