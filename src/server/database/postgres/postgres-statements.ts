import type { ClientBase } from 'pg'
import type { Parameter } from '../database.ts'
import { parameterText } from '../parameter-text.ts'
import { PLAN_OUTDATED, READ_ONLY, SERVER_ENDS, sqlState } from '../sql-state.ts'
import { StatementNames } from '../statement-names.ts'

/**
 * Runs statements on a pool's connections: by name, so that the server parses and plans each once, on a connection that
 * leads straight to PostgreSQL; without names behind a pooler, which may hand every transaction to another server process.
 */
export class PostgresStatements {
  readonly #names = new StatementNames()
  readonly #direct = new WeakSet<ClientBase>()
  readonly #broken = new WeakSet<ClientBase>()

  /** Prepares a new connection. Days are UTC days, as on the embedded database. */
  async greet(client: ClientBase): Promise<void> {
    // The statement under way is rejected with the same error; unheard, the event would end this process.
    client.on('error', () => this.#broken.add(client))
    const { rows } = await client.query<{ pid: number }>(
      `select set_config('TimeZone', 'UTC', false), pg_backend_pid() as pid`,
    )
    // A pooler invents the process id that it greets its clients with.
    if ('processID' in client && client.processID === rows[0]?.pid) this.#direct.add(client)
  }

  async run<Row extends object>(
    client: ClientBase,
    text: string,
    parameters: readonly Parameter[] = [],
  ): Promise<Row[]> {
    const values = parameters.map(parameterText)
    const name = this.#direct.has(client) ? this.#names.of(text) : undefined
    try {
      const { rows } = await client.query<Row>(name === undefined ? { text, values } : { name, text, values })
      return rows
    } catch (error) {
      if (endsConnection(sqlState(error))) this.#broken.add(client)
      throw error
    }
  }

  /** Whether the connection must not be used again. */
  isBroken(client: ClientBase): boolean {
    return this.#broken.has(client)
  }
}

function endsConnection(state: string | null): boolean {
  // Without a SQLSTATE it was not the server that answered: the connection was lost, or no answer came in time.
  if (state === null) return true
  // A server that turned read-only is no longer the primary: a new connection finds the one that is.
  return [PLAN_OUTDATED, READ_ONLY, ...SERVER_ENDS].includes(state) || state.startsWith('08')
}
