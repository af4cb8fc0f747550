// Stores rows in the embedded database in `dataDir` for ever, saying each row's id once its commit is acknowledged.
import { randomUUID } from 'node:crypto'
import { writeSync } from 'node:fs'
import { connectDatabase } from '#server/database/connect.ts'
import { storeRow } from './database-row.ts'

const [dataDir = ''] = process.argv.slice(2)
const database = await connectDatabase({ dataDir })
for (;;) {
  const id = randomUUID()
  await database.transaction((transaction) => storeRow(transaction, id))
  writeSync(1, `${id}\n`)
}
