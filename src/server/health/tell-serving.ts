import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { tellServingEndpoint } from '#contract/health.ts'

/** Whether a server is about to stop: it takes requests still, and a balancer should send it no more. */
export interface Stopping {
  begun: boolean
}

/** @throws {AppError} unavailable once the server is about to stop. */
export function tellServing(stopping: Readonly<Stopping>): AnswerOf<typeof tellServingEndpoint> {
  if (stopping.begun) throw new AppError('unavailable')
  return { serving: true }
}
