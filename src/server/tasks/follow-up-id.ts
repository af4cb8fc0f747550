import { createHash } from 'node:crypto'

/**
 * The id of the work that follows up a misconception with just these pupils: the same each time it is asked for, so that two
 * presses set it once. A UUID of version 8, the one for ids of one's own making.
 */
export function followUpId(taskId: string, label: string, pupilIds: readonly string[]): string {
  const hex = createHash('sha256')
    .update(JSON.stringify([taskId, label, pupilIds.toSorted()]))
    .digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}
