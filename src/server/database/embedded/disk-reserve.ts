import { closeSync, fsyncSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** Enough for a new segment of the write-ahead log and a checkpoint, which PostgreSQL can't do without. */
export const RESERVE_BYTES = 32 * 1024 * 1024

const PIECE = Buffer.alloc(1024 * 1024)

export interface DiskReserveOptions {
  folder: string
  /** How much is kept, and how little free space counts as a full disk. Default: `RESERVE_BYTES`. */
  bytes?: number
  freeBytes?: (folder: string) => number
  /** Milliseconds, rising: free space is asked for once a second. */
  clock?: () => number
}

/**
 * Space that is kept back for a full disk, in a file beside the database. While the disk is full nothing new is taken in; what was
 * begun is finished in the space that was kept.
 */
export class DiskReserve {
  readonly #file: string
  readonly #folder: string
  readonly #bytes: number
  readonly #freeBytes: (folder: string) => number
  readonly #clock: () => number
  #full = false
  #kept = false
  #askAt = Number.NEGATIVE_INFINITY

  constructor({
    folder,
    bytes = RESERVE_BYTES,
    freeBytes = bytesFree,
    clock = () => performance.now(),
  }: DiskReserveOptions) {
    this.#folder = folder
    this.#file = join(folder, 'reserve')
    this.#bytes = bytes
    this.#freeBytes = freeBytes
    this.#clock = clock
  }

  get isFull(): boolean {
    return this.#full
  }

  /** Looks at the disk, at most once a second, and keeps space back as soon as there is enough. */
  check(): boolean {
    const now = this.#clock()
    if (now < this.#askAt) return this.#full
    this.#askAt = now + 1000
    if (this.#kept) this.#full = this.#freeBytes(this.#folder) < this.#bytes
    // Twice as much: what is kept now must not make the disk full.
    else this.#full = this.#freeBytes(this.#folder) < 2 * this.#bytes || !this.#keep()
    return this.#full
  }

  /** Gives back what was kept, when a write found no space. True when it may be tried again. */
  release(): boolean {
    this.#full = true
    if (!this.#kept) return false
    this.#kept = false
    rmSync(this.#file, { force: true })
    return true
  }

  #keep(): boolean {
    let handle: number | undefined
    try {
      handle = openSync(this.#file, 'w', 0o600)
      for (let written = 0; written < this.#bytes; ) written += writeSync(handle, PIECE)
      // Only what has reached the disk has its place there.
      fsyncSync(handle)
      this.#kept = true
    } catch {
      rmSync(this.#file, { force: true })
    } finally {
      if (handle !== undefined) closeSync(handle)
    }
    return this.#kept
  }
}

function bytesFree(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}
