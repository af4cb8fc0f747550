// Runs on whatever Node the machine has: installs what is missing, then hands over to the Node that the lockfile pins.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')
const binaries = path.join(root, 'node_modules', '.bin')
const [script, ...args] = process.argv.slice(2)
const environment = { ...process.env, PATH: `${binaries}${path.delimiter}${process.env.PATH}` }

install()
const node = pinnedNode()
// What built would stay in memory with what serves: each is a process of its own.
if (script === 'start') {
  const built = run('scripts/build.ts')
  // New objects are looked through after 8 MB, not 16: what starting leaves behind is not kept as heap (decision 47).
  process.exit(built === 0 ? run('--max-semi-space-size=8', 'build/server/start.js') : built)
}
process.exit(run(`scripts/${script}`, ...args))

/** Runs Node in the product's folder until it ends. @returns its exit code. */
function run(...args) {
  const { status } = spawnSync(node, args, {
    stdio: 'inherit',
    cwd: root,
    env: environment,
  })
  return status ?? 1
}

function install() {
  const stamp = path.join(root, 'node_modules', '.cache', 'installed-lock')
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.log('Installing packages…')
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (npm.status !== 0) {
    console.error('npm ci failed. Check the connection to your package registry, then run the command again.')
    process.exit(1)
  }
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, lock)
}

function pinnedNode() {
  const wanted = readFileSync(path.join(root, '.nvmrc'), 'utf8').trim()
  const bundled = path.join(binaries, process.platform === 'win32' ? 'node.cmd' : 'node')
  const found = [bundled, process.execPath].find(
    (candidate) => versionOf(candidate)?.split('.')[0] === wanted.split('.')[0],
  )
  if (found) return found
  console.error(
    `Revisewell needs Node ${wanted}: none came with the packages for this kind of machine. Install it, then run the command again.`,
  )
  process.exit(1)
}

function versionOf(candidate) {
  const asked = spawnSync(candidate, ['--version'], { encoding: 'utf8', shell: process.platform === 'win32' })
  return asked.status === 0 ? asked.stdout.trim() : undefined
}
