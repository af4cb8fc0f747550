import type { QuestionOf } from '../question.ts'
import type { Forgiving } from './schemas.ts'

/** True when a pupil's words are one of the accepted answers, but for what the teacher forgives. */
export function isAccepted(
  { accepted, forgiving }: Pick<QuestionOf<'short-text'>, 'accepted' | 'forgiving'>,
  typed: string,
): boolean {
  const words = plain(typed, forgiving)
  return words !== '' && accepted.some((answer) => plain(answer, forgiving) === words)
}

/** Any but a minus sign: that is before a number and follows neither a letter nor a digit. */
const hyphen = /(?<=[\p{L}\p{N}])-|-(?![\d.])/gu

/** Marks that phones and word processors change by themselves, and a full stop at the end, never matter. */
function plain(text: string, forgiving: Forgiving): string {
  let words = text
    .normalize('NFC')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/\p{White_Space}+/gu, ' ')
    .trim()
    .replace(/\s*[.!]$/, '')
  if (forgiving.accents) words = words.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').normalize('NFC')
  if (forgiving.case) words = words.toLowerCase()
  if (forgiving.articles) words = words.replace(/^(?:the|an?) (?=\S)/i, '')
  if (forgiving.spaces) words = words.replaceAll(' ', '').replace(hyphen, '')
  return words
}
