import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** What each package is seen by. */
const programs = {
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
  'etcd-client': '/usr/bin/etcdctl',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
  pgbackrest: '/usr/bin/pgbackrest',
  curl: '/usr/bin/curl',
  'gettext-base': '/usr/bin/envsubst',
}

/** Installs what is missing of Debian's packages, where it may. @throws {Error} that names what to install. */
export function installPackages(say: (line: string) => void): void {
  const missing = Object.entries(programs).flatMap(([name, program]) => (existsSync(program) ? [] : [name]))
  if (missing.length === 0) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say(`Installing ${missing.join(', ')}…`)
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore', env: environment })
    spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...missing], {
      stdio: 'ignore',
      env: environment,
    })
  }
  const left = Object.entries(programs).flatMap(([name, program]) => (existsSync(program) ? [] : [name]))
  if (left.length > 0) throw new Error(`On Debian 12, install first: apt-get install ${left.join(' ')}`)
}
