import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export interface Pooler {
  /** The address to connect to. */
  url: string
  /** Ends every connection without a word, as a network that fails does. */
  cut(): void
  stop(): Promise<void>
}

/**
 * Stands before a PostgreSQL as a pooler does, as far as a client can tell: it greets with a process id of its own.
 * It does not pool.
 */
export async function startPooler(databaseUrl: string): Promise<Pooler> {
  const behind = new URL(databaseUrl)
  const clients = new Set<Socket>()
  const server = createServer((client) => {
    clients.add(client)
    const postgres = connect(Number(behind.port || 5432), behind.hostname)
    client.pipe(postgres)
    postgres.on('data', (chunk: Buffer) => client.write(withOtherProcessId(chunk)))
    for (const [socket, other] of [
      [client, postgres],
      [postgres, client],
    ] as const) {
      socket.on('error', () => other.destroy())
      socket.on('close', () => other.destroy())
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The pooler has no port.')
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${address.port}`
  return {
    url: url.href,
    cut: () => {
      for (const client of clients) client.destroy()
      clients.clear()
    },
    stop: async () => {
      server.close()
      await once(server, 'close')
    },
  }
}

/** BackendKeyData is 'K', a length of 12, the process id and a key. */
const KEY_DATA = Buffer.from([0x4b, 0, 0, 0, 12])

function withOtherProcessId(chunk: Buffer): Buffer {
  const at = chunk.indexOf(KEY_DATA)
  if (at < 0 || chunk.length < at + 9) return chunk
  const changed = Buffer.from(chunk)
  changed.writeInt32BE(changed.readInt32BE(at + 5) + 1, at + 5)
  return changed
}
