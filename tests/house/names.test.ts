import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..', '..')
const files = globSync('{src,scripts,tests}/**/*.{ts,tsx}', { cwd: root })

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
