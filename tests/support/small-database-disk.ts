import { DiskReserve } from '#server/database/embedded/disk-reserve.ts'
import { DurableFiles, NO_SPACE } from '#server/database/embedded/embedded-files.ts'

type Write = (file: unknown, from: Uint8Array, offset: number, length: number, position: number) => number

/** A disk with so much free space, in bytes, whose writes fail once it is used up. */
export interface SmallDisk {
  free: number
}

/** The embedded database's files on a disk that can be full; each byte written counts, also over another one. */
export class SmallDiskFiles extends DurableFiles {
  readonly #disk: SmallDisk

  constructor(folder: string, disk: SmallDisk) {
    super(folder)
    this.#disk = disk
  }

  override async init(...[pglite, options]: Parameters<DurableFiles['init']>): ReturnType<DurableFiles['init']> {
    const { emscriptenOpts } = await super.init(pglite, options)
    const limit = (module: { NODEFS: { stream_ops: { write: Write } } }) => {
      const { stream_ops: streams } = module.NODEFS
      const { write } = streams
      streams.write = (file, from, offset, length, position) => {
        if (length > this.#disk.free)
          throw Object.assign(new Error('no space'), { name: 'ErrnoError', errno: NO_SPACE })
        this.#disk.free -= length
        return write(file, from, offset, length, position)
      }
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [limit, ...(emscriptenOpts.preRun ?? [])] } }
  }
}

/** Keeps part of a small disk back. Each look at the disk counts as a second later. */
export class SmallDiskReserve extends DiskReserve {
  readonly #disk: SmallDisk
  readonly #bytes: number

  constructor(folder: string, { disk, bytes }: { disk: SmallDisk; bytes: number }) {
    let now = 0
    super({ folder, bytes, freeBytes: () => disk.free, clock: () => (now += 1000) })
    this.#disk = disk
    this.#bytes = bytes
  }

  override release(): boolean {
    const released = super.release()
    if (released) this.#disk.free += this.#bytes
    return released
  }
}
