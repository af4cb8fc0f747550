import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { connectDatabase } from '#server/database/connect.ts'
import { startTemporaryServer } from '#tests/support/temporary-database-server.ts'
import { findRecordFaults } from '../../product/find-record-faults.ts'
import { postmasterOf } from '../../product/postgres-process.ts'
import { type SignedInPupil, signInPupils } from '../../product/sign-in-pupils.ts'
import { startProduct } from '../../product/start-server.ts'
import { type BareSql, startBareSql } from './start-bare.ts'

/** Enough that the limit of requests a person, 600 a minute, is far away. */
const PUPILS = 800
const BARE_CONNECTIONS = 10

/** The product and the bare SQL, each with pupils of its own, on one kind of database. */
export interface AnswerBench {
  name: string
  url: string
  pupils: readonly SignedInPupil[]
  bare: BareSql
  /** The app's and the database's own. */
  serverPids: readonly number[]
  /** The bare SQL's and the database's own: while one of the two works, the other does nothing. */
  barePids: readonly number[]
  /** Whether the processor time of app and database is held against its goal here. */
  countsCpu: boolean
  /** Stops the product and says what in its records contradicts itself; then removes everything. */
  remove(): Promise<string[]>
}

export async function createEmbeddedBench(): Promise<AnswerBench> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'revisewell-bench-'))
  const bareDir = `${dataDir}-bare`
  const pupils = await signInPupils({ dataDir, count: PUPILS })
  cpSync(dataDir, bareDir, { recursive: true })
  const server = await startProduct({ dataDir })
  const bare = await startBareSql({ dataDir: bareDir, pupilIds: pupils.map(({ id }) => id), connections: 1 })
  return {
    name: 'the embedded database',
    url: server.url,
    pupils,
    bare,
    serverPids: [server.pid],
    barePids: [bare.pid],
    countsCpu: false,
    async remove() {
      await bare.stop()
      await server.stop()
      const faults = await faultsOf({ dataDir })
      for (const folder of [dataDir, bareDir]) rmSync(folder, { recursive: true })
      return faults
    },
  }
}

export async function createPostgresBench(): Promise<AnswerBench> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'revisewell-bench-'))
  const postgres = await startTemporaryServer()
  const databaseUrl = postgres.url
  const everyone = await signInPupils({ dataDir, databaseUrl, count: 2 * PUPILS })
  const server = await startProduct({ dataDir, databaseUrl })
  const pupilIds = everyone.slice(PUPILS).map(({ id }) => id)
  const bare = await startBareSql({ dataDir, databaseUrl, pupilIds, connections: BARE_CONNECTIONS })
  const postmaster = await postmasterOf(databaseUrl)
  return {
    name: 'PostgreSQL',
    url: server.url,
    pupils: everyone.slice(0, PUPILS),
    bare,
    serverPids: [server.pid, postmaster],
    barePids: [bare.pid, postmaster],
    countsCpu: true,
    async remove() {
      await bare.stop()
      await server.stop()
      const faults = await faultsOf({ dataDir, databaseUrl })
      await postgres.stop()
      rmSync(dataDir, { recursive: true })
      return faults
    },
  }
}

async function faultsOf(where: { dataDir: string; databaseUrl?: string }): Promise<string[]> {
  const database = await connectDatabase(where)
  try {
    return await findRecordFaults(database)
  } finally {
    await database.close()
  }
}
