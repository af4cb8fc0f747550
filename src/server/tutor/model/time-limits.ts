export interface TimeLimits {
  /** Milliseconds until the first words, between any two pieces, and for the whole reply. */
  firstMs: number
  stallMs: number
  wholeMs: number
}

export const usualTimeLimits: TimeLimits = { firstMs: 8000, stallMs: 6000, wholeMs: 40_000 }

/**
 * Hands on what `stream` gives until it is too slow.
 * @throws {Error} when a limit has passed; `abort` has been called then.
 */
export async function* inTime(
  stream: AsyncIterable<string>,
  { firstMs, stallMs, wholeMs }: TimeLimits,
  abort: () => void,
): AsyncGenerator<string> {
  const pieces = stream[Symbol.asyncIterator]()
  const whole = after(wholeMs)
  let limit = firstMs
  try {
    while (true) {
      const stall = after(limit)
      const next = await Promise.race([pieces.next(), stall.passed, whole.passed]).finally(stall.forget)
      if (next === null) {
        abort()
        throw new Error('the model is too slow')
      }
      if (next.done) return
      yield next.value
      limit = stallMs
    }
  } finally {
    whole.forget()
  }
}

function after(ms: number): { passed: Promise<null>; forget: () => void } {
  const { promise, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(() => resolve(null), ms)
  return { passed: promise, forget: () => clearTimeout(timer) }
}
