import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
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
  const done = spawnSync(path.join(root, 'node_modules', '.bin', tool), args, { cwd: house, encoding: 'utf8' })
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
  ])('%s may import %s', (file, allowed) => {
    write(file, `import { target } from '${allowed}'\nexport const used = target\n`)
    expect(run('oxlint', ['--quiet', 'src'])).toMatchObject({ failed: false })
  })

  test('every folder of the web is a feature that no other imports, except those that stand below or above all of them', () => {
    const { overrides } = JSON.parse(readFileSync(path.join(root, '.oxlintrc.json'), 'utf8'))
    const { files, rules } = overrides.find(({ files }: { files: string[] }) => files.includes('src/web/account/**'))
    const folders = readdirSync(path.join(root, 'src', 'web'), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    )
    const shared = folders.map(({ name }) => name).filter((name) => !files.includes(`src/web/${name}/**`))
    expect(shared.toSorted()).toEqual(['api', 'device', 'live', 'offline', 'reading', 'session', 'shell', 'ui'])
    const [, { patterns }] = rules['no-restricted-imports']
    const forbidden = (name: string) =>
      patterns.some(({ regex }: { regex: string }) => new RegExp(regex).test(`../${name}/part.ts`))
    const allowed = folders.map(({ name }) => name).filter((name) => !forbidden(name))
    expect(allowed.toSorted()).toEqual([...shared, 'progress', 'questions'].toSorted())
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
