import { createHash } from 'node:crypto'
import { zstdCompressSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { mediaIn } from '#domain/sets/card-node.ts'
import { readCardText } from '#domain/sets/read-card-text.ts'
import { mediaFileName } from '../files/detect-media.ts'
import type { MediaFile } from '../files/media-file.ts'
import { nodesToHtml } from '../rich-text/nodes-to-html.ts'
import { writeMessage } from './protobuf.ts'
import { writeCollection } from './write-collection.ts'

export interface PackageSet {
  id: string
  title: string
  cards: readonly { id: string; front: string; back: string }[]
  media: readonly MediaFile[]
}

/** `older` opens in every version of Anki; `zstd` is what Anki writes since 2.1.50, smaller. */
export type PackageKind = 'older' | 'zstd'

/** PackageMetadata.version: 3 says that all is packed with zstd. */
const zstdMeta = writeMessage([[1, 3]])

/** A set as an Anki package: a deck of Basic notes with the set's pictures and sounds. */
export function writePackage(set: PackageSet, { kind, now }: { kind: PackageKind; now: Date }): Uint8Array {
  const asked = new Set(
    set.cards.flatMap(({ front, back }) => [...mediaIn(readCardText(front)), ...mediaIn(readCardText(back))]),
  )
  const files = set.media.filter(({ id }) => asked.has(id))
  const names = new Map(files.map((file) => [file.id, mediaFileName(file)]))
  const html = (side: string) => nodesToHtml(readCardText(side), (id) => names.get(id) ?? id)
  const notes = set.cards.map(({ id, front, back }) => ({ guid: id, front: html(front), back: html(back) }))
  const collection = writeCollection({ deck: set.title, notes, now })
  // What is packed already is not packed again.
  const media = files.map(
    ({ bytes }, at) => [String(at), [kind === 'zstd' ? zstdCompressSync(bytes) : bytes, { level: 0 }]] as const,
  )
  if (kind === 'zstd')
    return zipSync({
      meta: zstdMeta,
      'collection.anki21b': [zstdCompressSync(collection), { level: 0 }],
      media: [zstdCompressSync(mediaEntries(files)), { level: 0 }],
      ...Object.fromEntries(media),
    })
  const list = Object.fromEntries(files.map((file, at) => [at, mediaFileName(file)]))
  return zipSync({
    'collection.anki2': collection,
    media: Buffer.from(JSON.stringify(list)),
    ...Object.fromEntries(media),
  })
}

/** MediaEntries: each file's name, size and SHA-1, in the order of the package's entries. */
const mediaEntries = (files: readonly MediaFile[]) =>
  writeMessage(
    files.map((file) => [
      1,
      writeMessage([
        [1, mediaFileName(file)],
        [2, file.bytes.length],
        [3, createHash('sha1').update(file.bytes).digest()],
      ]),
    ]),
  )
