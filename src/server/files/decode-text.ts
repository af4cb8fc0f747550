/** Text of a file, and the encoding that it was found to be in. */
export interface DecodedText {
  text: string
  encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252'
}

const marks = [
  { bytes: [0xef, 0xbb, 0xbf], label: 'utf-8', encoding: 'UTF-8' },
  { bytes: [0xff, 0xfe], label: 'utf-16le', encoding: 'UTF-16' },
  { bytes: [0xfe, 0xff], label: 'utf-16be', encoding: 'UTF-16' },
] as const

const LOOKED_AT = 2000

/**
 * Text in UTF-8 or UTF-16, by its mark or by what it looks like; what is neither is Windows-1252, which is how spreadsheets
 * in Britain save when nobody asks them for more.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const mark = marks.find((candidate) => candidate.bytes.every((byte, at) => bytes[at] === byte))
  if (mark) return { text: new TextDecoder(mark.label).decode(bytes), encoding: mark.encoding }
  const utf16 = looksLikeUtf16(bytes)
  if (utf16) return { text: new TextDecoder(utf16).decode(bytes), encoding: 'UTF-16' }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' }
  }
}

/** Most second bytes of European text in UTF-16 are zero; no other text has zeros. */
function looksLikeUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const zeros = [0, 0]
  const looked = Math.min(bytes.length, LOOKED_AT)
  for (let at = 0; at < looked; at++) if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (odd > looked / 5 && even < looked / 50) return 'utf-16le'
  return even > looked / 5 && odd < looked / 50 ? 'utf-16be' : null
}
