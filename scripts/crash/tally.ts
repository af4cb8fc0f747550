interface Waiter {
  count: number
  resolve: () => void
}

/** Counts what happens, for those who wait until it has happened often enough. */
export class Tally {
  count = 0
  #waiters: Waiter[] = []

  add(): void {
    this.count += 1
    const ready = this.#waiters.filter(({ count }) => count <= this.count)
    this.#waiters = this.#waiters.filter(({ count }) => count > this.count)
    for (const { resolve } of ready) resolve()
  }

  /** Resolves once it has happened `times` more. @throws {Error} when that takes more than `withinMs`. */
  async more(times: number, withinMs = 60_000): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.#waiters.push({ count: this.count + times, resolve })
    const timer = setTimeout(() => reject(new Error(`${times} more did not happen within ${withinMs} ms.`)), withinMs)
    await promise.finally(() => clearTimeout(timer))
  }
}
