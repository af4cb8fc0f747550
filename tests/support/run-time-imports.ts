import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

const isTest = (file: string) => /\.test\.tsx?$/.test(file)

/** What each file of a layer imports of the same layer when it runs, types aside; paths from the layer's folder. Tests are left out. */
export function runTimeImports(layerFolder: string): Map<string, string[]> {
  const layer = path.basename(layerFolder)
  const files = globSync('**/*.{ts,tsx}', { cwd: layerFolder }).filter((file) => !isTest(file))
  return new Map(
    files.map((file) => {
      const source = readFileSync(path.join(layerFolder, file), 'utf8')
      const targets = specifiersOf(file, source).flatMap((specifier) => {
        const target = resolveIn({ layer, file, specifier })
        return target !== null && existsSync(path.join(layerFolder, target)) ? [target] : []
      })
      return [file, targets]
    }),
  )
}

/** All files of the repository that a file loads when it runs, itself first; paths from the root. */
export function importedFrom(root: string, entry: string): string[] {
  const found = new Set([entry])
  for (const file of found) {
    const source = readFileSync(path.join(root, file), 'utf8')
    for (const specifier of specifiersOf(file, source)) {
      const target = specifier.startsWith('#')
        ? specifier.replace(/^#tests/, 'tests').replace(/^#/, 'src/')
        : specifier.startsWith('.') && path.join(path.dirname(file), specifier)
      if (target && existsSync(path.join(root, target))) found.add(target)
    }
  }
  return [...found]
}

function specifiersOf(file: string, source: string): string[] {
  const { module } = parseSync(file, source)
  const isKept = (entries: readonly { isType: boolean }[]) =>
    entries.length === 0 || entries.some((entry) => !entry.isType)
  const imported = module.staticImports
    .filter(({ entries }) => isKept(entries))
    .map((found) => found.moduleRequest.value)
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ isType, moduleRequest }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
  )
  const late = module.dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1))
  // A process of its own is started from a file.
  const started = [...source.matchAll(/new URL\(\s*'([./\w-]+\.ts)'/g)].map(([, name = '']) =>
    name.startsWith('.') ? name : `./${name}`,
  )
  return [...imported, ...exported, ...late, ...started]
}

function resolveIn({ layer, file, specifier }: { layer: string; file: string; specifier: string }): string | null {
  if (specifier.startsWith(`#${layer}/`)) return specifier.slice(layer.length + 2)
  if (!specifier.startsWith('.')) return null
  const target = path.join(path.dirname(file), specifier)
  return target.startsWith('..') ? null : target
}

/** The sets of folders that can reach each other, each in the order of their names: none where every folder has its floor. */
export function circlesOf(
  imports: ReadonlyMap<string, readonly string[]>,
  folderOf: (file: string) => string,
): string[][] {
  const reached = new Map<string, Set<string>>()
  for (const [file, targets] of imports) {
    const from = folderOf(file)
    const known = reached.get(from) ?? new Set()
    for (const to of targets.map(folderOf)) if (to !== from) known.add(to)
    reached.set(from, known)
  }
  // What is reached through each folder in turn, as Warshall has it.
  for (const [through, beyond] of reached)
    for (const known of reached.values()) if (known.has(through)) for (const to of beyond) known.add(to)
  const inCircle = [...reached].filter(([folder, known]) => known.has(folder)).map(([folder]) => folder)
  const circles = Map.groupBy(inCircle, (folder) =>
    inCircle
      .filter((other) => reached.get(folder)?.has(other) && reached.get(other)?.has(folder))
      .toSorted()
      .join(' '),
  )
  return [...circles.keys()].map((names) => names.split(' '))
}
