/** How long no answer was acknowledged. */
export class WriteGaps {
  #last = performance.now()
  #longestMs = 0

  /** An answer was acknowledged. */
  note(): void {
    const now = performance.now()
    this.#longestMs = Math.max(this.#longestMs, now - this.#last)
    this.#last = now
  }

  /** The longest gap since this was last asked, in seconds. */
  take(): number {
    const longest = Math.max(this.#longestMs, performance.now() - this.#last)
    this.#longestMs = 0
    return Math.round(longest / 10) / 100
  }
}
