import type { SentGroupMessage } from '#contract/groups.ts'
import { findPersonalDetail } from '#domain/groups/personal-details.ts'
import { hasUnkindWords } from './unkind-words.ts'

type Refusal = Omit<Extract<SentGroupMessage, { kind: 'refused' }>, 'kind'>

const UNKIND =
  'That has words in it that can hurt somebody, so it was not sent. Your message is still here: could you put it another way?'
const PERSONAL =
  'To keep everybody safe, phone numbers, addresses, links and names on other apps stay out of the chat. Your message is still here: take that part out and send it.'

/** Why a text that others would read is not shown to them; null where nothing is wrong with it. */
export function refuseWords(text: string): Refusal | null {
  if (hasUnkindWords(text)) return { reason: 'unkind-words', sentence: UNKIND }
  if (findPersonalDetail(text)) return { reason: 'personal-details', sentence: PERSONAL }
  return null
}
