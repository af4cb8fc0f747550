import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { decodeTrie } from 'cspell-trie-lib'

const require = createRequire(import.meta.url)
const dictionaries = [
  ['@cspell/dict-en-gb', 'en_GB.trie.gz'],
  ['@cspell/dict-en_us', 'en_US.trie.gz'],
] as const

/** The words of English, of those lengths at which a slip can be told from another word. */
export function readEnglishWords(): Set<string> {
  const words = new Set<string>()
  for (const [name, file] of dictionaries) {
    const trie = decodeTrie(gunzipSync(readFileSync(path.join(path.dirname(require.resolve(name)), file))))
    for (const word of trie.words()) if (/^[a-z]{4,14}$/.test(word)) words.add(word)
  }
  return words
}
