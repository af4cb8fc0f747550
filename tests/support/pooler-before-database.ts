import { once } from 'node:events'
import { connect, createServer } from 'node:net'

/**
 * Stands before a PostgreSQL as a pooler does, as far as a client can tell: it greets with a process id of its own.
 * It does not pool. Returns the address to connect to.
 */
export async function startPooler(databaseUrl: string): Promise<{ url: string; stop(): Promise<void> }> {
  const behind = new URL(databaseUrl)
  const server = createServer((client) => {
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
