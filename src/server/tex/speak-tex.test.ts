import { describe, expect, test } from 'vitest'
import { speakTex } from './speak-tex.ts'

const spoken = (cases: readonly [string, string][]) =>
  test.each(cases)('%s', (tex, words) => {
    expect(speakTex(tex)).toBe(words)
  })

describe('arithmetic and algebra are spoken as in a British classroom', () => {
  spoken([
    ['\\frac{1}{2}', '1 over 2'],
    ['x^2 + 3', 'x squared plus 3'],
    ['a \\times b = c', 'a times b equals c'],
    ['\\sqrt{16}', 'the square root of 16'],
    ['\\sqrt[3]{8}', 'the cube root of 8'],
    ['90^\\circ', '90 degrees'],
    ['x \\leq 5', 'x is less than or equal to 5'],
    ['2(x + 3)', '2 open bracket x plus 3 close bracket'],
    ['4(-2) = -8', '4 times minus 2 equals minus 8'],
    ['(-3)^2', 'minus 3, all squared'],
    ['20\\,000', '20,000'],
    ['3\\tfrac{1}{2}', '3 and 1 over 2'],
    ['\\frac{a + b}{c + d} - 1', 'the fraction a plus b, over c plus d, end of fraction, minus 1'],
    ['2 : 3', '2 to 3'],
    ['\\constructor + \\toString', 'constructor plus toString'],
    ['0.8\\dot{3}', '0.8 then 3 recurring'],
    ['0.\\dot{2}\\dot{7}', '0 point 2 7 recurring'],
    ['\\frac12', '1 over 2'],
    ['\\overrightarrow{AB}', 'vector AB'],
    ['\\begin{pmatrix} 3 \\\\ -1 \\end{pmatrix}', 'column vector 3, minus 1'],
    ['\\begin{pmatrix} 1 & 0 \\\\ 0 & 1 \\end{pmatrix}', 'the 2 by 2 matrix row 1: 1, 0; row 2: 0, 1'],
  ])
})

describe('A-Level Maths is spoken by its meaning', () => {
  spoken([
    ['P(A \\mid B)', 'P of A given B'],
    ['P(A | B)', 'P of A given B'],
    ['X \\sim B(10, 0.3)', 'X is distributed as B (10, 0.3)'],
    ['A \\cap B', 'A intersection B'],
    ['\\lvert x - 1\\rvert < 2', 'the modulus of x minus 1, is less than 2'],
    ['|r| < 1', 'the modulus of r is less than 1'],
    ['\\ln\\lvert x\\rvert', 'natural log of the modulus of x'],
    ['\\binom{n}{r}', 'n choose r'],
    ['{}^nC_r', 'n C r'],
    ['\\int_0^1 x^2\\,\\mathrm{d}x', 'the integral from 0 to 1 of x squared d x'],
    ['\\int v\\,\\mathrm{d}t', 'the integral of v d t'],
    ['\\sum_{r=1}^{n} r^2', 'the sum from r equals 1 to n of r squared'],
    ['\\lim_{h \\to 0} \\frac{1}{h}', 'the limit as h tends to 0 of 1 over h'],
    ['h \\to 0', 'h tends to 0'],
    ['S_\\infty', 'S infinity'],
    ['\\bar{x}', 'x bar'],
    ['\\frac{\\mathrm{d}y}{\\mathrm{d}x}', 'd y by d x'],
    ["f'(x)", 'f dash of x'],
    ['f^{-1}(x)', 'f inverse of x'],
    ['\\sin^2 \\theta', 'sine squared theta'],
    ['\\log_2 8 = 3', 'log base 2 of 8 equals 3'],
    ['g \\circ f', 'g composed with f'],
    ['(g \\circ f)(3) = 11', 'open bracket g composed with f close bracket of 3 equals 11'],
    ['x_{n+1} = 2x_n', 'x sub n plus 1, equals 2 x n'],
    ['\\{x : x > 2\\}', 'the set of x such that x is greater than 2'],
  ])
})

describe('units after numbers are spoken in full', () => {
  spoken([
    ['10^{-6}\\ \\text{m}', '10 to the power minus 6 metres'],
    ['9.8\\ \\text{m s}^{-2}', '9.8 metres per second squared'],
    ['9.8\\ \\text{m/s²}', '9.8 metres per second squared'],
    ['1\\ \\text{g/cm}^3', '1 gram per centimetre cubed'],
    ['0.5\\ \\text{mol dm}^{-3}\\ \\text{s}^{-1}', '0.5 moles per decimetre cubed per second'],
    ['2\\ \\text{cm}^3/\\text{min}', '2 centimetres cubed per minute'],
    ['4200\\ \\text{J/kg °C}', '4200 joules per kilogram per degree Celsius'],
    ['60\\ ^\\circ\\text{C}', '60 degrees Celsius'],
    ['\\text{mol dm}^{-3}', 'moles per decimetre cubed'],
    ['t_{1/2}', 't 1 over 2'],
    ['\\text{A} + \\text{B}', 'A plus B'],
    ['\\frac{\\text{mass}}{\\text{volume}}', 'mass over volume'],
  ])
})

describe('chemistry and nuclides are spoken by formula', () => {
  spoken([
    ['\\ce{2H2 + O2 -> 2H2O}', '2H2 plus O2 makes 2H2O'],
    ['\\ce{N2 + 3H2 <=> 2NH3}', 'N2 plus 3H2 is in equilibrium with 2NH3'],
    ['\\ce{Mg^2+ + 2e- -> Mg}', 'Mg 2 plus plus 2e minus makes Mg'],
    ['\\ce{SO4^{2-}}', 'SO4 2 minus'],
    ['\\ce{NO3-}', 'NO3 minus'],
    ['\\ce{NaCl(aq)}', 'NaCl aqueous'],
    ['\\ce{CH2=CH2}', 'CH2 double bond CH2'],
    ['\\ce{Cl\\bullet{} + CH4 -> \\bullet{}CH3 + HCl}', 'Cl radical plus CH4 makes radical CH3 plus HCl'],
    ['\\ce{CuSO4.5H2O}', 'CuSO4 dot 5H2O'],
    ['\\ce{C_nH_{2n+2}}', 'C n H 2n plus 2'],
    ['[\\ce{H+}][\\ce{A-}]', 'the concentration of H plus times the concentration of A minus'],
    ['[\\text{Ar}]\\,3d^7', 'Ar 3 d 7'],
    ['\\ce{^23_11Na}', 'Na with mass number 23 and atomic number 11'],
    ['\\ce{^{238}_{92}U}', 'U with mass number 238 and atomic number 92'],
    ['\\ce{^18_8O^2-}', 'O with mass number 18 and atomic number 8 2 minus'],
    ['\\ce{^69Ga}', 'Ga 69'],
    ['\\ce{H2^18O}', 'H2, O 18'],
    ['{}^{0}_{-1}\\text{e}', 'e with mass number 0 and atomic number minus 1'],
    [
      '\\text{glucose} \\rightarrow \\text{ethanol} + \\text{carbon dioxide}',
      'glucose makes ethanol plus carbon dioxide',
    ],
  ])
})

describe('orders of growth are functions', () => {
  spoken([
    ['O(n^2)', 'O of n squared'],
    ['O(1)', 'O of 1'],
    ['O(n \\log n)', 'O of n log n'],
    ['O(2^n)', 'O of 2 to the power n'],
    ['O(0, 0)', 'O (0, 0)'],
    ['360^\\circ - 90^\\circ', '360 degrees minus 90 degrees'],
  ])
})

test('drawn numbers may stand in braces of their own', () => {
  expect(speakTex('{12}x^{{2}} + \\frac{{3}}{{-4}}')).toBe('12 x squared plus 3 over minus 4')
})
