/** A wait for those who tend to come at the same moment, so that they share one statement. */
export interface BatchWindow {
  /** To be called for each that comes. */
  arrived(): void
  /** Resolves as soon as `areThere`, which is asked at once and whenever somebody comes, or after `atMostMs`. */
  wait(areThere: () => boolean): Promise<void>
}

/** One wait at a time: a second one takes the first one's place. */
export function createBatchWindow({ atMostMs }: { atMostMs: number }): BatchWindow {
  let arrived = () => {}
  return {
    arrived: () => arrived(),
    wait(areThere) {
      const { promise, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, atMostMs)
      arrived = () => {
        if (!areThere()) return
        clearTimeout(timer)
        resolve()
      }
      arrived()
      return promise
    },
  }
}
