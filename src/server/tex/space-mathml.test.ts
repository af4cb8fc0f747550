import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { renderDisplayTex, renderTex } from './render-tex.ts'
import { spaceMathml } from './space-mathml.ts'

/** A formula as it stands on the page: `~` for a thin space, `_` before a sign that belongs to the number after it. */
const set = (tex: string) =>
  renderTex(tex, false)
    .replaceAll(/<mspace width="0\.1667em"[^>]*>/g, '~')
    .replaceAll('form="prefix">', '>_')
    .replaceAll(/<[^>]*>|\u2061/g, '')

describe('a formula is spaced as in print', () => {
  test.each([
    ['x = -7', 'x=_−7'],
    ['x - 7', 'x−7'],
    ['(x + 1) - 7', '(x+1)−7'],
    ['(-3, -4)', '(_−3,_−4)'],
    ['a \\times -3', 'a×_−3'],
    ['|-3| - 2', '∣_−3∣−2'],
    ['x = \\pm 2', 'x=_±2'],
    ['5! - 1', '5!−1'],
    ['k\\cos kx', 'k~cos~kx'],
    ['\\ln(x)', 'ln(x)'],
    ['\\ln\\left(x\\right)', 'ln(x)'],
    ['2\\sin^2\\theta\\cos\\theta', '2~sin2~θ~cos~θ'],
    ['\\log_{10} 5 + \\ln 2', 'log10~5+ln~2'],
    ['\\sin\\cos x', 'sin~cos~x'],
    ['\\sin\\, x', 'sin\u2009x'],
    ['\\lim_{h \\to 0} \\frac{1}{h}', 'limh→0~1h'],
  ])('%s', (tex, shown) => {
    expect(set(tex)).toBe(shown)
  })

  test('a sign that begins a line joins what follows to the line before', () => {
    const html = renderDisplayTex('\\text{energy} = \\text{in} - \\text{out, and this is a long piece}')
    expect(html).toContain('<wbr><math displaystyle="true"><mrow><mo>=</mo><mtext>\u00a0in</mtext>')
    expect(html).toContain('<mo form="infix">−</mo><mtext>\u00a0out,')
  })

  test('a prime stands at its letter, not raised twice', () => {
    expect(renderTex("f'(x)", false)).toContain('<mrow><mi>f</mi><mo lspace="0em" rspace="0em">′</mo></mrow>')
    expect(renderTex("f''(x)", false)).toContain('<mo lspace="0em" rspace="0em">″</mo>')
  })

  test('nothing else changes, and twice is once', () => {
    const tex = fc
      .array(fc.constantFrom('x', '-', '+', '=', '\\sin ', '(', ')', '2', '\\frac{a}{-b}', '\\ce{Cl-}', '<', '\\&'))
      .map((tokens) => tokens.join(''))
    fc.assert(
      fc.property(tex, (text) => {
        const once = renderTex(text, false)
        const bare = (html: string) => html.replaceAll(/<mspace[^>]*><\/mspace>| form="prefix"/g, '')
        expect(bare(spaceMathml(bare(once)))).toBe(bare(once))
        expect(spaceMathml(once)).toBe(once)
      }),
    )
  })
})
