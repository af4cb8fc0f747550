const superscript = new Map(
  Object.entries({
    '-': '⁻',
    '0': '⁰',
    '1': '¹',
    '2': '²',
    '3': '³',
    '4': '⁴',
    '5': '⁵',
    '6': '⁶',
    '7': '⁷',
    '8': '⁸',
    '9': '⁹',
  }),
)

/** As on paper: digits as far as they are read easily, else in standard form. */
export function writeNumber(value: number): string {
  const written = String(value)
  const [, digits = '', exponent = ''] = /^(.+?)e\+?(-?\d+)$/.exec(
    value !== 0 && (Math.abs(value) >= 1e6 || Math.abs(value) < 1e-4) ? value.toExponential() : written,
  ) ?? [written, written]
  const raised = [...exponent].map((sign) => superscript.get(sign) ?? '').join('')
  return `${digits}${raised && ` × 10${raised}`}`.replace('-', '−')
}
