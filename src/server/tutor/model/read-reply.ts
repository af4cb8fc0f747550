import { FilteredReply } from './model-client.ts'
import { OFF_TOPIC } from './write-prompt.ts'

/** Characters that are read before the first are shown. */
const HELD_BACK = 160
/** A reply that goes on longer has lost its way. */
const LONGEST = 6000
/** A quotation is shown once it is closed; what is longer is none. */
const LONGEST_QUOTATION = 400

interface Reading {
  /** Whether a text, or all of a reply, is an answer from the notes. */
  fits: (text: string, whole: boolean) => boolean
  onPiece?: ((text: string) => void) | undefined
}

/**
 * Reads a reply to its end and hands on what has been checked. One that breaks off after its beginning was shown is kept as far as its
 * sentences are whole.
 * @returns null where it does not fit.
 * @throws what the stream throws, where nothing of it can be kept.
 */
export async function readReply(
  pieces: AsyncIterable<string>,
  { fits, onPiece }: Reading,
): Promise<{ text: string; brokeOff?: true } | null> {
  let raw = ''
  let shown = 0
  try {
    for await (const piece of pieces) {
      raw += piece
      const text = cleaned(raw)
      if (text.includes(OFF_TOPIC) || text.length > LONGEST || raw.length > 4 * LONGEST) return null
      const sure = closed(text)
      if (sure.length < HELD_BACK && shown === 0) continue
      if (!fits(sure, false)) return null
      if (sure.length > shown) onPiece?.(sure.slice(shown))
      shown = Math.max(shown, sure.length)
    }
  } catch (error) {
    const text = wholeSentences(closed(cleaned(raw)))
    if (shown === 0 || error instanceof FilteredReply || text === '' || !fits(text, true)) throw error
    return { text, brokeOff: true }
  }
  const text = cleaned(raw).trim()
  return !text.includes(OFF_TOPIC) && fits(text, true) ? { text } : null
}

/** A word that is half here may yet be an address, or the mark that this is off the topic; half a quotation may be a false one. */
function closed(text: string): string {
  const words = text.slice(0, Math.max(0, text.lastIndexOf(' ')))
  const doubles = [...words.matchAll(/["“”]/g)]
  const single = [...words.matchAll(/(?<![\p{L}\p{N}])[‘']/gu)].at(-1)?.index ?? words.length
  const open = Math.min(
    doubles.length % 2 === 1 ? (doubles.at(-1)?.index ?? words.length) : words.length,
    /[’'](?![\p{L}\p{N}])/u.test(words.slice(single + 1)) ? words.length : single,
  )
  return words.length - open > LONGEST_QUOTATION ? words : words.slice(0, open)
}

const wholeSentences = (text: string) => /^[\s\S]*[.!?]["”’')]*(?=\s|$)/.exec(text)?.[0].trim() ?? ''

/** Without what some models think aloud first, without links, which could lead anywhere, and without signs that can't be seen. */
const cleaned = (text: string) =>
  text
    .replace(/<think>[\s\S]*?(?:<\/think>|$)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(?:https?:\/\/|www\.)\S+/g, '')
    .replace(/[\p{Cf}\p{Co}]|(?![\n\t])\p{Cc}/gu, '')
    .trimStart()
