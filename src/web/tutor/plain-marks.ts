export interface TextRun {
  text: string
  bold: boolean
}

export type TextBlock = { kind: 'paragraph'; runs: TextRun[] } | { kind: 'list'; ordered: boolean; items: TextRun[][] }

const bullet = /^\s*[-*•]\s+/
const number = /^\s*\d+[.)]\s+/
const heading = /^\s*#{1,6}\s+/

/** A model's text in blocks: paragraphs, lists and bold, and nothing else of what it may have written; the rest stays text. */
export function textBlocks(text: string): TextBlock[] {
  return text.split(/\n\s*\n/).flatMap((part) => groupLines(part.split('\n').filter((line) => line.trim() !== '')))
}

function groupLines(lines: readonly string[]): TextBlock[] {
  const blocks: TextBlock[] = []
  for (const line of lines) {
    const last = blocks.at(-1)
    const mark = bullet.exec(line) ?? number.exec(line)
    if (!mark) {
      const runs = runsOf(line.replace(heading, '').trim())
      if (last?.kind === 'paragraph') last.runs.push({ text: ' ', bold: false }, ...runs)
      else blocks.push({ kind: 'paragraph', runs })
      continue
    }
    const ordered = number.test(line)
    const item = runsOf(line.slice(mark[0].length).trim())
    if (last?.kind === 'list' && last.ordered === ordered) last.items.push(item)
    else blocks.push({ kind: 'list', ordered, items: [item] })
  }
  return blocks
}

const runsOf = (line: string): TextRun[] =>
  line
    .split(/(\*\*[^*]+\*\*)/)
    .filter((run) => run !== '')
    .map((run) => (/^\*\*[^*]+\*\*$/.test(run) ? { text: run.slice(2, -2), bold: true } : { text: run, bold: false }))
