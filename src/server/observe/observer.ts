import type { Settings } from '../settings.ts'

/** How a request was answered. `route` is the contract's pattern, never the address: that may name a person or a thing of theirs. */
export interface AnsweredRequest {
  method: string
  route: string
  status: number
}

/** Counts and times what the product does, for those who run it; of people it knows nothing. */
export interface Observer {
  /** Does a request's work, and notes how long it took. */
  request<Result>(id: string, work: () => Promise<Result>, told: () => AnsweredRequest): Promise<Result>
  /** Does what a statement asks of the database, as part of whatever request it belongs to. */
  statement<Result>(text: string, work: () => Promise<Result>): Promise<Result>
  /** A job failed for the last time. */
  jobGivenUp(queue: string): void
  /** Sends what is not sent yet. */
  close(): Promise<void>
}

export interface Observed {
  /** Live sockets that are open now. */
  sockets: () => number
}

/** Where nobody watches: nothing is counted and nothing loaded. */
export const noObserver: Observer = {
  request: (_id, work) => work(),
  statement: (_text, work) => work(),
  jobGivenUp: () => undefined,
  close: async () => undefined,
}

/** An observer that tells Prometheus, or whoever takes OTLP, where a setting asks for it. */
export async function openObserver(
  settings: Pick<Settings, 'otlpUrl' | 'metricsPort' | 'host'>,
  observed: Observed,
): Promise<Observer> {
  if (settings.otlpUrl === undefined && settings.metricsPort === undefined) return noObserver
  // Loaded here alone, so that it costs nobody else memory or time.
  const { openTelemetry } = await import('./telemetry.ts')
  return openTelemetry(settings, observed)
}
