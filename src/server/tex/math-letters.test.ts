import { expect, test } from 'vitest'
import { renderTex } from './render-tex.ts'

test.each([
  [String.raw`\mathbf{v}`, '𝐯'],
  [String.raw`\mathbf{A1}`, '𝐀𝟏'],
  [String.raw`x \in \mathbb{R}`, 'ℝ'],
  [String.raw`\mathbb{D}`, '𝔻'],
  [String.raw`\mathcal{E}`, 'ℰ'],
])('%s is written in letters that browsers draw: %s', (tex, letters) => {
  const html = renderTex(tex, false)
  expect(html.replaceAll(/<[^>]*>/g, '')).toContain(letters)
  expect(html).not.toMatch(/mathvariant="(?!normal)/)
})
