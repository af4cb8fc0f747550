import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CardNode, mediaIn, plainText } from './card-node.ts'
import { readCardText } from './read-card-text.ts'
import { joined, tidyNodes } from './tidy-nodes.ts'
import { writeCardText } from './write-card-text.ts'

const media = 'a'.repeat(32)
const text = (words: string): CardNode => ({ type: 'text', text: words })

// Where each mark was looked for to the end of the text, these would take minutes.
test.each(['**a *b ', '**a *b$ ', '*a$', '**b$x ', '*a **a$', '![', '$x ', '\\'])(
  '%s again and again is read at once',
  (typed) => {
    expect(plainText(readCardText(typed.repeat(50_000))).length).toBeGreaterThan(0)
  },
)

describe('what is typed on a card', () => {
  test('Bold, italics, line breaks and formulas are read', () => {
    expect(readCardText('A **bold *and* word**\n*it* is $x^2$')).toEqual([
      text('A '),
      { type: 'strong', children: [text('bold '), { type: 'em', children: [text('and')] }, text(' word')] },
      { type: 'break' },
      { type: 'em', children: [text('it')] },
      text(' is '),
      { type: 'tex', tex: 'x^2', display: false },
    ])
  })

  test.each(['2*3*4', 'It costs $5 or $6', 'a * b * c', '**', '***', '$', '$ x $', '![x](media:1)', 'C:\\new'])(
    '%s is text as it stands',
    (typed) => expect(readCardText(typed)).toEqual([text(typed)]),
  )

  test('A backslash makes a mark a letter', () => {
    expect(readCardText('\\*not\\* \\$x\\$')).toEqual([text('*not* $x$')])
  })

  test('A formula may hold stars and escaped dollars, and may stand on its own line', () => {
    expect(readCardText('$a*b*c$ $$\\text{\\$5}$$')).toEqual([
      { type: 'tex', tex: 'a*b*c', display: false },
      text(' '),
      { type: 'tex', tex: '\\text{\\$5}', display: true },
    ])
  })

  test('Pictures and sounds name a file of the set', () => {
    const nodes = readCardText(`![A cell](media:${media}) [sound](media:${media})`)
    expect(mediaIn(nodes)).toEqual([media, media])
    expect(plainText(nodes)).toBe('A cell Sound')
  })

  test('Any text is written so that it is read as the same text', () => {
    const marks = fc.string({ unit: fc.constantFrom('*', '$', '\\', '!', '[', ']', '(', 'a', '5', ' ', 'é', '😀') })
    fc.assert(
      fc.property(marks, (words) => {
        expect(readCardText(writeCardText([text(words)]))).toEqual(joined([text(words)]))
      }),
    )
  })

  test('Reading and writing again changes nothing, whatever is typed', () => {
    const typed = fc.string({
      unit: fc.constantFrom('*', '**', '$', '\\', '\n', ' ', 'a', '7', '![x](media:', media, ')', '[sound](media:'),
    })
    fc.assert(
      fc.property(typed, (source) => {
        expect(readCardText(writeCardText(readCardText(source)))).toEqual(readCardText(source))
      }),
    )
  })

  test('Tidying is done once and for all, and keeps every word', () => {
    const { nodes } = fc.letrec<{ nodes: CardNode[]; node: CardNode }>((tie) => ({
      nodes: fc.array(tie('node'), { maxLength: 5 }),
      node: fc.oneof(
        {
          weight: 4,
          arbitrary: fc.constantFrom(text('a'), text(' b '), text(' '), text('*c'), { type: 'break' as const }),
        },
        {
          weight: 1,
          arbitrary: fc.record({ type: fc.constantFrom('strong' as const, 'em' as const), children: tie('nodes') }),
        },
      ),
    }))
    fc.assert(
      fc.property(nodes, (made) => {
        const tidy = tidyNodes(made)
        expect(tidyNodes(tidy)).toEqual(tidy)
        expect(plainText(tidy).replaceAll(' ', '')).toBe(plainText(made).replaceAll(' ', ''))
        expect(plainText(readCardText(writeCardText(tidy)))).toBe(plainText(tidy))
      }),
    )
  })
})
