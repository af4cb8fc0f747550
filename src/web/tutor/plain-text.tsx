import { type TextRun, textBlocks } from './plain-marks.ts'

/** Text that is never HTML, with its paragraphs, lists and bold words. */
export function PlainText({ text }: { text: string }) {
  return (
    <div className="prose">
      {textBlocks(text).map((block, index) => {
        if (block.kind === 'paragraph') return <p key={index}>{runs(block.runs)}</p>
        const List = block.ordered ? 'ol' : 'ul'
        return (
          <List key={index}>
            {block.items.map((item, at) => (
              <li key={at}>{runs(item)}</li>
            ))}
          </List>
        )
      })}
    </div>
  )
}

const runs = (given: readonly TextRun[]) =>
  given.map(({ text, bold }, index) => (bold ? <strong key={index}>{text}</strong> : text))
