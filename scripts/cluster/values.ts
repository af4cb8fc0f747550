import { randomBytes } from 'node:crypto'
import path from 'node:path'

/** The ports of one cluster on this machine, counted from its first. */
export interface Ports {
  pages: number
  leader: number
  pooler: number
  figures: number
  servers: readonly [number, number]
  nodes: readonly NodePorts[]
}

export interface NodePorts {
  postgres: number
  patroni: number
  etcdClients: number
  etcdPeers: number
}

export const ADDRESS = '127.0.0.1'
export const nodeNames = ['db1', 'db2', 'db3'] as const

export function portsFrom(first: number): Ports {
  return {
    pages: first,
    leader: first + 1,
    pooler: first + 2,
    figures: first + 3,
    servers: [first + 4, first + 5],
    nodes: nodeNames.map((_, index) => {
      const base = first + 10 + 10 * index
      return { postgres: base, patroni: base + 1, etcdClients: base + 2, etcdPeers: base + 3 }
    }),
  }
}

export type Values = Record<string, string>

/** What deploy/cluster/values.env asks for, for a cluster in one folder of this machine. */
export function clusterValues({ folder, ports }: { folder: string; ports: Ports }): Values {
  const password = () => randomBytes(18).toString('hex')
  const nodes = nodeNames.map((name, index) => ({ name, ports: portsOf(ports, index) }))
  return {
    ...Object.fromEntries(
      nodes.flatMap(({ name, ports: { postgres, patroni } }) => [
        [`${name.toUpperCase()}_ADDRESS`, ADDRESS],
        [`${name.toUpperCase()}_PORT`, `${postgres}`],
        [`${name.toUpperCase()}_PATRONI_PORT`, `${patroni}`],
      ]),
    ),
    DATABASE_NETWORK: '127.0.0.1/32',
    ETCD_HOSTS: nodes.map((node) => `${ADDRESS}:${node.ports.etcdClients}`).join(','),
    ETCD_MEMBERS: nodes.map(({ name, ports: own }) => `${name}=http://${ADDRESS}:${own.etcdPeers}`).join(','),
    ETCD_STATE: 'new',
    NODE_ADDRESS: ADDRESS,
    POSTGRES_BIN: '/usr/lib/postgresql/15/bin',
    POSTGRES_SOCKETS: path.join(folder, 'sockets'),
    BACKUP_FOLDER: path.join(folder, 'backup'),
    SERVER_HOST: ADDRESS,
    SERVER_1: `${ADDRESS}:${ports.servers[0]}`,
    SERVER_2: `${ADDRESS}:${ports.servers[1]}`,
    PAGES_BIND: `${ADDRESS}:${ports.pages}`,
    PUBLIC_URL: `http://${ADDRESS}:${ports.pages}`,
    LEADER_PORT: `${ports.leader}`,
    POOLER_PORT: `${ports.pooler}`,
    POOLER_FOLDER: path.join(folder, 'application'),
    HAPROXY_FIGURES_PORT: `${ports.figures}`,
    DATA_DIR: path.join(folder, 'data'),
    SMTP_URL: '',
    MAIL_FROM: 'Revisewell <no-reply@revisewell.test>',
    POSTGRES_PASSWORD: password(),
    REPLICATION_PASSWORD: password(),
    REWIND_PASSWORD: password(),
    PATRONI_PASSWORD: password(),
    PRODUCT_PASSWORD: password(),
  }
}

/** The same, for one of the database's nodes. */
export function nodeValues(shared: Values, options: { folder: string; ports: Ports; index: number }): Values {
  const { folder, ports, index } = options
  const own = portsOf(ports, index)
  const name = nodeNames[index] ?? ''
  return {
    ...shared,
    NODE_NAME: name,
    POSTGRES_PORT: `${own.postgres}`,
    PATRONI_PORT: `${own.patroni}`,
    ETCD_CLIENT_PORT: `${own.etcdClients}`,
    ETCD_PEER_PORT: `${own.etcdPeers}`,
    POSTGRES_DATA: path.join(folder, name, 'postgres'),
    ETCD_DATA: path.join(folder, name, 'etcd'),
    CONFIG_FOLDER: path.join(folder, name, 'config'),
    BACKUP_LOGS: path.join(folder, 'logs'),
    BACKUP_LOCKS: path.join(folder, name, 'locks'),
  }
}

export function portsOf(ports: Ports, index: number): NodePorts {
  const own = ports.nodes[index]
  if (!own) throw new Error(`There is no node ${index}.`)
  return own
}
