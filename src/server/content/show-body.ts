import { AppError } from '#contract/errors.ts'
import type { ContentType } from '#domain/content/content-place.ts'
import { type DoTask, keptProcess } from '../file-tasks/kept-process.ts'
import { type RenderedBody, tooCostly } from './rendered-body.ts'

/** Many times what the longest honest note takes. */
const MOST_MS = 5000

const render: DoTask<{ type: ContentType; body: string }, RenderedBody> = keptProcess(
  new URL('read-body-process.ts', import.meta.url),
  { mostMs: MOST_MS },
)

/**
 * What pupils see of a body; null while it is empty or has a fault. It is rendered in a process of its own, as there is text on
 * which that takes minutes.
 * @throws {AppError} unavailable when too many wait.
 */
export async function showBody(type: ContentType, body: string): Promise<RenderedBody> {
  if (body.trim() === '') return { shown: null, faults: [] }
  try {
    return await render({ type, body })
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'not-readable')) throw error
    return tooCostly
  }
}
