const KILO = 1024

/** Bytes as people read them: '180 kB', '2.4 MB'. */
export function fileSize(bytes: number): string {
  const kilobytes = bytes / KILO
  if (kilobytes < 1) return bytes === 0 ? '0 kB' : 'under 1 kB'
  if (Math.round(kilobytes) < KILO) return `${Math.round(kilobytes)} kB`
  return `${(kilobytes / KILO).toFixed(1)} MB`
}
