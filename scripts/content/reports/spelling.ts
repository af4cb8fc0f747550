import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { decodeTrie } from 'cspell-trie-lib'
import { type Prose, wordsOf } from '../prose.ts'

export interface Spelling {
  /** American spellings: errors. */
  american: { word: string; file: string }[]
  /** Words that neither dictionary nor the subject list knows, with a file each, the commonest first. */
  unknown: { word: string; count: number; file: string }[]
}

const require = createRequire(import.meta.url)

type Dictionary = (word: string) => boolean

function readDictionary(name: string, file: string): Dictionary {
  const folder = path.dirname(require.resolve(name))
  const trie = decodeTrie(gunzipSync(readFileSync(path.join(folder, file))))
  return (word) => trie.hasWord(word, true) || trie.hasWord(word.toLowerCase(), true)
}

/** Words with z whose like with s is another word or none. */
const otherWords = /^(?:prize|size|seize|maize|capsize)/

/**
 * Checks spelling in British English. A word with a capital that no dictionary has is taken for a name.
 * @param terms subject terms that are right though the British dictionary lacks them, in lower case.
 */
export function checkSpelling(texts: readonly Prose[], terms: ReadonlySet<string>): Spelling {
  const british = readDictionary('@cspell/dict-en-gb', 'en_GB.trie.gz')
  const american = readDictionary('@cspell/dict-en_us', 'en_US.trie.gz')
  const found = new Map<string, Spelling['american'][number]>()
  const unknown = new Map<string, { word: string; count: number; file: string }>()
  for (const { file, sections } of texts)
    for (const word of [...sections.values()].flat().flatMap(wordsOf)) {
      const plain = word.replace(/'s?$/, '')
      const known = unknown.get(plain)
      if (known) known.count++
      if (known || plain.length < 3 || terms.has(plain.toLowerCase())) continue
      if (isAmerican(plain, british, american)) found.set(`${plain} ${file}`, { word: plain, file })
      else if (!british(plain) && !american(plain) && /^\p{Ll}/u.test(plain))
        unknown.set(plain, { word: plain, count: 1, file })
    }
  return { american: [...found.values()], unknown: [...unknown.values()].sort((one, other) => other.count - one.count) }
}

/** Letters of which almost any make a word. */
const SHORT = 3

/** American endings and letters with the British ones. */
const differences: [american: RegExp, british: string][] = [
  [/or(?=s?$|ed$|ing$|ful$|less$|able$|ite|hood)/, 'our'],
  [/er(?=s?$|ed$)/, 're'],
  [/yz(?=e|ing)/, 'ys'],
  [/iz(?=e|ing|ation)/, 'is'],
  [/l(?=ed$|ing$|ers?$|ors?$|ery$|ful$|ment)/, 'll'],
  [/l(?=s?$|ment)/, 'll'],
  [/se(?=s?$|less)/, 'ce'],
  [/og(?=s?$|ed$|ing$)/, 'ogue'],
  [/e/, 'oe'],
  [/e/, 'ae'],
  [/ray/, 'rey'],
  [/um$/, 'ium'],
  [/ow/, 'ough'],
  [/ck(?=s?$)/, 'que'],
]

function isAmerican(word: string, british: Dictionary, american: Dictionary): boolean {
  const lower = word.toLowerCase()
  if (lower.length <= SHORT) return false
  // The dictionary has both organise and organize; schools write the first.
  if (/^\p{Ll}.*iz(?:e|es|ed|er|ers|ing|ation|ations)$/u.test(word) && !otherWords.test(word))
    return british(lower.replace(/iz(?=[a-z]+$)/, 'is'))
  if (british(lower) || !american(lower)) return false
  return differences.some(([pattern, way]) => pattern.test(lower) && british(lower.replace(pattern, way)))
}
