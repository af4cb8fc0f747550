import { globSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { circlesOf, runTimeImports } from '#tests/support/run-time-imports.ts'

const root = path.join(import.meta.dirname, '..', '..')
const source = path.join(root, 'src')

/** A folder of a layer with all that is in it; a file that is in none is a room of its own. */
const roomOf = (file: string) => (file.includes('/') ? file.slice(0, file.indexOf('/')) : file)

describe('each folder has its floor', () => {
  test.each(['domain', 'contract', 'server', 'web'])('no folders of src/%s import each other in a circle', (layer) => {
    const imports = runTimeImports(path.join(source, layer))
    expect(imports.size).toBeGreaterThan(50)
    expect(circlesOf(imports, roomOf)).toEqual([])
  })

  test('a circle would be found, however long, and told apart from another', () => {
    const imports = new Map([
      ['sets/a.ts', ['sets/b.ts', 'content/a.ts']],
      ['content/a.ts', ['classes/a.ts']],
      ['classes/a.ts', ['sets/b.ts', 'database/a.ts']],
      ['sets/b.ts', []],
      ['quizzes/a.ts', ['games/a.ts']],
      ['games/a.ts', ['quizzes/b.ts', 'sets/a.ts']],
      ['tutor/a.ts', ['sets/a.ts']],
    ])
    expect(circlesOf(imports, roomOf)).toEqual([
      ['classes', 'content', 'sets'],
      ['games', 'quizzes'],
    ])
  })

  test('what is imported when it runs is read, and types are not', () => {
    const imports = runTimeImports(path.join(source, 'server'))
    expect(imports.get('classes/joining/add-email.ts')).toContain('accounts/account-mails.ts')
    expect(imports.get('set-files/run-set-file-task.ts')).toContain('set-files/set-file-process.ts')
    expect(imports.get('quizzes/questions/question-store.ts')).not.toContain('database/database.ts')
  })
})

/** What crosses the wire, one file for each feature's calls: as many as there are. */
const flat = 'src/contract'

/** The most files of a folder; beyond it, it has folders named for what is done in them. */
const MOST_FILES = 30

/** Folders that held more before there was a limit, and how many: these may only fall. */
const larger = new Map([
  ['src/domain/study', 39],
  ['src/web/study', 38],
])

describe('a folder is small enough to be looked over', () => {
  const counts = new Map<string, number>()
  for (const file of globSync('src/**/*.*', { cwd: root, exclude: ['src/server/database/migrations/**'] })) {
    const folder = path.dirname(file)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }

  test(`no folder of src holds more than ${MOST_FILES} files`, () => {
    const over = [...counts].filter(([folder, count]) => folder !== flat && count > (larger.get(folder) ?? MOST_FILES))
    expect(Object.fromEntries(over)).toEqual({})
  })

  test('a folder that has become small enough is no longer an exception', () => {
    const small = [...larger.keys()].filter((folder) => (counts.get(folder) ?? 0) <= MOST_FILES)
    expect(small).toEqual([])
  })
})
