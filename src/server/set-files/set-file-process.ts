import { writePackage } from '../anki/write-package.ts'
import { UnreadableFile } from '../files/file-content.ts'
import { renderSide } from '../rich-text/render-side.ts'
import { readFile } from './read-file.ts'
import type { SetFileAnswer, SetFileTask } from './set-file-task.ts'

/** The start of the process that `runSetFileTask` begins: one task comes in, one answer goes out. */
process.once('message', (task: SetFileTask) => {
  process.send?.(answerTo(task), () => process.disconnect())
})

function answerTo(task: SetFileTask): SetFileAnswer {
  if (task.kind === 'write')
    return { kind: 'written', bytes: writePackage(task.set, { kind: task.package, now: task.now }) }
  try {
    const content = readFile(task)
    const cards = content.cards.map((card) => ({
      ...card,
      frontHtml: renderSide(card.front),
      backHtml: renderSide(card.back),
    }))
    return { kind: 'read', content: { ...content, cards } }
  } catch (error) {
    if (error instanceof UnreadableFile) return { kind: 'unreadable', message: error.message }
    throw error
  }
}
