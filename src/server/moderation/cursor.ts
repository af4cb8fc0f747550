/** Where a page of a list begins that is ordered by a moment and an id: `<milliseconds>_<id>`, as the contract parses it. */
export const writeCursor = ({ at, id }: { at: Date; id: string }) => `${at.getTime()}_${id}`

export function readCursor(cursor: string | undefined): { at: Date; id: string } | null {
  if (!cursor) return null
  const [milliseconds = '', id = ''] = cursor.split('_')
  return { at: new Date(Number(milliseconds)), id }
}
