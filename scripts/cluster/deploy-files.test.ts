import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { deployFolder, readSettings } from './fill-in.ts'
import { clusterValues, nodeValues, portsFrom } from './values.ts'

const read = (file: string) => readFileSync(path.join(deployFolder, file), 'utf8')
const values = readSettings(read('values.env'))
const filled = globSync('{database,application}/*', { cwd: deployFolder })

const Compose = z.object({
  services: z.record(
    z.string(),
    z.object({
      command: z.array(z.string()),
      user: z.string().optional(),
      working_dir: z.string().optional(),
      env_file: z.string().optional(),
      environment: z.record(z.string(), z.string()).optional(),
      stop_signal: z.string().optional(),
      stop_grace_period: z.string().optional(),
      restart: z.string(),
      volumes: z.array(z.string()),
    }),
  ),
})
const { services } = Compose.parse(parse(read('containers/compose.yaml'), { merge: true }))

function unit(text: string, name: string): string[] {
  return [...text.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value)
}

test('every name in the files has a value, and every value a use', () => {
  const asked = new Set(
    filled.flatMap((file) => [...read(file).matchAll(/\$\{([A-Z0-9_]+)\}/g)].map(([, name = '']) => name)),
  )
  expect([...asked].toSorted()).toEqual(Object.keys(values).toSorted())
})

test('the trial on one machine gives all of the same values', () => {
  const ports = portsFrom(3300)
  const shared = clusterValues({ folder: '/tmp/trial', ports })
  expect(Object.keys(nodeValues(shared, { folder: '/tmp/trial', ports, index: 0 })).toSorted()).toEqual(
    Object.keys(values).toSorted(),
  )
})

test('no file holds a password, and each is to be changed', () => {
  const passwords = Object.entries(values).filter(([name]) => name.endsWith('_PASSWORD'))
  expect(passwords.map(([, value]) => value)).toEqual(passwords.map(() => 'change-me'))
})

test('a container of ours is run as its unit runs a server', () => {
  const text = read('systemd/revisewell@.service')
  const service = services['revisewell-3001']
  expect({
    ExecStart: service?.command.join(' '),
    User: service?.user,
    WorkingDirectory: service?.working_dir,
    EnvironmentFile: service?.env_file,
    Environment: `PORT=${service?.environment?.PORT}`,
    TimeoutStopSec: service?.stop_grace_period?.replace(/s$/, ''),
    Restart: service?.restart,
  }).toEqual({
    ...Object.fromEntries(
      ['ExecStart', 'User', 'WorkingDirectory', 'EnvironmentFile', 'TimeoutStopSec', 'Restart'].map((name) => [
        name,
        unit(text, name)[0],
      ]),
    ),
    Environment: unit(text, 'Environment')[0]?.replace('%i', '3001'),
  })
})

// What Debian 12's own units run, as whom, and what ends it.
test.each([
  ['etcd', '/usr/bin/etcd', 'etcd', undefined],
  ['patroni', '/usr/bin/patroni /etc/patroni/config.yml', 'postgres', 'SIGTERM'],
  ['haproxy', '/usr/sbin/haproxy -Ws -f /etc/haproxy/haproxy.cfg', undefined, undefined],
  ['pgbouncer', '/usr/sbin/pgbouncer /etc/pgbouncer/pgbouncer.ini', 'postgres', 'SIGINT'],
])('the container %s is run as Debian’s unit does it', (name, command, user, signal) => {
  const service = services[name]
  expect(service?.command.join(' ')).toBe(command)
  expect(service?.user).toBe(user)
  expect(service?.stop_signal).toBe(signal)
})

test('containers find the files where the units do', () => {
  const mounted = Object.values(services).flatMap(({ volumes, env_file }) => [
    ...volumes.map((volume) => volume.split(':')),
    ...(env_file ? [[env_file, env_file]] : []),
  ])
  for (const [from, to] of mounted) expect(to).toBe(from)
  const named = mounted.map(([from = '']) => from)
  for (const folder of [values.CONFIG_FOLDER, values.BACKUP_FOLDER, values.POOLER_FOLDER, values.DATA_DIR])
    expect(named).toContain(folder)
})

test('a server has time to announce its stop and to end its jobs before systemd kills it', () => {
  const stop = Number(unit(read('systemd/revisewell@.service'), 'TimeoutStopSec')[0])
  const announced = Number(readSettings(read('application/revisewell.env')).STOP_AFTER_SECONDS)
  const jobs = 30
  expect(stop).toBeGreaterThan(announced + jobs)
})
