import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import type { Answer } from '#domain/study/answer.ts'
import type { DatabaseNode } from '../database-node.ts'
import type { Cluster } from '../start-cluster.ts'
import { until } from '../until.ts'
import { ADDRESS } from '../values.ts'

export interface RestoreFigures {
  moment: string
  /** The answer from before that moment is there. */
  earlierKept: boolean
  /** The answer from after it is not. */
  laterGone: boolean
  secondsToRestore: number
}

const APART_MS = 1500

/** A full backup, by the script of its timer: on every node, of which the one that leads makes it. */
export function backUp(cluster: Cluster): void {
  for (const node of cluster.nodes) node.run('sh', `${node.config}/back-up.sh`, 'full')
}

/** Two answers with a moment between them; then everything goes back to that moment, as docs/OPERATIONS.md says. */
export async function restoreBetween(options: {
  cluster: Cluster
  cookie: string
  answers: Iterator<Answer>
  say: (line: string) => void
}): Promise<RestoreFigures> {
  const { cluster, cookie, answers, say } = options
  const { application, nodes } = cluster
  const earlier = await send(application.pagesUrl, cookie, answers)
  await delay(APART_MS)
  const moment = await ask(cluster.leaderUrl, 'select now()::text as value')
  await delay(APART_MS)
  const later = await send(application.pagesUrl, cookie, answers)
  await finishSegment(await cluster.leader())
  say(`Restoring to ${moment}…`)
  const began = performance.now()
  for (const port of cluster.ports.servers) await application.stopServer(port)
  for (const node of nodes) await node.stopPatroni()
  const [first, ...others] = nodes
  if (!first) throw new Error('There is no node.')
  forgetCluster(first)
  restoreOn(first, moment)
  first.startPatroni()
  await until('The restored leader', () => first.leads(), { withinMs: 120_000 })
  for (const node of others) {
    node.forgetData()
    node.startPatroni()
  }
  await cluster.whole()
  for (const port of cluster.ports.servers) await application.startServer(port)
  const secondsToRestore = Math.round((performance.now() - began) / 1000)
  const stored = await ask(
    cluster.leaderUrl,
    `select coalesce(string_agg(id::text, ' '), '') as value from answers where id in ('${earlier}', '${later}')`,
  )
  await send(application.pagesUrl, cookie, answers)
  return { moment, earlierKept: stored.includes(earlier), laterGone: !stored.includes(later), secondsToRestore }
}

async function send(url: string, cookie: string, answers: Iterator<Answer>): Promise<string> {
  const { value, done } = answers.next()
  if (done) throw new Error('The answers ran out.')
  const response = await fetch(`${url}/api/answers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ answers: [value] }),
  })
  const text = await response.text()
  if (!text.includes('"recorded"'))
    throw new Error(`An answer was not recorded: ${response.status} ${text.slice(0, 200)}`)
  return value.id
}

async function ask(url: string, text: string): Promise<string> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ value: string }>(text)
    return rows[0]?.value ?? ''
  } finally {
    await client.end()
  }
}

/** What was written last is in the backup at once, not only after a minute. */
async function finishSegment(leader: DatabaseNode): Promise<void> {
  const sql = (text: string) => leader.run('psql', '-X', '-At', ...socketOf(leader), '-c', text).trim()
  const segment = sql('select pg_walfile_name(pg_current_wal_lsn())')
  sql('select pg_switch_wal()')
  await until('The archive', () => sql('select last_archived_wal from pg_stat_archiver') >= segment)
}

function socketOf({ values }: DatabaseNode): string[] {
  return ['-h', values.POSTGRES_SOCKETS ?? '', '-p', values.POSTGRES_PORT ?? '', '-U', 'postgres', '-d', 'postgres']
}

/** etcd forgets who led and how far: a database that has gone back would not be let lead. */
function forgetCluster(node: DatabaseNode): void {
  node.run(
    'env',
    'ETCDCTL_API=3',
    'etcdctl',
    `--endpoints=${node.values.ETCD_HOSTS}`,
    'del',
    '--prefix',
    '/service/revisewell/',
  )
}

/** Brings the files back, and lets PostgreSQL take up the changes until the moment. */
function restoreOn(node: DatabaseNode, moment: string): void {
  const { POSTGRES_DATA = '', POSTGRES_BIN = '', POSTGRES_PORT = '', POSTGRES_SOCKETS = '' } = node.values
  const target = ['--type=time', `--target=${moment}`, '--target-action=promote', '--delta']
  node.run('pgbackrest', `--config=${node.config}/pgbackrest.conf`, '--stanza=revisewell', ...target, 'restore')
  const own = `-p ${POSTGRES_PORT} -c listen_addresses=${ADDRESS} -c unix_socket_directories=${POSTGRES_SOCKETS} -c archive_mode=off`
  const log = `${node.folder}/restore.log`
  node.run(`${POSTGRES_BIN}/pg_ctl`, '-D', POSTGRES_DATA, '-o', own, '-l', log, '-w', '-t', '300', 'start')
  // It answers while it reads still: it is done once it takes writes.
  node.run(
    'sh',
    '-c',
    `for i in $(seq 300); do [ "$(psql -X -At ${socketOf(node).join(' ')} -c 'select pg_is_in_recovery()')" = f ] && exit 0; sleep 1; done; exit 1`,
  )
  node.run(`${POSTGRES_BIN}/pg_ctl`, '-D', POSTGRES_DATA, '-m', 'fast', '-w', 'stop')
}
