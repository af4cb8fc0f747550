import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quotesHold, tellsRules } from './grounding.ts'
import { FilteredReply } from './model-client.ts'
import { readReply } from './read-reply.ts'
import { rules } from './write-prompt.ts'

const note = 'Osmosis is the diffusion of water through a partially permeable membrane.'

async function* stream(pieces: readonly string[], end?: Error) {
  for (const piece of pieces) yield piece
  if (end) throw end
}

async function read(
  pieces: readonly string[],
  { end, fits = () => true }: { end?: Error; fits?: (text: string) => boolean } = {},
) {
  let shown = ''
  const onPiece = (text: string) => {
    shown += text
  }
  const reply = await readReply(stream(pieces, end), { fits, onPiece }).catch((error: Error) => error)
  return { reply, shown }
}

const long = 'Water moves by osmosis from the weak solution to the strong one. '.repeat(4)

test('whatever the pieces, what was shown is the beginning of the reply, and half a quotation is not shown', async () => {
  const text = `${long}The note says “${note}” and ‘through a partially permeable membrane’ again. It doesn’t end there.`
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 5, maxLength: 40 }), async (lengths) => {
      const pieces: string[] = []
      let rest = text
      for (const length of lengths) {
        pieces.push(rest.slice(0, length))
        rest = rest.slice(length)
      }
      const seen: string[] = []
      const reply = await readReply(stream([...pieces, rest]), {
        fits(soFar) {
          seen.push(soFar)
          return true
        },
      })
      expect(reply).toEqual({ text })
      for (const soFar of seen.slice(0, -1)) expect((soFar.match(/[“”]/g) ?? []).length % 2).toBe(0)
    }),
  )
})

test('a stream that breaks off keeps its whole sentences once its beginning was shown', async () => {
  const { reply, shown } = await read([long, 'And then the'], { end: new Error('gone') })
  expect(reply).toEqual({ text: long.trim(), brokeOff: true })
  expect(shown.startsWith('Water moves')).toBe(true)
})

test('nothing is kept of what broke off too early, was filtered, or does not fit', async () => {
  const gone = new Error('gone')
  expect((await read(['Water moves by osmosis. '], { end: gone })).reply).toBe(gone)
  const filtered = new FilteredReply()
  expect((await read([long], { end: filtered })).reply).toBe(filtered)
  expect((await read([long, 'More words. And', ' so on'], { fits: (text) => !text.includes('More') })).reply).toBeNull()
})

test('a quotation of four words or more holds only where the notes or the question have it word for word', () => {
  for (const [answer, holds] of [
    [`It is “the diffusion of water through a partially permeable membrane”.`, true],
    ['It is "the diffusion of sugar through a membrane".', false],
    ['It is ‘the diffusion of water everywhere’.', false],
    ['It is called “turgid”.', true],
    ['The cell’s wall and the plants’ roots don’t matter.', true],
  ] as const)
    expect(quotesHold(answer, [note]), answer).toBe(holds)
})

test('a run of its own rules gives a reply away', () => {
  expect(tellsRules(`Sure! ${rules.slice(0, 120)}`, rules)).toBe(true)
  expect(tellsRules(`${long} Write British English.`, rules)).toBe(false)
})
