/** Whether an If-None-Match header names this etag; a proxy that compresses on its own marks it as weak. */
export function etagMatches(header: string | undefined, etag: string): boolean {
  if (!header || header === etag) return header === etag
  return header === '*' || header.split(',').some((part) => part.trim().replace(/^W\//, '') === etag)
}
