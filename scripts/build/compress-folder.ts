import { glob, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Writes a `.br` and a `.gz` beside each text file, so that no request ever compresses one. */
export async function compressFolder(folder: string): Promise<void> {
  for await (const file of glob('**/*.{js,css,svg,json,webmanifest}', { cwd: folder })) {
    const bytes = await readFile(path.join(folder, file))
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS,
    }
    await writeFile(path.join(folder, `${file}.br`), await brotli(bytes, { params }))
    await writeFile(path.join(folder, `${file}.gz`), await gzipped(bytes, { level: 9 }))
  }
}
