import { toScript } from '../../unicode-script.ts'

/** As on paper: digits as far as they are read easily, else in standard form. */
export function writeNumber(value: number): string {
  const written = String(value)
  const [, digits = '', exponent = ''] = /^(.+?)e\+?(-?\d+)$/.exec(
    value !== 0 && (Math.abs(value) >= 1e6 || Math.abs(value) < 1e-4) ? value.toExponential() : written,
  ) ?? [written, written]
  const raised = toScript(exponent, 'sup')
  return `${digits}${raised && ` × 10${raised}`}`.replace('-', '−')
}
