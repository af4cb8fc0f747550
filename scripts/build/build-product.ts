import { spawnSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { contentCode } from '../content/content-code.ts'
import { isFresh, markFresh } from './freshness.ts'

// What builds is loaded when something is to be built: mostly nothing is.
const root = path.join(import.meta.dirname, '..', '..')
const build = path.join(root, 'build')
const contentInputs = ['content', ...contentCode]
const webInputs = ['src', 'public', 'scripts/build', 'vite.config.ts', 'react-router.config.ts', 'package-lock.json']

/** What the tutor finds notes by is learned from the built curriculum. */
const findingInputs = [
  ...contentInputs,
  'scripts/tutor',
  'src/server/tutor/finding',
  'src/server/tutor/passages.ts',
  'src/server/curriculum',
]

/** Nothing that is built is made of tests. */
const notBuilt = /\.test\.tsx?$/
const serverInputs = ['src', 'scripts/build', 'package-lock.json']

/**
 * Builds the curriculum, the web files and the server into `build`, each only when what it is made of has changed.
 * @throws {Error} with a sentence when the content has faults or the web build fails.
 */
export async function buildProduct({ say }: { say: (line: string) => void }): Promise<void> {
  await buildContent({ say })
  await buildWeb({ say })
  await once('server', serverInputs, say, 'Building the server…', async () => {
    const { buildServer } = await import('./build-server.ts')
    await buildServer(path.join(build, 'server'))
  })
}

/** @throws {Error} with every fault of the curriculum. */
export async function buildContent({ say }: { say: (line: string) => void }): Promise<void> {
  await once('content', contentInputs, say, 'Building the curriculum…', async () => {
    const [{ readCurriculum }, { writeCurriculum }] = await Promise.all([
      import('../content/read-curriculum.ts'),
      import('../content/write-curriculum.ts'),
    ])
    const { curriculum, faults } = await readCurriculum(path.join(root, 'content'))
    if (faults.length > 0) throw new Error(`The curriculum has faults:\n${faults.join('\n')}`)
    await writeCurriculum(curriculum, path.join(build, 'content'))
  })
  await once('finding', findingInputs, say, 'Learning how pupils ask…', async () => {
    const { writeFindingModel } = await import('../tutor/write-finding-model.ts')
    await writeFindingModel(path.join(root, 'content'), path.join(build, 'content'))
  })
}

async function buildWeb({ say }: { say: (line: string) => void }): Promise<void> {
  await once('web', webInputs, say, 'Building the pages…', async () => {
    const [{ buildWorker }, { compressFolder }, { writeLeanManifest }, { packVoice }] = await Promise.all([
      import('./build-worker.ts'),
      import('./compress-folder.ts'),
      import('./lean-manifest.ts'),
      import('./pack-voice.ts'),
    ])
    await rm(path.join(build, 'web'), { recursive: true, force: true })
    run('react-router', ['build', '--logLevel', 'error'])
    await writeLeanManifest(path.join(build, 'web', 'client'))
    await packVoice(path.join(build, 'web', 'client', 'assets'))
    await buildWorker(path.join(build, 'web'))
    await compressFolder(path.join(build, 'web', 'client'))
  })
}

async function once(
  name: string,
  inputs: string[],
  say: (line: string) => void,
  line: string,
  make: () => Promise<void>,
): Promise<void> {
  const stamp = path.join(build, `.${name}-inputs`)
  const fresh = await isFresh(stamp, root, inputs, notBuilt)
  if (fresh.yes) return
  say(line)
  await make()
  await markFresh(stamp, fresh.hash)
}

function run(command: string, args: string[]): void {
  const done = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (done.status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${done.stdout}${done.stderr}`)
}
