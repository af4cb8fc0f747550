import { zstdDecompressSync } from 'node:zlib'
import { unzipSync } from 'fflate'
import { z } from 'zod'
import { setLimits } from '#domain/sets/set-limits.ts'
import { UnreadableFile } from '../files/file-content.ts'
import { readMessage, textOf } from './protobuf.ts'

/** An Anki package, unpacked as far as it is asked for. */
export interface Package {
  /** The collection: an SQLite database. */
  collection: Uint8Array
  /** The names of the media files. */
  mediaNames: string[]
  /** One media file; null when it is named but not there, or larger than any that a set takes. */
  media(name: string): Uint8Array | null
}

/** More than this many times its packed size is a trap rather than a file. */
const MOST_RATIO = 250
const RATIO_COUNTS_FROM = 1024 * 1024
/** The newest kind first: a package for old versions of Anki holds a stand-in under the older names. */
const collections = ['collection.anki21b', 'collection.anki21', 'collection.anki2']
const Names = z.record(z.string().regex(/^\d{1,6}$/), z.string().max(500))

/** @throws {UnreadableFile} with a sentence for the file's owner. */
export function openPackage(bytes: Uint8Array): Package {
  const entries = readEntries(bytes)
  const name = collections.find((candidate) => entries.has(candidate))
  if (!name) throw new UnreadableFile('There is no collection of cards in that package.')
  const zstd = name.endsWith('b')
  const take = (entry: string) => {
    const packed = entries.has(entry) ? unzip(bytes, entry) : null
    return packed && zstd ? unzstd(packed, setLimits.importUnpacked) : packed
  }
  const collection = take(name) ?? new Uint8Array()
  const mediaMap = readMediaMap(take('media'), zstd)
  return {
    collection,
    mediaNames: [...mediaMap.keys()],
    media(file) {
      const entry = mediaMap.get(file)
      if (entry === undefined || (entries.get(entry) ?? Number.POSITIVE_INFINITY) > setLimits.mediaFile) return null
      const packed = unzip(bytes, entry)
      if (!packed || !zstd) return packed
      try {
        return unzstd(packed, setLimits.mediaFile)
      } catch {
        return null
      }
    },
  }
}

/** Every entry's size when unpacked, by name: counted before anything is unpacked. */
function readEntries(bytes: Uint8Array): Map<string, number> {
  const entries = new Map<string, number>()
  let total = 0
  try {
    unzipSync(bytes, {
      filter({ name, size, originalSize }) {
        total += originalSize
        if (entries.size >= setLimits.importEntries || total > setLimits.importUnpacked)
          throw new UnreadableFile('That package is too large when it is unpacked.')
        if (originalSize > RATIO_COUNTS_FROM && originalSize > size * MOST_RATIO)
          throw new UnreadableFile('That package is packed in a way that no cards would need.')
        entries.set(name, originalSize)
        return false
      },
    })
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('That is no Anki package, or it arrived broken.')
  }
  return entries
}

function unzip(bytes: Uint8Array, entry: string): Uint8Array | null {
  try {
    // Unpacked into as much room as the entry says that it needs, and never into more.
    return Object.values(unzipSync(bytes, { filter: ({ name }) => name === entry }))[0] ?? null
  } catch {
    throw new UnreadableFile('A file in that package is broken.')
  }
}

function unzstd(bytes: Uint8Array, maxOutputLength: number): Uint8Array {
  try {
    return zstdDecompressSync(bytes, { maxOutputLength })
  } catch {
    throw new UnreadableFile('A file in that package is broken, or too large when it is unpacked.')
  }
}

/** Media files by name: the name of the entry that holds each. */
function readMediaMap(media: Uint8Array | null, zstd: boolean): Map<string, string> {
  if (!media || media.length === 0) return new Map()
  try {
    if (zstd)
      return new Map(
        (readMessage(media).bytes.get(1) ?? []).map((file, at) => [textOf(readMessage(file), 1), String(at)]),
      )
    const names = Names.parse(JSON.parse(new TextDecoder().decode(media)))
    return new Map(Object.entries(names).map(([entry, name]) => [name, entry]))
  } catch {
    throw new UnreadableFile('The list of pictures and sounds in that package is broken.')
  }
}
