import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { clusterAccount } from './account.ts'
import { Application } from './application.ts'
import { DatabaseNode } from './database-node.ts'
import { statusOf, until } from './until.ts'
import { ADDRESS, clusterValues, nodeNames, type Ports, portsFrom } from './values.ts'

async function takesWrites(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby')
    return rows[0]?.standby === false
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

export interface Cluster {
  folder: string
  ports: Ports
  nodes: readonly DatabaseNode[]
  application: Application
  /** The account of the product, past the pooler. */
  leaderUrl: string
  leader(): Promise<DatabaseNode>
  /** Waits until one node leads and another has all that it has. */
  whole(): Promise<void>
  stop(options: { keep: boolean }): Promise<void>
}

/** Starts etcd, PostgreSQL under Patroni, HAProxy and PgBouncer with the files of deploy/cluster; our servers are started by `application`. */
export async function startCluster(options: { firstPort: number; say: (line: string) => void }): Promise<Cluster> {
  const { firstPort, say } = options
  const account = clusterAccount()
  const folder = mkdtempSync(path.join(tmpdir(), 'revisewell-cluster-'))
  for (const name of ['', 'logs', 'sockets', 'backup', ...nodeNames]) {
    mkdirSync(path.join(folder, name), { recursive: true })
    if (account) chownSync(path.join(folder, name), account.uid, account.gid)
  }
  mkdirSync(path.join(folder, 'data'))
  const ports = portsFrom(firstPort)
  const values = clusterValues({ folder, ports })
  const nodes = nodeNames.map((_, index) => new DatabaseNode({ index, folder, ports, values, account }))
  const application = new Application({ folder, ports, values, account })

  async function leader(): Promise<DatabaseNode> {
    for (const node of nodes) if (await node.leads()) return node
    throw new Error('No node leads.')
  }
  const count = async (ask: (node: DatabaseNode) => Promise<boolean>) =>
    (await Promise.all(nodes.map(ask))).filter(Boolean).length
  async function whole(): Promise<void> {
    await until(
      'A leader with two replicas',
      async () => {
        const [leading, replicas, synchronous] = [
          await count((node) => node.leads()),
          await count((node) => node.isReplica()),
          await count((node) => node.isSynchronous()),
        ]
        return leading === 1 && replicas === 2 && synchronous >= 1
      },
      { withinMs: 240_000, everyMs: 500 },
    )
  }
  async function stop({ keep }: { keep: boolean }): Promise<void> {
    await application.stop()
    await Promise.all(nodes.map((node) => node.stop()))
    if (keep) say(`Its logs and data stay in ${folder}`)
    else rmSync(folder, { recursive: true, force: true })
  }

  try {
    say('Starting etcd on three ports…')
    for (const node of nodes) node.startEtcd()
    const etcd = ports.nodes.map(({ etcdClients }) => `http://${ADDRESS}:${etcdClients}/health`)
    await until('etcd', async () =>
      (await Promise.all(etcd.map((url) => statusOf(url)))).every((status) => status === 200),
    )
    say('Starting three PostgreSQL nodes under Patroni…')
    for (const node of nodes) node.startPatroni()
    await until(
      'A leader',
      () =>
        leader().then(
          () => true,
          () => false,
        ),
      { withinMs: 240_000 },
    )
    const first = await leader()
    first.run('pgbackrest', `--config=${first.config}/pgbackrest.conf`, '--stanza=revisewell', 'stanza-create')
    await whole()
    say('Starting HAProxy and PgBouncer…')
    application.startProxy()
    application.startPooler()
    // HAProxy takes every node for the leader until it has asked.
    const ways = [application.settings().LISTEN_DATABASE_URL, application.settings().DATABASE_URL]
    for (const url of ways) await until('The way to the leader', () => takesWrites(url ?? ''))
  } catch (error) {
    await stop({ keep: true })
    throw error
  }
  const leaderUrl = application.settings().LISTEN_DATABASE_URL ?? ''
  return { folder, ports, nodes, application, leaderUrl, leader, whole, stop }
}
