import { stemmer } from 'stemmer'

/** A word of an answer as it is compared: without its ending, and whether it turns the sentence round. */
export interface AnswerWord {
  stem: string
  /** As typed, in small letters. */
  word: string
}

export interface Sentence {
  /** As it stands in the answer. */
  text: string
  words: AnswerWord[]
  negated: boolean
  /** What it says one after the other: 'zinc loses electrons', 'copper gains them'. */
  clauses: Pick<Sentence, 'words' | 'negated'>[]
}

const negators = new Set(
  'not no never none neither nor without cannot cant dont doesnt didnt isnt arent wasnt werent wont wouldnt couldnt shouldnt hasnt havent hadnt prevents prevent prevented unable fails fail lacks lack'.split(
    ' ',
  ),
)

/** Words that carry no idea of their own in an answer. */
const empty = new Set(
  `a an the of to in into on onto at by for from with as and or but so that this these those it its they them their there then than
  is are was were be been being has have had do does did will would can could may might should which who whom what when where
  because since due if also very more quite really just some any all each every one you your we our i he she his her him
  therefore hence thus such like about up down out over through during between called known means`
    .split(/\s+/)
    // Direction is the answer in many a mark scheme.
    .filter((word) => !['more', 'up', 'down', 'out', 'all', 'each', 'over', 'between', 'through'].includes(word)),
)

/** Where one reason ends and the next begins: what is denied before it is not denied after it. */
const REASON = /,?\s+(?=(?:because|so|therefore|which means|meaning)\b)/i

/** Where one thing said ends and the next begins within a sentence. */
const CLAUSE = /[,:]\s+|\s+(?:and|while|then|instead of)\s+/i

/**
 * Every sentence of an answer, as typed, and its words; a line break, a semicolon and 'but' end one too. One that gives reasons
 * comes whole and then reason by reason.
 */
export function sentencesOf(text: string): Sentence[] {
  return text
    .split(/(?<=[.!?;])\s+|\n+|,?\s+(?=(?:but|whereas|however|although)\b)/i)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap((part) => {
      const reasons = part.split(REASON)
      return [part, ...(reasons.length > 1 ? reasons : [])].map((of) => ({
        text: part,
        ...wordsOf(of),
        clauses: of.split(CLAUSE).map(wordsOf),
      }))
    })
}

/** The words of a phrase that carry its idea. */
export function wordsOf(text: string): Pick<Sentence, 'words' | 'negated'> {
  const typed = plain(text).match(/\d+(?:\.\d+)?|\p{L}+/gu) ?? []
  return {
    words: typed
      .filter((word) => !empty.has(word) && !negators.has(word))
      .map((word) => ({ word, stem: /\d/.test(word) ? word : stemmer(word) })),
    negated: typed.some((word) => negators.has(word)),
  }
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(\p{L})['’‘](\p{L})/gu, '$1$2')
    .replace(/(\d),(?=\d{3})/g, '$1')
