import { createHash } from 'node:crypto'
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Whether the files below `inputs`, but for those whose names match `without`, are those for which `stamp` was last written. */
export async function isFresh(
  stamp: string,
  root: string,
  inputs: string[],
  without?: RegExp,
): Promise<{ yes: boolean; hash: string }> {
  const now = await hashFiles(root, inputs, without)
  const before = await readFile(stamp, 'utf8').catch(() => '')
  return { yes: before === now, hash: now }
}

/** One hash of the names and contents of all files below `inputs`, but for those whose names match `without`. */
export async function hashFiles(root: string, inputs: readonly string[], without?: RegExp): Promise<string> {
  const hash = createHash('sha256')
  const files: string[] = []
  for await (const file of glob(
    inputs.flatMap((input) => [input, `${input}/**/*.*`]),
    { cwd: root },
  ))
    if (!without?.test(file)) files.push(file)
  for (const file of files.sort()) {
    const bytes = await readFile(path.join(root, file)).catch(() => null)
    if (bytes) hash.update(`${file}\0${bytes.length}\0`).update(bytes)
  }
  return hash.digest('hex')
}

export async function markFresh(stamp: string, hash: string): Promise<void> {
  await mkdir(path.dirname(stamp), { recursive: true })
  await writeFile(stamp, hash)
}
