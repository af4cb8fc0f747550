import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const DEBIAN = '/usr/lib/postgresql'

/** The folder that holds `initdb` and `postgres`, version 15 or newer; installs Debian's package when it may. */
export function findPostgres(): string {
  const found = newestOnDebian() ?? fromPgConfig()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    installOnDebian()
    const installed = newestOnDebian()
    if (installed) return installed
  }
  throw new Error('The database tests need PostgreSQL 15 or newer: install it, or set TEST_DATABASE_URL.')
}

function newestOnDebian(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number) : []
  const newest = versions.filter((version) => version >= 15).sort((a, b) => b - a)
  return newest.map((version) => join(DEBIAN, String(version), 'bin')).find((bin) => existsSync(join(bin, 'initdb')))
}

function fromPgConfig(): string | undefined {
  try {
    const bin = execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', stdio: 'pipe' }).trim()
    const version = execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8', stdio: 'pipe' })
    return existsSync(join(bin, 'initdb')) && Number(/\d+/.exec(version)?.[0]) >= 15 ? bin : undefined
  } catch {
    return undefined
  }
}

function installOnDebian(): void {
  console.info('Installing PostgreSQL for the database tests (apt-get install postgresql) …')
  const settings = '/etc/postgresql-common'
  // Without this, installing the package also starts a server on port 5432.
  if (!existsSync(join(settings, 'createcluster.conf'))) {
    mkdirSync(settings, { recursive: true })
    writeFileSync(join(settings, 'createcluster.conf'), 'create_main_cluster = false\n')
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = ['-y', '-q', '--no-install-recommends', '-o', 'Dpkg::Options::=--force-confold']
  execFileSync('apt-get', ['update', '-q'], { env, stdio: 'ignore' })
  execFileSync('apt-get', ['install', ...options, 'postgresql'], { env, stdio: 'ignore' })
}
