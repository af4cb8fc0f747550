import { expect, test } from 'vitest'
import { parseMarkdown } from './markdown.ts'
import { noteBlocks } from './note-blocks.ts'

const blocks = (text: string) => noteBlocks(parseMarkdown(text).children)

test('a line keeps its styles, its formulas with what is said for them, and its little pictures', () => {
  expect(blocks('A **cell** is $2$ mm 🍎')).toEqual([
    {
      kind: 'paragraph',
      runs: [
        { text: 'A ' },
        { text: 'cell', strong: true },
        { text: ' is ' },
        { text: 'Q', formula: { html: expect.stringContaining('<math'), spoken: ' 2 ' } },
        { text: ' mm ' },
        { text: '🍎', picture: expect.stringContaining('/emoji/1f34e.svg') },
      ],
    },
  ])
})

test('what stands inside a list item besides its first line follows it', () => {
  const nested = blocks('1. One\n   - inner\n2. Two\n\n   > said\n')
  expect(nested.map(({ kind }) => kind)).toEqual(['list', 'quote'])
  expect(nested[0]).toMatchObject({ ordered: true, items: [[{ text: 'One' }], [{ text: 'inner' }], [{ text: 'Two' }]] })
})
