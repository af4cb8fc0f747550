import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const gzipped = promisify(gzip)
/** What British English needs of eSpeak NG's languages. */
const needed = /\/(phondata|phonindex|phontab|intonations|en_dict|lang\/gmw\/en|lang\/gmw\/en-GB-x-rp)$/

/**
 * Packs the bundled voice's file in `assets`: the other languages, 23 of its 24 MB, become zeros, which compress to nothing,
 * so that every part stays where the program looks for it.
 * @throws {Error} when the package is not made as this expects.
 */
export async function packVoice(assets: string): Promise<void> {
  const name = (await readdir(assets)).find((file) => /^espeak-ng-.*\.data$/.test(file))
  if (!name) throw new Error('The build has no voice.')
  const program = await readFile(
    path.join(import.meta.dirname, '../../node_modules/@echogarden/espeak-ng-emscripten/espeak-ng.js'),
    'utf8',
  )
  const whole = await readFile(path.join(assets, name))
  const kept = Buffer.alloc(whole.length)
  let parts = 0
  for (const [, file = '', start, end] of program.matchAll(/\{filename:"([^"]+)",start:(\d+),end:(\d+)\}/g)) {
    if (!needed.test(file)) continue
    whole.copy(kept, Number(start), Number(start), Number(end))
    parts++
  }
  if (parts !== 7) throw new Error(`The bundled voice has ${parts} of its 7 parts.`)
  await writeFile(path.join(assets, name), await gzipped(kept, { level: 9 }))
}
