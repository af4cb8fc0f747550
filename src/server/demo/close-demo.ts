import type { Database } from '../database/database.ts'
import { lockDemoPeople } from './demo-store.ts'

/** Where the demo is off, nobody signs in as a demo person of an earlier start: their passwords are public. */
export async function closeDemo(database: Database): Promise<void> {
  await database.transaction(lockDemoPeople)
}
