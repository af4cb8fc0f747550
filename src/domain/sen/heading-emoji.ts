/** The picture of a SEN subject's heading: one for english, one for math, one for any other (contract §2). */
export function headingEmoji(subject: string): '📖' | '🔢' | '🌟' {
  if (/^english\b/.test(subject)) return '📖'
  return /^maths?$/.test(subject) ? '🔢' : '🌟'
}
