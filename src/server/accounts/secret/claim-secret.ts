import { createHmac } from 'node:crypto'
import type { Queries } from '../../database/database.ts'

/**
 * Binds a database to the secret of the server that opened it first; only a fingerprint is stored.
 * @param replace take this secret from now on, whatever was before: sessions, links and picture passwords of the old one are void
 * @throws {Error} with a sentence that says what to do, when the database belongs to another secret.
 */
export async function claimSecret(
  queries: Queries,
  { secret, dataDir, replace }: { secret: string; dataDir: string; replace: boolean },
): Promise<void> {
  const fingerprint = createHmac('sha256', secret).update('fingerprint').digest('base64url')
  const onConflict = replace ? 'do update set secret_fingerprint = excluded.secret_fingerprint' : 'do nothing'
  await queries.query(
    `insert into installation (id, secret_fingerprint) values (true, $1) on conflict (id) ${onConflict}`,
    [fingerprint],
  )
  const [row] = await queries.query<{ known: string }>('select secret_fingerprint as known from installation')
  if (row?.known === fingerprint) return
  throw new Error(
    `The database belongs to a server with another secret. Copy the file 'secret' from that server's DATA_DIR to ${dataDir}. ` +
      'If it is lost, start once with NEW_SECRET=on: everybody signs in again, and picture passwords need new cards.',
  )
}
