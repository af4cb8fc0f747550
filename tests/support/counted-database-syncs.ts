import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

/** How often files were really synced to disk, by anyone in this process, while `work` ran. */
export async function countSyncs(work: () => unknown): Promise<number> {
  const { fsyncSync } = fs
  let syncs = 0
  fs.fsyncSync = (descriptor) => {
    fsyncSync(descriptor)
    syncs += 1
  }
  syncBuiltinESMExports()
  try {
    await work()
  } finally {
    fs.fsyncSync = fsyncSync
    syncBuiltinESMExports()
  }
  return syncs
}
