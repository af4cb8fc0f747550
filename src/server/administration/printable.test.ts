import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { printable } from './printable.ts'
import { registerTypeface, STRONG, TEXT, typefaceHas } from './report-typeface.ts'

test('a name keeps its letters: Welsh, Polish, Turkish and Czech among them', () => {
  for (const text of ['Zoë O’Neill – Ødegård', 'Siân Ŵyn Ŷsgol', 'Łukasz Mačák', 'Gülşah Iğdır İnce', 'Why?'])
    expect(printable(text)).toEqual({ text, replaced: false })
  // Written with marks of their own, as some systems export them.
  expect(printable('w\u0302y\u0302')).toEqual({ text: 'ŵŷ', replaced: false })
})

test('a mark that the typeface lacks is left out, another sign is one question mark, and it is known that it was', () => {
  expect(printable('Nguyễn')).toEqual({ text: 'Nguyen', replaced: false })
  for (const [text, as] of [
    ['Ноа', '???'],
    ['Ωμέγα', '?????'],
    ['Team 👩🏽‍🔬 A', 'Team ? A'],
  ] as const)
    expect(printable(text)).toEqual({ text: as, replaced: true })
})

test('every letter of the list is in both weights of the typeface', () => {
  const pdf = new PDFDocument()
  registerTypeface(pdf)
  const codes = typefaceHas.split(' ').flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map((code) => Number.parseInt(code, 16))
    return Array.from({ length: to - from + 1 }, (_, at) => from + at)
  })
  for (const weight of [TEXT, STRONG]) {
    pdf.font(weight)
    const { font } = (pdf as unknown as { _font: { font: { hasGlyphForCodePoint: (code: number) => boolean } } })._font
    expect(codes.filter((code) => !font.hasGlyphForCodePoint(code))).toEqual([])
  }
})
