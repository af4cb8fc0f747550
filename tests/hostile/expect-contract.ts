import { expect } from 'vitest'
import type { Call } from '#contract/endpoint.ts'
import { ErrorBody, type ErrorCode, errorTable } from '#contract/errors.ts'
import { password } from '#tests/support/test-app.ts'
import type { Cast, Member, Who } from './cast.ts'

/** Codes with which any call may answer, whatever it is; a path that is mangled is another path, so 'not-found' is one. */
const anyCall: readonly ErrorCode[] = [
  'bad-input',
  'too-large',
  'unsupported-type',
  'wrong-origin',
  'not-found',
  'unavailable',
]

/** Expects an answer of the contract: the promised response or one of the promised errors, never a failure of ours. */
export async function expectContract(call: Call, response: Response): Promise<string> {
  const text = await response.text()
  if ('types' in call && response.status === 200) {
    const type = response.headers.get('content-type')?.replace(/;.*/, '') ?? ''
    expect(call.types.some((one) => one === type || one === type.replace(/\/.*/, '/*'))).toBe(true)
    expect(response.headers.get('cache-control')).toMatch(/no-store|private/)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    return text
  }
  expect(response.headers.get('content-type')).toMatch(/^application\/json/)
  if (call.route.includes(' /api/')) expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  const body: unknown = JSON.parse(text)
  if (response.status === 200 && 'response' in call) {
    // Parsed again it is the same: nothing is in it that the contract doesn't name.
    expect(call.response.parse(body)).toEqual(body)
    return text
  }
  const { error } = ErrorBody.strict().parse(body)
  expect([...anyCall, ...(call.errors ?? [])]).toContain(error.code)
  expect(response.status).toBe(errorTable[error.code].status)
  for (const sentence of [error.message, ...Object.values(error.fields ?? {})]) expectSentence(sentence)
  return text
}

/** Words for a person: not a schema's jargon, nor what was sent thrown back at them. */
function expectSentence(sentence: string): void {
  expect(sentence).toMatch(/^[A-Z].{3,300}$/)
  expect(sentence).not.toMatch(/invalid (input|string|option)|expected|received|unrecognized|undefined|regex/i)
}

/** Expects nothing of anybody else's in an answer, but what the sender named, or has by that person's password. */
export function expectNobodyElses(answer: string, { who, sent, cast }: { who: Who; sent: string; cast: Cast }): void {
  const has = ({ email }: Member) => sent.includes(email) && sent.includes(password)
  const others = Object.entries(cast.members).filter(([other, member]) => other !== who && !has(member))
  const marks = others.flatMap(([, member]) => member.marks).filter((mark) => !sent.includes(mark))
  expect(marks.filter((mark) => answer.includes(mark))).toEqual([])
}
