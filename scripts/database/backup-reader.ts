import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'

/** Reads a backup from its beginning: lines, and the bytes that follow some of them. */
export class BackupReader {
  readonly #chunks: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)

  constructor(path: string) {
    const file = createReadStream(path)
    const gunzip = createGunzip()
    file.on('error', (error) => gunzip.destroy(error))
    this.#chunks = file.pipe(gunzip)[Symbol.asyncIterator]()
  }

  /** The next line's JSON; null at the end of the file. @throws {Error} where the file is damaged. */
  async line(): Promise<unknown> {
    for (let end = this.#rest.indexOf(10); ; end = this.#rest.indexOf(10)) {
      if (end >= 0) {
        const text = this.#rest.subarray(0, end).toString('utf8')
        this.#rest = this.#rest.subarray(end + 1)
        return JSON.parse(text)
      }
      if (!(await this.#more())) return null
    }
  }

  async bytes(count: number): Promise<Buffer> {
    const parts: Buffer[] = []
    let missing = count
    while (missing > 0) {
      if (this.#rest.length === 0 && !(await this.#more())) throw new Error('the file ends early')
      const part = this.#rest.subarray(0, missing)
      this.#rest = this.#rest.subarray(part.length)
      parts.push(part)
      missing -= part.length
    }
    return Buffer.concat(parts)
  }

  async #more(): Promise<boolean> {
    const { value, done } = await this.#chunks.next()
    if (done) return false
    this.#rest = this.#rest.length === 0 ? value : Buffer.concat([this.#rest, value])
    return true
  }
}
