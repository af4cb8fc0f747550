import { expect, test } from 'vitest'
import { speakTex } from './speak-tex.ts'

test.each([
  ['\\frac{1}{2}', '1 over 2'],
  ['x^2 + 3', 'x squared + 3'],
  ['10^{-6}\\ \\text{m}', '10 to the power minus 6 m'],
  ['a \\times b = c', 'a times b equals c'],
  ['\\sqrt{16}', 'square root of 16'],
  ['90^\\circ', '90 degrees'],
  ['x \\leq 5', 'x is at most 5'],
  ['\\ce{Mg^2+ + 2e- -> Mg}', 'Mg 2 plus + 2e minus gives Mg'],
  ['\\ce{SO4^{2-}}', 'SO4 2 minus'],
  ['\\overrightarrow{AB}', 'vector AB'],
  ['\\begin{pmatrix} 3 \\\\ -1 \\end{pmatrix}', 'column vector 3 , minus 1'],
])('TeX is spoken: %s', (tex, spoken) => {
  expect(speakTex(tex)).toBe(spoken)
})
