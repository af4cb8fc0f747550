import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCardText } from '#domain/sets/read-card-text.ts'
import { tidyNodes } from '#domain/sets/tidy-nodes.ts'
import { writeCardText } from '#domain/sets/write-card-text.ts'
import { onePixel, shortSound } from '#tests/support/anki-packages.ts'
import { uuid } from '#tests/support/answers.ts'
import { detectMedia } from '../sets/detect-media.ts'
import { readPackage } from './read-package.ts'
import { writePackage } from './write-package.ts'

const now = new Date('2026-05-12T16:00:00Z')
const media = [onePixel, shortSound].flatMap((bytes) => detectMedia(bytes) ?? [])
const [picture, sound] = media

const side = fc
  .array(
    fc.constantFrom(
      'word',
      ' ',
      'é😀',
      '\n',
      '**bold**',
      '*two words*',
      '<b>',
      '&amp;',
      '"',
      '$x^2<4$',
      '$$\\frac{a}{b}$$',
      '\\(x\\)',
      '[sound:x.mp3]',
      '[latex]',
      '{{c1::x}}',
      '{{Front}}',
      '5*6*7',
      '$5',
      '\\*',
      `![A "cell"](media:${picture?.id})`,
      `[sound](media:${sound?.id})`,
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => writeCardText(tidyNodes(readCardText(parts.join('')))))
  .filter((text) => text !== '')

describe.each(['older', 'zstd'] as const)('an Anki package of the %s kind', (kind) => {
  test('read back has lost nothing', () => {
    const cards = fc.array(fc.record({ front: side, back: side }), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(cards, (made) => {
        const set = { id: uuid(1), title: 'My set', cards: made.map((card, at) => ({ id: uuid(at), ...card })), media }
        const read = readPackage(writePackage(set, { kind, now }))
        expect(read.problems).toEqual([])
        expect(read.title).toBe('My set')
        expect(read.cards.map(({ front, back }) => [readCardText(front), readCardText(back)])).toEqual(
          made.map(({ front, back }) => [readCardText(front), readCardText(back)]),
        )
        for (const file of read.media) expect(detectMedia(file.bytes)?.id).toBe(file.id)
      }),
      { numRuns: 60 },
    )
  })
})
