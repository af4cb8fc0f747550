import { stemmer } from 'stemmer'

/** The words of a text as they are spelt: small, without accents and marks. Numbers stay. */
export function plainWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’‘]s?\b/g, '')
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Words whose stem is another word's: they are kept as they are. */
const whole = new Set(
  'quadrat quadrats organic universe university generation generations general policy policies important'.split(' '),
)

const known = new Map<string, string>()
/** Words that were looked up before are kept, as many as a curriculum has. */
const KEPT = 40_000

/** What a word is compared by: without its ending, and with an s where some write a z. */
export function termOf(word: string): string {
  const before = known.get(word)
  if (before !== undefined) return before
  const term = whole.has(word)
    ? `${word.replace(/ies$/, 'y').replace(/s$/, '')}_`
    : stemmer(word.replace(/iz(?=e|ing|ation|ed)/, 'is').replace(/yz(?=e|ing|ed)/, 'ys'))
  if (known.size >= KEPT) known.clear()
  known.set(word, term)
  return term
}

/** Words that join two others: 'order of operations' is order and operations. */
const joints = new Set(['and', 'of', 'the', 'in', 'to', 'for', 'on', 'a'])
/** Words with which a pair is not a thing by itself. */
const loose = new Set(
  'an are as at be by can do does from has have how is it its not or that their them then they this was what when which who why with you your we i'.split(
    ' ',
  ),
)

/** Each two words that belong together by where they are, as one term. */
export function pairsOf(words: readonly string[]): string[] {
  const pairs: string[] = []
  let before: string | null = null
  for (const word of words) {
    if (joints.has(word)) continue
    if (loose.has(word)) {
      before = null
      continue
    }
    if (before !== null) pairs.push(`${termOf(before)} ${termOf(word)}`)
    before = word
  }
  return pairs
}
