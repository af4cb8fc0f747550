import { setTimeout as delay } from 'node:timers/promises'

export interface ScreenFigures {
  requests: number
  /** What a person would have seen as an error, a line each. */
  failed: string[]
  slowestMs: number
}

const PAUSE_MS = 400

/** Somebody who opens one screen after the other, as a page and as what it asks for. */
export class ScreenVisits {
  readonly figures: ScreenFigures = { requests: 0, failed: [], slowestMs: 0 }

  async stream(options: { url: string; cookie: string; paths: readonly string[]; signal: AbortSignal }): Promise<void> {
    const { url, cookie, paths, signal } = options
    for (let turn = 0; !signal.aborted; turn++) {
      await this.visit(`${url}${paths[turn % paths.length]}`, cookie)
      await delay(PAUSE_MS)
    }
  }

  async visit(address: string, cookie = ''): Promise<void> {
    const began = performance.now()
    this.figures.requests += 1
    try {
      const response = await fetch(address, { headers: { cookie }, redirect: 'manual' })
      await response.arrayBuffer()
      if (response.status !== 200) this.#fail(address, `was answered ${response.status}`)
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      this.#fail(address, 'lost its connection')
    }
    this.figures.slowestMs = Math.max(this.figures.slowestMs, performance.now() - began)
  }

  #fail(address: string, how: string): void {
    this.figures.failed.push(`${new URL(address).pathname} ${how}`)
  }
}
