import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Makes every file and folder under `folder`, and itself, survive a power cut. */
export function syncFolder(folder: string, sync: (path: string, kind: 'file' | 'folder') => void = syncPath): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) syncFolder(path, sync)
    else if (entry.isFile()) sync(path, 'file')
  }
  sync(folder, 'folder')
}

/** Makes what a file holds, or the names in a folder, survive a power cut. */
export function syncPath(path: string, kind: 'file' | 'folder'): void {
  const onWindows = process.platform === 'win32'
  // Windows has no handle for a folder and keeps names by itself.
  if (onWindows && kind === 'folder') return
  // Windows refuses to sync a file that is open for reading only.
  const handle = openSync(path, onWindows ? 'r+' : 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
