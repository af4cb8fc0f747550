import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { hashFiles } from '../build/freshness.ts'
import { BuiltTopic } from './built-topic.ts'
import { contentCode } from './content-code.ts'

const root = path.join(import.meta.dirname, '..', '..')
const cache = path.join(root, 'node_modules', '.cache', 'topics')

const ReadTopic = z.object({
  topic: BuiltTopic,
  faults: z.array(z.string()),
  /** What the files say in words, by the section's title. */
  prose: z.array(z.tuple([z.string(), z.array(z.string())])),
})
export type ReadTopic = z.infer<typeof ReadTopic>
const KeptTopic = ReadTopic.extend({ key: z.string() })
/** What is found in a topic's file, or why it cannot be read. */
export type CheckedTopic = ReadTopic | { unreadable: string }

export type KeepTopics = (
  file: string,
  texts: readonly string[],
  read: () => Promise<CheckedTopic>,
) => Promise<CheckedTopic>

/** Keeps what was read of topics until their text or the reading code changes: parsing and drawing take most of the time. */
export async function openKeptTopics(folder = cache): Promise<KeepTopics> {
  const code = await hashFiles(root, contentCode)
  await mkdir(folder, { recursive: true })
  return async (file, texts, read) => {
    const key = createHash('sha256')
      .update([code, file, ...texts].join('\0'))
      .digest('hex')
    const place = path.join(folder, `${file.replaceAll('/', '--')}.json`)
    const kept = await readKept(place)
    if (kept?.key === key) return { topic: kept.topic, faults: kept.faults, prose: kept.prose }
    const fresh = await read()
    if ('unreadable' in fresh) return fresh
    // Another process may do the same: nobody reads half a file.
    const half = `${place}.${process.pid}`
    await writeFile(half, JSON.stringify({ key, ...fresh }))
    await rename(half, place)
    return fresh
  }
}

async function readKept(place: string): Promise<z.infer<typeof KeptTopic> | undefined> {
  try {
    return KeptTopic.safeParse(JSON.parse(await readFile(place, 'utf8'))).data
  } catch {
    return undefined
  }
}
