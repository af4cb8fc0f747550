import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..', '..')
const rules = ['.oxlintrc.json', 'biome.json', 'package.json', 'tsconfig.base.json', 'scripts/lint']
let house: string

/** A house with the project's own rules and nothing in it, so that a forbidden line stands alone. */
beforeEach(() => {
  house = mkdtempSync(path.join(tmpdir(), 'revisewell-house-'))
  for (const rule of rules) cpSync(path.join(root, rule), path.join(house, rule), { recursive: true })
  for (const layer of ['domain', 'contract', 'server', 'web'])
    cpSync(path.join(root, 'src', layer, 'tsconfig.json'), path.join(house, 'src', layer, 'tsconfig.json'))
  symlinkSync(path.join(root, 'node_modules'), path.join(house, 'node_modules'))
  spawnSync('git', ['init', '--quiet'], { cwd: house })
})
afterEach(() => rmSync(house, { recursive: true }))

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(house, file)), { recursive: true })
  writeFileSync(path.join(house, file), text)
}
const run = (tool: string, args: string[]) => {
  const done = spawnSync(path.join(root, 'node_modules', '.bin', tool), args, {
    cwd: house,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return { failed: done.status !== 0, said: done.stdout + done.stderr }
}
const target = 'export const target = 1\n'

describe('the linter holds the borders', () => {
  test.each([
    ['src/domain/rule.ts', '#contract/target.ts'],
    ['src/domain/rule.ts', '../server/target.ts'],
    ['src/domain/rule.ts', 'hono'],
    ['src/domain/rule.ts', 'node:fs'],
    ['src/domain/rule.ts', 'pino'],
    ['src/contract/call.ts', '#server/target.ts'],
    ['src/contract/call.ts', 'drizzle-orm'],
    ['src/server/use-case.ts', '#web/target.ts'],
    ['src/server/use-case.ts', '../web/target.ts'],
    ['src/web/study/screen.ts', '#server/target.ts'],
    ['src/web/study/screen.ts', '../../server/target.ts'],
    ['src/web/study/screen.ts', '../account/target.ts'],
    ['src/web/groups/screen.ts', '../tutor/target.ts'],
    ['src/web/quizzes/screen.ts', '../sets/target.ts'],
    ['src/web/questions/part.ts', '../study/target.ts'],
    ['src/web/study/screen.ts', 'node:fs'],
    ['src/web/ui/part.ts', '../study/target.ts'],
    ['src/web/ui/part.ts', '../session/target.ts'],
    ['src/server/study/routes.ts', '../database/connect.ts'],
    ['src/server/classes/joining-routes.ts', '../accounts/account-mails.ts'],
    ['src/server/sets/file-routes.ts', './media-store.ts'],
    ['src/server/study/study-store.ts', '../accounts/sign-in/sign-in.ts'],
    ['src/server/accounts/sessions/session-store.ts', '../../study/target.ts'],
  ])('%s may not import %s', (file, forbidden) => {
    write(file, `import { target } from '${forbidden}'\nexport const used = target\n`)
    const { failed, said } = run('oxlint', ['--quiet', 'src'])
    expect(said).toContain('no-restricted-imports')
    expect(failed).toBe(true)
  })

  test.each([
    ['src/domain/rule.ts', '#domain/other.ts'],
    ['src/domain/rule.ts', 'zod'],
    ['src/domain/rule.ts', 'ts-fsrs'],
    ['src/domain/rule.ts', 'pure-rand/generator/xoroshiro128plus'],
    ['src/domain/rule.ts', 'stemmer'],
    ['src/domain/rule.ts', 'fastest-levenshtein'],
    ['src/contract/call.ts', '#domain/other.ts'],
    ['src/server/use-case.ts', '#contract/call.ts'],
    ['src/web/study/screen.ts', '../ui/button.tsx'],
    ['src/web/study/screen.ts', '../session/session.tsx'],
    ['src/web/study/screen.ts', '../questions/question-answer.tsx'],
    ['src/server/study/routes.ts', './record-answers.ts'],
    ['src/server/tasks/task-store.ts', '../people/taught-class.ts'],
    ['src/web/study/games/board.ts', '../added/added-videos.ts'],
  ])('%s may import %s', (file, allowed) => {
    write(file, `import { target } from '${allowed}'\nexport const used = target\n`)
    expect(run('oxlint', ['--quiet', 'src'])).toMatchObject({ failed: false })
  })

  /** What a file of each folder may import of every folder of its layer, as the linter sees it: folder by folder. */
  function allowedImports(layer: 'server' | 'web', { name, depth }: { name: string; depth: number }) {
    const folders = readdirSync(path.join(root, 'src', layer), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
    const inner = depth === 1 ? [] : ['part', 'piece'].slice(0, depth - 1)
    const fileIn = (folder: string) => ['src', layer, folder, ...inner, name].join('/')
    for (const folder of folders) {
      const imports = folders.map(
        (other, at) => `import { target as t${at} } from '${'../'.repeat(depth)}${other}/a.ts'`,
      )
      write(
        fileIn(folder),
        `${imports.join('\n')}\nexport const used = [${folders.map((_, at) => `t${at}`).join(', ')}]\n`,
      )
    }
    const { diagnostics } = JSON.parse(run('oxlint', ['--quiet', '--format=json', 'src']).said)
    const refused = new Set<string>()
    for (const { code, filename, labels } of diagnostics)
      if (code === 'eslint(no-restricted-imports)') refused.add(`${filename} ${folders[labels[0].span.line - 1]}`)
    return new Map(
      folders.map((folder) => [
        folder,
        folders.filter((other) => other !== folder && !refused.has(`${fileIn(folder)} ${other}`)),
      ]),
    )
  }

  /** Stand below the features or around them, and have borders of their own. */
  const frame = ['api', 'device', 'live', 'offline', 'reading', 'session', 'shell', 'ui']

  test.each([1, 2, 3])('no feature of the web imports another, whatever it is called, %i folders down', (depth) => {
    const shared = ['api', 'device', 'live', 'offline', 'progress', 'questions', 'reading', 'session', 'ui']
    const allowed = allowedImports('web', { name: 'screen.tsx', depth })
    for (const folder of frame) allowed.delete(folder)
    expect(allowed.size).toBeGreaterThan(20)
    for (const [folder, others] of allowed)
      expect({ folder, others }).toEqual({ folder, others: shared.filter((other) => other !== folder) })
  })

  test.each(['routes.ts', 'joining-routes.ts', 'file-routes.ts'])(
    '%s of every feature leads to its own use cases alone',
    (name) => {
      for (const depth of [1, 2])
        for (const [folder, others] of allowedImports('server', { name, depth }))
          expect({ folder, others }).toEqual({ folder, others: folder === 'http' ? [] : ['http'] })
    },
  )

  test('a store of every feature imports no other feature', () => {
    const shared = ['awards', 'database', 'items', 'people']
    for (const depth of [1, 2])
      for (const [folder, others] of allowedImports('server', { name: 'class-store.ts', depth }))
        expect({ folder, others }).toEqual({ folder, others: shared.filter((other) => other !== folder) })
  })

  test('no file is deeper than the rules look', () => {
    const depthOf = (file: string) => file.split(path.sep).length - 1
    const filesOf = (layer: string) =>
      globSync('**/*.{ts,tsx}', { cwd: path.join(root, 'src', layer), exclude: ['**/+types/**'] })
    const deepest = (files: string[]) => Math.max(...files.map(depthOf))
    expect(deepest(filesOf('web'))).toBeLessThanOrEqual(3)
    expect(deepest(filesOf('server').filter((file) => /(?:routes|-store)\.ts$/.test(file)))).toBeLessThanOrEqual(2)
  })

  test.each(['new Date()', 'Date.now()', 'Math.random()'])('a rule may not say %s', (clock) => {
    write('src/domain/rule.ts', `export const answer = () => ${clock}\n`)
    const tools = [run('oxlint', ['--quiet', 'src']), run('biome', ['lint', 'src'])]
    expect(tools.some(({ failed }) => failed)).toBe(true)
  })

  test('a table that outside text may be looked up in is no plain object', () => {
    write('src/server/table.ts', "export const table: Record<string, string> = { a: 'b' }\n")
    expect(run('biome', ['lint', 'src']).said).toContain('use a Map')
    write('src/server/table.ts', "export const table = new Map(Object.entries({ a: 'b' }))\n")
    expect(run('biome', ['lint', 'src'])).toMatchObject({ failed: false })
  })

  test.each(['localStorage', 'globalThis.sessionStorage'])('a screen may not keep anything in %s itself', (storage) => {
    write('src/web/study/screen.ts', `export const kept = () => ${storage}.getItem('answer')\n`)
    expect(run('oxlint', ['--quiet', 'src'])).toMatchObject({
      failed: true,
      said: expect.stringContaining('web/device'),
    })
    rmSync(path.join(house, 'src/web/study/screen.ts'))
    write('src/web/device/store.ts', `export const kept = () => ${storage}.getItem('answer')\n`)
    expect(run('oxlint', ['--quiet', 'src'])).toMatchObject({ failed: false })
  })

  test('a rule may make a date from what it was given', () => {
    write('src/domain/rule.ts', 'export const answer = (given: string) => new Date(given)\n')
    expect(run('oxlint', ['--quiet', 'src'])).toMatchObject({ failed: false })
    expect(run('biome', ['lint', 'src'])).toMatchObject({ failed: false })
  })
})

describe('the compiler holds the first-level borders', () => {
  test.each([
    ['domain', '../contract/target.ts', 'contract'],
    ['domain', '../server/target.ts', 'server'],
    ['contract', '../server/target.ts', 'server'],
  ])('src/%s does not compile with an import of %s', (layer, forbidden, other) => {
    write(`src/${layer}/rule.ts`, `import { target } from '${forbidden}'\nexport const used = target\n`)
    write(`src/${other}/target.ts`, target)
    write('src/domain/zero.ts', target)
    const { failed, said } = run('tsc', ['-b', `src/${layer}`])
    expect(said).toContain('TS6307')
    expect(failed).toBe(true)
  })

  test.each(['document.title', 'process.env'])('src/domain knows no %s', (outside) => {
    write('src/domain/rule.ts', `export const used = ${outside}\n`)
    expect(run('tsc', ['-b', 'src/domain']).failed).toBe(true)
  })
})
