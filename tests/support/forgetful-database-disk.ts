import { fstatSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

interface Write {
  at: number
  bytes: Buffer
}

interface KeptFile {
  safe: Buffer
  /** Written and not yet synced, oldest first. */
  unsafe: Write[]
}

/** What is left of one unsynced write when the power goes: a probability between 0 and 1 that decides each disk sector. */
export type Chance = () => number

const SECTOR = 512

/**
 * A shadow of a folder that knows what a power cut would leave of it, by the promises of a journalling file system:
 * what was written to a file is safe once that file was synced, and until then any of its sectors may be there or not;
 * changes of names and sizes are safe, in their order, with the next sync of anything.
 */
export class ForgetfulDisk {
  readonly #root: string
  readonly #fileOf = new Map<number, KeptFile>()
  readonly #names = new Map<string, KeptFile | 'folder'>()
  #journal: (() => void)[] = []
  syncs = 0
  /** Called after each change, with the number of changes so far. */
  onChange: (changes: number) => void = () => undefined
  #changes = 0

  constructor(root: string) {
    this.#root = root
    for (const entry of readdirSync(root, { withFileTypes: true, recursive: true })) {
      const path = join(entry.parentPath, entry.name)
      if (entry.isDirectory()) this.#names.set(path, 'folder')
      else this.#names.set(path, this.#track(path, readFileSync(path)))
    }
  }

  write(descriptor: number, at: number, bytes: Buffer): void {
    this.#file(fstatSync(descriptor).ino).unsafe.push({ at, bytes })
    this.#changed()
  }

  sync(descriptor: number): void {
    this.syncs += 1
    for (const change of this.#journal) change()
    this.#journal = []
    const file = this.#fileOf.get(fstatSync(descriptor).ino)
    if (file) {
      for (const write of file.unsafe) put(file, write)
      file.unsafe = []
    }
    this.#changed()
  }

  create(path: string): void {
    const made = statSync(path).isDirectory() ? 'folder' : this.#track(path, Buffer.alloc(0))
    this.#changeNames(() => this.#names.set(path, made))
  }

  resize(inode: number, size: number): void {
    const file = this.#file(inode)
    file.unsafe = file.unsafe.filter(({ at, bytes }) => at + bytes.length <= size)
    this.#changeNames(() => {
      const kept = Buffer.alloc(size)
      file.safe.copy(kept, 0, 0, size)
      file.safe = kept
    })
  }

  rename(from: string, to: string): void {
    this.#changeNames(() => {
      const moved = Array.from(this.#names).filter(([path]) => path === from || path.startsWith(`${from}/`))
      for (const [path, kept] of moved) {
        this.#names.delete(path)
        this.#names.set(to + path.slice(from.length), kept)
      }
    })
  }

  remove(path: string): void {
    this.#changeNames(() => this.#names.delete(path))
  }

  /** Writes into the new folder `target` what the disk would hold if the power went now. */
  cutPower(target: string, chance: Chance): void {
    mkdirSync(target, { recursive: true, mode: 0o700 })
    for (const [path, kept] of this.#names) {
      const copy = join(target, relative(this.#root, path))
      if (kept === 'folder') mkdirSync(copy, { recursive: true })
      else {
        mkdirSync(dirname(copy), { recursive: true })
        writeFileSync(copy, survivorOf(kept, chance))
      }
    }
  }

  #changeNames(change: () => void): void {
    this.#journal.push(change)
    this.#changed()
  }

  #changed(): void {
    this.#changes += 1
    this.onChange(this.#changes)
  }

  #track(path: string, safe: Buffer): KeptFile {
    const file: KeptFile = { safe, unsafe: [] }
    this.#fileOf.set(statSync(path).ino, file)
    return file
  }

  #file(inode: number): KeptFile {
    const file = this.#fileOf.get(inode)
    if (!file) throw new Error('A file was written that was never created.')
    return file
  }
}

function put(file: KeptFile, { at, bytes }: Write): void {
  const end = at + bytes.length
  if (end > file.safe.length) file.safe = Buffer.concat([file.safe, Buffer.alloc(end - file.safe.length)])
  bytes.copy(file.safe, at)
}

function survivorOf(file: KeptFile, chance: Chance): Buffer {
  const survivor: KeptFile = { safe: Buffer.from(file.safe), unsafe: [] }
  for (const { at, bytes } of file.unsafe) {
    for (let start = 0; start < bytes.length; ) {
      const end = Math.min(bytes.length, start + SECTOR - ((at + start) % SECTOR))
      if (chance() < 0.5) put(survivor, { at: at + start, bytes: bytes.subarray(start, end) })
      start = end
    }
  }
  return survivor.safe
}
