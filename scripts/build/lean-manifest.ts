import { glob, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

const BEGINS = 'window.__reactRouterManifest='

const Manifest = z.looseObject({
  entry: z.looseObject({ module: z.string() }),
  routes: z.record(z.string(), z.looseObject({ id: z.string(), module: z.string() })),
})
/** What the router reads only where it renders the page, or nowhere. */
const ofTheServer = ['imports', 'hasDefaultExport']

/**
 * The router's list of every screen as every page loads it, without what no browser reads: flags that are false, which
 * an absent one says too, empty lists, and which files each screen imports, which only the rendered page's preloads and
 * `<Link prefetch>` are made of. Half of its bytes.
 * @throws {Error} when it is not the script that the router is known to write.
 */
export function leanManifest(script: string): string {
  if (!script.startsWith(BEGINS) || !script.endsWith(';')) throw new Error('This is no list of screens of the router.')
  const { entry, routes, ...rest } = Manifest.parse(JSON.parse(script.slice(BEGINS.length, -1)))
  const lean = Object.entries(routes).map(([id, route]) => [
    id,
    Object.fromEntries(Object.entries(route).filter(isRead)),
  ])
  // The router adds to the entry's own imports, also where there are none.
  const manifest = { ...rest, entry: { ...entry, imports: [] }, routes: Object.fromEntries(lean) }
  return `${BEGINS}${JSON.stringify(manifest)};`
}

function isRead([name, value]: [string, unknown]): boolean {
  return value !== false && !(Array.isArray(value) && value.length === 0) && !ofTheServer.includes(name)
}

/** Makes the list lean in a web build's client folder. */
export async function writeLeanManifest(client: string): Promise<void> {
  for await (const file of glob('assets/manifest-*.js', { cwd: client })) {
    const whole = path.join(client, file)
    await writeFile(whole, leanManifest(await readFile(whole, 'utf8')))
  }
}
