import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Mail } from '#contract/accounts.ts'
import type { Deliver } from './mailer.ts'

export interface Outbox {
  deliver: Deliver
  /** Newest first. */
  list(): Promise<Mail[]>
}

const KEPT = 500

/** Where mail goes without SMTP: one JSON file per mail, named by its time; the newest 500 are kept. */
export function openOutbox({ folder, now }: { folder: string; now: () => Date }): Outbox {
  let sent = 0

  /** Oldest first: a name starts with the time, then the order within the same millisecond. */
  async function fileNames(): Promise<string[]> {
    const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    })
    return names.filter((name) => name.endsWith('.json')).sort()
  }

  return {
    async deliver({ key, ...mail }) {
      const sentAt = now().toISOString()
      const order = String(sent++).padStart(9, '0')
      const unique = key === undefined ? randomUUID() : createHash('sha256').update(key).digest('hex').slice(0, 32)
      if (key !== undefined && (await fileNames()).some((name) => name.endsWith(`-${unique}.json`))) return
      const id = `${sentAt.replaceAll(':', '-')}-${order}-${unique}`
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // Renamed when it is whole, so that a reader never meets half a mail.
      const draft = path.join(folder, `${id}.draft`)
      try {
        await writeFile(draft, JSON.stringify({ id, sentAt, ...mail } satisfies Mail, null, 2), { mode: 0o600 })
        await rename(draft, path.join(folder, `${id}.json`))
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      const names = await fileNames()
      for (const name of names.slice(0, Math.max(0, names.length - KEPT)))
        await rm(path.join(folder, name), { force: true })
    },
    async list() {
      const mails = await Promise.all(
        (await fileNames()).reverse().map(async (name) => {
          const text = await readFile(path.join(folder, name), 'utf8').catch(() => null)
          return text === null ? [] : [Mail.parse(JSON.parse(text))]
        }),
      )
      return mails.flat()
    },
  }
}
