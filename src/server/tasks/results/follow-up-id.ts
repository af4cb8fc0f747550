import { uuidOf } from '../../database/uuid-of.ts'

/**
 * The id of the work that follows up a misconception with just these pupils: the same each time it is asked for, so that two
 * presses set it once.
 */
export const followUpId = (taskId: string, label: string, pupilIds: readonly string[]): string =>
  uuidOf(JSON.stringify([taskId, label, pupilIds.toSorted()]))
