/** Where a page of a list ended, as one text for the address: a moment and what tells apart rows of the same moment. */
export function writeCursor({ at, id }: { at: Date; id: string | number }): string {
  return `${at.getTime()}~${id}`
}

/** What `writeCursor` wrote; null for anything else. */
export function readCursor(text: string | undefined): { at: Date; id: string } | null {
  const [, time, id] = /^(\d{1,14})~([\w-]{1,40})$/.exec(text ?? '') ?? []
  return time && id ? { at: new Date(Number(time)), id } : null
}
