import { DISK_FULL, sqlState } from '../sql-state.ts'

/** Learns from statements whether a PostgreSQL server's disk is full: it is asked for nothing more. */
export class StorageWatch {
  #full = false

  get isFull(): boolean {
    return this.#full
  }

  /** A refusal for want of space says that the disk is full; a row that was stored says that it is not. */
  async watch<Result>(text: string, result: Promise<Result>): Promise<Result> {
    try {
      const done = await result
      if (this.#full && /\binsert into\b/i.test(text)) this.#full = false
      return done
    } catch (error) {
      if (sqlState(error) === DISK_FULL) this.#full = true
      throw error
    }
  }
}
