import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { holdFormulas } from './hold-formulas.ts'
import { renderInlineTex, renderTex } from './render-tex.ts'

const held = (html: string) => `<span class="held-formula">${html}</span>`
const x = renderInlineTex('x')

describe('a formula in running text', () => {
  test.each([
    [`when ${x}, then`, `when ${held(`${x},`)} then`],
    [`<p>(${x}) is ${x}</p>`, `<p>${held(`(${x})`)} is ${x}</p>`],
    [`the ${x}-axis and the ${x}th`, `the ${held(`${x}-axis`)} and the ${held(`${x}th`)}`],
    [`<strong>${x}</strong>.`, `<strong>${x}</strong>.`],
    [`a &amp;${x} b`, `a &amp;${x} b`],
  ])('is held together with what is written to it: %s', (html, expected) => {
    expect(holdFormulas(html)).toBe(expected)
  })

  test('in pieces may still end a line between them', () => {
    const pieces = renderInlineTex(String.raw`3x + 12 = 27 - 2x`)
    expect(pieces).toContain('<wbr>')
    expect(holdFormulas(`so ${pieces}.`)).toMatch(
      /^so <math>.*<\/math><wbr><span class="held-formula"><math>.*\.<\/span>$/s,
    )
  })

  test('is not held to a long word, nor is one that stands on its own line', () => {
    for (const html of [`${x}${'a'.repeat(13)}`, `${renderTex('x', true)}, then`]) expect(holdFormulas(html)).toBe(html)
  })

  test('is held once', () => {
    const once = holdFormulas(`(${x}), ${x}-axis`)
    expect(holdFormulas(once)).toBe(once)
  })

  test('keeps every sign in its place', () => {
    const part = fc.constantFrom(x, ',', ' ', 'a', '<b>', '</b>', '&amp;', '(', '-', 'a'.repeat(13))
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const html = parts.join('')
        expect(holdFormulas(html).replaceAll(/<span class="held-formula">|<\/span>/g, '')).toBe(html)
      }),
    )
  })
})
