const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** Words that any sentence has. */
const small = new Set(
  'a an the of in on at to for from by with and or but not no is are was were be been it its they them their this that these those as so than then into out up down has have had do does can will more most less least all some any each both only very if when which who what how there'.split(
    ' ',
  ),
)
const BLANK = '_____'

/** The words of an answer that would give it away. */
export const tellingWords = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+(?:[.,]\d+)*/gu) ?? []).filter((word) => !small.has(word))

/**
 * A text without the answer: its words, where they stand together, and any word of it that is in none of the texts that the
 * pupil has before them (`shown`: the question, the option they chose) become a blank.
 */
export function blankOut(text: string, answer: string, shown: readonly string[] = []): string {
  const known = new Set(shown.flatMap(tellingWords))
  const phrase = answer.trim().replace(/[.!?]+$/, '')
  const whole = phrase ? text.replace(boundedBy(escaped(phrase)), BLANK) : text
  const words = tellingWords(phrase).filter((word) => !known.has(word))
  if (words.length === 0) return whole
  const blanked = whole.replace(boundedBy(`(?:${words.map(formsOf).join('|')})`), BLANK)
  return blanked.replace(new RegExp(`${BLANK}(?:[\\s,]+${BLANK})+`, 'g'), BLANK)
}

/** A word with the endings of its family: cell, cells; divide, divides, divided, dividing. */
function formsOf(word: string): string {
  if (/\d/.test(word) || word.length < 4) return `${escaped(word)}(?:s)?`
  const stem = word.replace(/(?:ies|es|s|ed|ing|e|y)$/, '')
  const base = stem.length >= 3 ? stem : word
  return `${escaped(base)}(?:y|ies|es|s|ed|d|ing|e)?`
}

const boundedBy = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'giu')
