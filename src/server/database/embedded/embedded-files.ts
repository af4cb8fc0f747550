import { existsSync, fsyncSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { syncFolder, syncPath } from './sync-folder.ts'

/** How PGlite must start for a commit to wait for the disk: it comes with `-F`, which turns every fsync off. */
export const durableStartParams: string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  // The file system below has no fdatasync: PGlite answers that call without doing anything.
  'wal_sync_method=fsync',
  '-c',
  // PostgreSQL's own default of 128 MB is filled with zeros at the start. What does not fit is in the system's file cache.
  'shared_buffers=16MB',
]

interface OpenFile {
  /** The operating system's file descriptor. */
  readonly nfd: number
}

type Write = (file: OpenFile, ...what: [from: Uint8Array, offset: number, length: number, position: number]) => number

/** What this file uses of Emscripten's Node file system; it has no fsync of its own, so PostgreSQL's would do nothing. */
interface NodeFileSystem {
  tryFSOperation?: (operation: () => void) => void
  stream_ops?: { fsync?: (file: OpenFile) => number; write?: Write }
}

/** PGlite's files in a folder, with an fsync that reaches the disk. Relies on the internals of the pinned version. */
export class DurableFiles extends NodeFS {
  readonly #fsync: (descriptor: number) => void

  /** Called when a write found no space; true when there may be some now. */
  onNoSpace: () => boolean = () => false

  constructor(folder: string, fsync: (descriptor: number) => void = (descriptor) => fsyncSync(descriptor)) {
    super(folder)
    this.#fsync = fsync
  }

  override async init(...[pglite, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options)
    const addFsync = (module: { NODEFS: NodeFileSystem }) => {
      const { tryFSOperation, stream_ops: streams } = module.NODEFS
      const write = streams?.write
      if (!tryFSOperation || !streams || !write)
        throw new Error('This version of PGlite keeps its files in a way not known here.')
      streams.fsync = (file) => {
        tryFSOperation(() => this.#fsync(file.nfd))
        return 0
      }
      streams.write = (...what) => {
        try {
          return write(...what)
        } catch (error) {
          if (!isNoSpace(error) || !this.onNoSpace()) throw error
          return write(...what)
        }
      }
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } }
  }
}

/** Emscripten tells an error of the disk by WASI's number alone. */
export const NO_SPACE = 51
const OVER_QUOTA = 19

const isNoSpace = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'errno' in error &&
  (error.errno === NO_SPACE || error.errno === OVER_QUOTA)

/**
 * Leaves a folder that PGlite can open: created whole or not at all, and safe on disk before its first use.
 * Only the owner of the data folder may call it.
 * @param create makes a new database in the folder it is given and closes it
 */
export async function prepareFolder(dataDir: string, create: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(dataDir, 'database')
  if (existsSync(folder)) {
    // What a killed process left: PostgreSQL would take it for a running one.
    rmSync(join(folder, 'postmaster.pid'), { force: true })
    return folder
  }
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  // PGlite makes its files readable by everyone: the folder has to keep others out.
  mkdirSync(unfinished, { mode: 0o700 })
  await create(unfinished)
  syncFolder(unfinished)
  renameSync(unfinished, folder)
  syncPath(dataDir, 'folder')
  return folder
}
