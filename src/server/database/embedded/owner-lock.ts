import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Another process has the data folder. The message is a sentence for the person who starts the product. */
export class DataFolderInUse extends Error {
  constructor(dataDir: string) {
    super(
      `The data folder ${dataDir} is in use by another process. Stop that process, or set DATA_DIR to another folder.`,
    )
    this.name = 'DataFolderInUse'
  }
}

export interface OwnerLock {
  release(): void
}

/**
 * Makes this process the one owner of `dataDir`, until it ends or releases. The operating system gives the lock up when
 * the process dies, however it dies. Nothing else in this process may open and close `owner.lock`: POSIX would drop it.
 * @throws DataFolderInUse
 */
export function takeOwnership(dataDir: string): OwnerLock {
  const folder = resolve(dataDir)
  mkdirSync(folder, { recursive: true })
  const lock = new DatabaseSync(join(folder, 'owner.lock'), { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (isBusy(error)) throw new DataFolderInUse(folder)
    throw error
  }
  return { release: () => lock.close() }
}

const SQLITE_BUSY = 5

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}
