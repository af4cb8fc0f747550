import { createHash } from 'node:crypto'

/** The same uuid for the same text, so that loading the demo data a second time finds what the first time stored. */
export function demoUuid(text: string): string {
  const hex = createHash('sha256').update(`revisewell-demo/${text}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
