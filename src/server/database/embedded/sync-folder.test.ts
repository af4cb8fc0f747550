import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { syncFolder } from './sync-folder.ts'

test('every file and folder is synced, a folder after what it holds', () => {
  const root = mkdtempSync(join(tmpdir(), 'revisewell-sync-'))
  mkdirSync(join(root, 'inner', 'empty'), { recursive: true })
  writeFileSync(join(root, 'a'), '1')
  writeFileSync(join(root, 'inner', 'b'), '2')
  const synced: string[] = []
  syncFolder(root, (path, kind) => synced.push(`${kind} ${relative(root, path)}`))
  expect([...synced].sort()).toEqual(['file a', 'file inner/b', 'folder ', 'folder inner', 'folder inner/empty'])
  expect(synced.at(-1)).toBe('folder ')
  expect(synced.indexOf('folder inner')).toBeGreaterThan(synced.indexOf('file inner/b'))
  expect(synced.indexOf('folder inner')).toBeGreaterThan(synced.indexOf('folder inner/empty'))
  syncFolder(root)
  rmSync(root, { recursive: true })
})
