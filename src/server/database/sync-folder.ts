import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Makes every file and folder under `folder`, and itself, survive a power cut. */
export function syncFolder(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) syncFolder(path)
    else if (entry.isFile()) syncFile(path)
  }
  syncFolderEntries(folder)
}

/** Makes the names in `folder` survive a power cut, not what the files hold. */
export function syncFolderEntries(folder: string): void {
  // Windows has no handle for a folder and keeps names by itself.
  if (process.platform !== 'win32') sync(folder, 'r')
}

function syncFile(path: string): void {
  // Windows refuses to sync a file that is open for reading only.
  sync(path, process.platform === 'win32' ? 'r+' : 'r')
}

function sync(path: string, flags: string): void {
  const handle = openSync(path, flags)
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
