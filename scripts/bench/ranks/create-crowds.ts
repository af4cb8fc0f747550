import { Client } from 'pg'
import { connectDatabase } from '#server/database/connect.ts'
import type { Parameter } from '#server/database/database.ts'
import { startTemporaryServer } from '#tests/support/temporary-database-server.ts'
import type { Crowd } from './seed-ranks.ts'

export interface Crowds {
  few: Crowd
  many: Crowd
  remove(): Promise<void>
}

/** Two empty databases, to be filled with so many pupils, on one PostgreSQL of their own. */
export async function createCrowds(pupils: { few: number; many: number }): Promise<Crowds> {
  const server = await startTemporaryServer()
  const [few, many] = [
    await createCrowd(server.url, 'few', pupils.few),
    await createCrowd(server.url, 'many', pupils.many),
  ]
  return {
    few,
    many,
    async remove() {
      await Promise.all([few.database.close(), many.database.close()])
      await server.stop()
    },
  }
}

async function createCrowd(serverUrl: string, name: string, pupils: number): Promise<Crowd> {
  await withClient(serverUrl, (client) => client.query(`create database ${name}`))
  const url = new URL(serverUrl)
  url.pathname = name
  return {
    pupils,
    database: await connectDatabase({ dataDir: 'unused', databaseUrl: url.href }),
    // A connection of its own: the product's gives up on a statement that takes minutes.
    transaction: (work) =>
      withClient(url.href, async (client) => {
        await client.query('begin')
        await work({
          query: async <Row extends object>(text: string, parameters: readonly Parameter[] = []) =>
            (await client.query<Row>(text, [...parameters])).rows,
        })
        await client.query('commit')
      }),
    tidy: () => withClient(url.href, (client) => client.query('vacuum (analyze)')),
  }
}

async function withClient(connectionString: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
