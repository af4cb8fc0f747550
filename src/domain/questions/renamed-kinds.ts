/** What two kinds were called by earlier releases, as a device may still keep them. */
const renamed = new Map([
  ['four-option', 'multiple-choice'],
  ['multi-select', 'multiple-response'],
])

/** The same stored value, but under the name that its kind has now. Anything else comes back as it is. */
export function withKindNow(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null || !('kind' in stored)) return stored
  const kind = renamed.get(String(stored.kind))
  return kind ? { ...stored, kind } : stored
}
