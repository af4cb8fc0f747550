/** A number as every reader of GIFT takes it: 3e+8 as 300000000. */
export function writeNumber(value: number): string {
  const written = String(value)
  return written.replace('e+', 'e')
}
