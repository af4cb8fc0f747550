import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

const root = path.join(import.meta.dirname, '..', '..')
const names = z.record(z.string(), z.string())
const { dependencies, devDependencies, imports } = z
  .object({ dependencies: names, devDependencies: names, imports: names })
  .parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')))

/** Where what runs begins; the rest follows from imports and from the processes that are started. */
const entries = [
  'src/start.ts',
  'src/web/entry.server.tsx',
  'src/web/root.tsx',
  'scripts/make-admin.ts',
  'scripts/reset-second-steps.ts',
  'scripts/move-to-postgres.ts',
  'scripts/restore.ts',
]

/** Read by the build alone, which has every package. */
const routes = path.join(root, 'src/web/routes.ts')

/** Imported modules, and files that a process of their own is made of; types are gone when it runs. */
function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8').replaceAll(/^\s*(?:(?:import|export) type|\/\/|\*) .*$/gm, '')
  const imported = source.matchAll(/\b(?:from|import)\s*\(?\s*['"]([@#./\w-]+)['"]/g)
  const started = source.matchAll(/(?<!Worker\()new URL\(\s*['"]([./\w-]+\.ts)['"]/g)
  return [
    ...[...imported].map(([, name = '']) => name),
    ...[...started].map(([, name = '']) => (name.startsWith('.') ? name : `./${name}`)),
  ]
}

function fileOf(specifier: string, from: string): string | undefined {
  if (specifier.startsWith('#')) {
    const [prefix = ''] = Object.keys(imports).filter((key) => specifier.startsWith(key.replace('*', '')))
    const target = imports[prefix]?.replace('*', specifier.slice(prefix.length - 1))
    return target && path.join(root, target)
  }
  return specifier.startsWith('.') ? path.join(path.dirname(from), specifier) : undefined
}

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** Pictures are put into the pages by the build; a path is no package. */
const isNoPackage = (specifier: string) => isBuiltin(specifier) || /^\/|\.svg$/.test(specifier)

/** A package that is named in quotes in some other way, to load a font or other file of it. */
const filesOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/['"`](@?[a-z][\w./-]*)/g)].flatMap(([, named = '']) => {
    const name = packageOf(named)
    return name in dependencies || name in devDependencies ? [name] : []
  })

/** The packages that are imported from anywhere that is reached, each with a file that does. */
function reachedPackages(from: readonly string[]): Map<string, string> {
  const packages = new Map<string, string>()
  const waiting = from.map((file) => path.join(root, file))
  const seen = new Set(waiting)
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    for (const name of filesOf(file)) packages.set(name, path.relative(root, file))
    for (const specifier of importsOf(file)) {
      const next = fileOf(specifier, file)
      if (next === undefined) {
        const name = packageOf(specifier)
        if (!isNoPackage(specifier)) packages.set(name, path.relative(root, file))
      } else if (next !== routes && /\.tsx?$/.test(next) && existsSync(next) && !seen.has(next)) {
        seen.add(next)
        waiting.push(next)
      }
    }
  }
  return packages
}

describe('what the product needs when it runs', () => {
  const reached = reachedPackages(entries)

  test('is found, also in the processes of their own', () => {
    for (const name of [
      '@expo-google-fonts/atkinson-hyperlegible-next',
      'hono',
      'pg',
      'ws',
      'pdfkit',
      'fast-xml-parser',
      'htmlparser2',
      'react-router',
    ])
      expect([...reached.keys()]).toContain(name)
  })

  test('is a dependency, so that it is there after npm ci --omit=dev', () => {
    const missing = [...reached].filter(([name]) => !(name in dependencies))
    expect(missing).toEqual([])
  })
})

test('what the bundled server leaves in its packages is a dependency', () => {
  const folder = path.join(root, 'build', 'server')
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'))
  expect(scripts).toEqual(expect.arrayContaining(['start.js', 'set-file-process.js', 'quiz-file-process.js']))
  const left = scripts.flatMap((script) => {
    const code = readFileSync(path.join(folder, script), 'utf8')
    const imported = code.matchAll(/(?:^import(?: [^;'"]* from)? ?|\bimport\(|\brequire\w*\()"([@\w][\w./-]*)"/gm)
    return [...imported].map(([, name = '']) => packageOf(name)).filter((name) => !isBuiltin(name))
  })
  expect(new Set(left)).toContain('@electric-sql/pglite')
  expect([...new Set(left)].filter((name) => !(name in dependencies))).toEqual([])
})

/** Brought in by what is no import: a command, a peer of another package, or types. */
const usedOtherwise = ['@biomejs/biome', '@redocly/cli', 'oxlint', 'typescript', 'react-dom', 'drizzle-kit']

describe('what package.json lists', () => {
  test('is used somewhere', () => {
    const folders = ['src', 'scripts', 'tests']
    const files = folders.flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(?:tsx?|mjs|css)$/.test(file))
        .map((file) => path.join(root, folder, file)),
    )
    const configured = readdirSync(root)
      .filter((file) => file.endsWith('.config.ts'))
      .map((file) => path.join(root, file))
    const text = [...files, ...configured].map((file) => readFileSync(file, 'utf8')).join('\n')
    const isUsed = (name: string) =>
      ["'", '"', '`'].some((quote) => [quote, '/'].some((end) => text.includes(`${quote}${name}${end}`)))
    const unused = Object.keys({ ...dependencies, ...devDependencies }).filter(
      (name) => !usedOtherwise.includes(name) && name !== '@types/node' && !isUsed(name.replace('@types/', '')),
    )
    expect(unused).toEqual([])
  })
})
