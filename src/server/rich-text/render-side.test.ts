import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { renderSide, withMediaAddresses } from './render-side.ts'

const media = '0123456789abcdef'.repeat(2)

test('Marks become elements, and formulas MathML', () => {
  expect(renderSide('**Bold** & *new*\nline')).toBe('<strong>Bold</strong> &amp; <em>new</em><br>line')
  expect(renderSide('$x^2$')).toMatch(/^<math><mrow>?<msup>|^<math>.*<msup>/)
})

test('TeX with a mistake, or that would sprawl, is shown as it was typed', () => {
  expect(renderSide('$\\frac{1$')).toBe('<code>\\frac{1</code>')
  expect(renderSide('$\\rule{900em}{900em}$')).toBe('<code>\\rule{900em}{900em}</code>')
})

test('TeX can make no link, picture or attribute', () => {
  for (const tex of [
    '\\href{javascript:alert(1)}{x}',
    '\\includegraphics{http://evil.example/a.png}',
    '\\htmlStyle{color:red}{x}',
  ])
    expect(renderSide(`$${tex}$`)).not.toMatch(/href=|<a |<img|style="color:red/)
})

test('Files get their set’s address', () => {
  expect(withMediaAddresses(renderSide(`![A "cell"](media:${media})`), 'some-set')).toBe(
    `<img src="/api/sets/some-set/media/${media}" alt="A &quot;cell&quot;" loading="lazy" decoding="async">`,
  )
})

test('Whatever is typed, no element comes out but ours', () => {
  const typed = fc.string({
    unit: fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '&',
      'script',
      'img',
      'onerror=',
      'src="media:',
      '*',
      '$',
      '\n',
      'a',
      '![',
      '](media:',
      media,
      ')',
    ),
    maxLength: 30,
  })
  fc.assert(
    fc.property(typed, (source) => {
      const bare = renderSide(source).replace(
        /<(?:w?br|\/?strong|\/?em|\/?code|img src="media:[0-9a-f]{32}" alt="[^"<>]*" loading="lazy" decoding="async")>/g,
        '',
      )
      const words = bare
        .replace(/<math.*?<\/math>/gs, '')
        .replace(/<span class="formula" tabindex="0">(?:<span><\/span> ?)+<\/span>/g, '')
        .replace(/<span class="held-formula">([^<>"]*)<\/span>/g, '$1')
      expect(words).not.toMatch(/[<>"]/)
    }),
    { examples: [['$<$onerror=']] },
  )
})
