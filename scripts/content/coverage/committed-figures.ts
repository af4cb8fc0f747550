import { readFile, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { CoverageFigures, coverageKinds } from '../../../src/domain/curriculum/coverage.ts'

/** Figures by the qualification's name, such as `gcse/biology/aqa`. */
const FiguresByName = z.record(z.string(), CoverageFigures)
export type FiguresByName = z.infer<typeof FiguresByName>

const kinds = ['statements', ...coverageKinds] as const

/** The figures that the repository promises; none where there is no such file yet. */
export async function readCommitted(file: string): Promise<FiguresByName> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}'
    throw error
  })
  return FiguresByName.parse(JSON.parse(text))
}

export const writeCommitted = (file: string, figures: FiguresByName) =>
  writeFile(file, `${JSON.stringify(figures, null, 2)}\n`)

/** What has fallen below the committed figures, one sentence each; a qualification that is not committed could fall unseen. */
export function fallsOf(committed: FiguresByName, now: FiguresByName): string[] {
  const fallen = Object.entries(committed).flatMap(([name, before]) => {
    const after = now[name]
    if (!after) return [`${name}: its map is gone`]
    return kinds
      .filter((kind) => after[kind] < before[kind])
      .map((kind) => `${name}: ${kind} fell from ${before[kind]} to ${after[kind]}`)
  })
  const unknown = Object.keys(now).filter((name) => !committed[name])
  return [...fallen, ...unknown.map((name) => `${name}: not committed yet; run npm run content -- --coverage --write`)]
}

/** The committed figures, raised to what there is now: none falls, and no qualification is dropped. */
export function raise(committed: FiguresByName, now: FiguresByName): FiguresByName {
  const names = [...new Set([...Object.keys(now), ...Object.keys(committed)])]
  return Object.fromEntries(names.map((name) => [name, highest(committed[name], now[name])]))
}

function highest(before: CoverageFigures | undefined, after: CoverageFigures | undefined): CoverageFigures {
  const most = (kind: (typeof kinds)[number]) => Math.max(before?.[kind] ?? 0, after?.[kind] ?? 0)
  return { statements: most('statements'), taught: most('taught'), asked: most('asked'), examined: most('examined') }
}
