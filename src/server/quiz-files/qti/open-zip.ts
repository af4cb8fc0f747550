import { unzipSync } from 'fflate'
import { quizLimits } from '#domain/quizzes/quiz-limits.ts'
import { UnreadableFile } from '../../files/file-content.ts'

/** More than this many times its packed size is a trap rather than a file. */
const MOST_RATIO = 250
const RATIO_COUNTS_FROM = 1024 * 1024

/** The files of a package, looked over before any is unpacked. */
export interface OpenZip {
  names: string[]
  /** A file's bytes; null when it is not there. */
  read(name: string): Uint8Array | null
}

/** @throws {UnreadableFile} with a sentence for the file's owner, for what is no zip, broken, or a trap. */
export function openZip(bytes: Uint8Array): OpenZip {
  const sizes = new Map<string, number>()
  let total = 0
  try {
    unzipSync(bytes, {
      filter({ name, size, originalSize }) {
        total += originalSize
        if (sizes.size >= quizLimits.importEntries || total > quizLimits.importUnpacked)
          throw new UnreadableFile('That package is too large when it is unpacked.')
        if (originalSize > RATIO_COUNTS_FROM && originalSize > size * MOST_RATIO)
          throw new UnreadableFile('That package is packed in a way that no quiz would need.')
        sizes.set(name, originalSize)
        return false
      },
    })
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('That is no zip package, or it arrived broken.')
  }
  return {
    names: [...sizes.keys()],
    read(name) {
      if (!sizes.has(name)) return null
      try {
        // Unpacked into as much room as the entry says that it needs, and never into more.
        return unzipSync(bytes, { filter: (entry) => entry.name === name })[name] ?? null
      } catch {
        throw new UnreadableFile('A file in that package is broken.')
      }
    },
  }
}
