/** The best of our encodings that an Accept-Encoding header takes. */
export function acceptedEncoding(header = ''): 'br' | 'gzip' | 'identity' {
  const taken = header
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.replace(/\s*;.*/, ''))
  if (taken.includes('br')) return 'br'
  return taken.includes('gzip') ? 'gzip' : 'identity'
}
