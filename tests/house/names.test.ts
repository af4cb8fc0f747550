import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..', '..')
const files = globSync('{src,scripts,tests}/**/*.{ts,tsx}', { cwd: root })

test('every file that the documents name is there', () => {
  const documents = [...globSync('docs/**/*.md', { cwd: root }), 'README.md']
  const names = new Set(files.map((file) => path.basename(file)))
  const missing = documents.flatMap((document) => {
    const named = readFileSync(path.join(root, document), 'utf8').matchAll(/`([\w./-]+\.tsx?)`/g)
    return [...named].flatMap(([, name = '']) => (names.has(path.basename(name)) ? [] : [`${document}: ${name}`]))
  })
  expect(missing).toEqual([])
})

test('what one file exports is called the same wherever it is imported', () => {
  expect(files.length).toBeGreaterThan(1000)
  const renamed = files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8')
    // Packages' names are not ours to choose.
    const imports = text.matchAll(/^import (?:type )?\{([^}]*)\} from '(?:#|\.)/gm)
    return [...imports].flatMap(([, names = '']) => names.match(/\w+ as \w+/g) ?? []).map((name) => `${file}: ${name}`)
  })
  expect(renamed).toEqual([])
})
