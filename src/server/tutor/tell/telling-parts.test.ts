import { expect, test } from 'vitest'
import { tellingParts } from './telling-parts.ts'

const texts = (html: string) => tellingParts(html).map(({ text }) => text)

test('a paragraph is cut where its sentences end, and not inside a formula, a bold word or a short form', () => {
  expect(
    texts(
      '<p>Osmosis is the movement of water, e.g. into a potato. The rate of it is <span class="held"><math><mn>2.5</mn></math>.</span> It is <strong>slow. Very slow.</strong> in the cold.</p>',
    ),
  ).toEqual([
    'Osmosis is the movement of water, e.g. into a potato.',
    'The rate of it is 2.5 .',
    'It is slow. Very slow. in the cold.',
  ])
})

test('a line that leads to a formula or a short list comes with it; to a long list it tells nothing by itself', () => {
  const list = (count: number) => `<ul>${'<li>a part of the list</li>'.repeat(count)}</ul>`
  expect(texts('<p>Its nth term is</p><span class="formula"><math>dn</math></span>')).toEqual(['Its nth term is dn'])
  expect(texts(`<p>There are three parts:</p>${list(3)}`)[0]).toMatch(/^There are three parts: a part/)
  expect(texts(`<p>There are many parts:</p>${list(9)}`)).not.toContain('There are many parts:')
})

test('figures, tables, labels and the working of an example are no sentences', () => {
  expect(
    texts(
      '<figure><svg><title>Water moves into the cell.</title></svg></figure><table><tr><td>Water moves into the cell.</td></tr></table><p><strong>Worked example.</strong> Water moves into the cell.</p><p>Short.</p>',
    ),
  ).toEqual([])
})

test('what a point of a list says after its first sentence goes on from it', () => {
  const parts = tellingParts(
    '<ul><li><strong>Cell wall</strong>: it supports the cell. Only plants have it here.</li></ul>',
  )
  expect(parts.map(({ goesOn }) => goesOn)).toEqual([false, true])
  expect(parts[0]).toMatchObject({ bold: 'Cell wall', block: parts[1]?.block })
})
