import { createHash } from 'node:crypto'
import type { MediaFile } from './media-file.ts'

const ascii = (bytes: Uint8Array, from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1')

/** How each known kind of file begins. SVG is not among them: it can hold scripts. */
const kinds: { type: string; extension: string; matches: (bytes: Uint8Array) => boolean }[] = [
  { type: 'image/png', extension: 'png', matches: (bytes) => ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n' },
  { type: 'image/jpeg', extension: 'jpg', matches: (bytes) => ascii(bytes, 0, 3) === '\xff\xd8\xff' },
  { type: 'image/gif', extension: 'gif', matches: (bytes) => /^GIF8[79]a/.test(ascii(bytes, 0, 6)) },
  { type: 'image/webp', extension: 'webp', matches: (bytes) => /^RIFF.{4}WEBP/s.test(ascii(bytes, 0, 12)) },
  { type: 'audio/wav', extension: 'wav', matches: (bytes) => /^RIFF.{4}WAVE/s.test(ascii(bytes, 0, 12)) },
  { type: 'audio/ogg', extension: 'ogg', matches: (bytes) => ascii(bytes, 0, 4) === 'OggS' },
  { type: 'audio/flac', extension: 'flac', matches: (bytes) => ascii(bytes, 0, 4) === 'fLaC' },
  { type: 'audio/webm', extension: 'webm', matches: (bytes) => ascii(bytes, 0, 4) === '\x1aE\xdf\xa3' },
  {
    type: 'audio/mp4',
    extension: 'm4a',
    matches: (bytes) => /^.{4}ftyp(?:M4A|mp4|iso|dash)/s.test(ascii(bytes, 0, 12)),
  },
  {
    type: 'audio/mpeg',
    extension: 'mp3',
    matches: (bytes) =>
      ascii(bytes, 0, 3) === 'ID3' ||
      (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2 && ((bytes[2] ?? 0xf0) & 0xf0) !== 0xf0),
  },
]

/** What a file is by what it holds, whatever it is called; null for anything but a picture or sound of a known kind. */
export function detectMedia(bytes: Uint8Array): MediaFile | null {
  const kind = kinds.find(({ matches }) => matches(bytes))
  if (!kind) return null
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  return { id, type: kind.type, bytes }
}

export const isImage = ({ type }: Pick<MediaFile, 'type'>) => type.startsWith('image/')

/** A name for a file outside the product. */
export function mediaFileName({ id, type }: Pick<MediaFile, 'id' | 'type'>): string {
  return `${id}.${kinds.find((kind) => kind.type === type)?.extension ?? 'bin'}`
}
