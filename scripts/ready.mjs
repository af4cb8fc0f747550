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
const done = spawnSync(node, [path.join(root, 'scripts', script), ...args], {
  stdio: 'inherit',
  cwd: root,
  env: environment,
})
process.exit(done.status ?? 1)

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
