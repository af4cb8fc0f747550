import { AppError } from '#contract/errors.ts'
import type { AgeBand } from '#domain/groups/age-band.ts'
import { concernReply, helpLines } from '#domain/tutor/concern-reply.ts'
import type { Queries } from '../../database/database.ts'
import type { GroupLimits } from '../group-limits.ts'
import { screenWords } from './screen-words.ts'

export interface GroupWords {
  /** The field that the words are in, as the call names it. */
  field: string
  text: string
  /** What somebody chooses from who does not write words of their own; empty where they leave the field so. */
  presets: readonly string[]
}

/**
 * Makes sure that others may read what a pupil calls a group or a session.
 * @throws {AppError} unsuitable-words, naming the field; not-allowed for words of their own by somebody under 13.
 */
export async function checkGroupWords(options: {
  words: readonly GroupWords[]
  ageBand: AgeBand | null
  id: string
  writerId: string
  queries: Queries
  limits: GroupLimits
  now: Date
}): Promise<void> {
  const { words, ageBand, ...rest } = options
  for (const { field, text, presets } of words) {
    if (text === '' || presets.includes(text)) continue
    if (ageBand !== '13-or-over')
      throw new AppError('not-allowed', { message: 'Please choose one of the suggestions.' })
    const screened = await screenWords({ text, ...rest })
    if (!screened) continue
    const message =
      screened.kind === 'concern' ? concernSentence : screened.reason === 'personal-details' ? PERSONAL : UNKIND
    throw new AppError('unsuitable-words', { message, fields: { [field]: message } })
  }
}

const UNKIND = 'That has words in it that can hurt somebody. Could you put it another way?'
const PERSONAL =
  'Please leave out phone numbers, addresses, links and names on other apps: everybody at school can read this.'
const concernSentence = `${concernReply.last} You can talk to somebody now: ${helpLines
  .map(({ name, number }) => `${name} ${number}`)
  .join(', ')}. ${concernReply.kept}`
