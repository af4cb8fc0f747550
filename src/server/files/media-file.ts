/** A picture or sound that somebody added. */
export interface MediaFile {
  /** The first 32 hexadecimal digits of its SHA-256. */
  id: string
  type: string
  bytes: Uint8Array
}
