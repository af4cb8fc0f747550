import type { BodyContent, BodyFault, ReadBody } from './body.ts'
import type { ContentType } from './content-place.ts'
import { findCostlyMarkup } from './find-costly-markup.ts'
import { readCards } from './read-cards.ts'
import { readQuestions } from './read-questions.ts'
import { readVideo } from './read-video.ts'

/**
 * Reads what an admin typed as an item's content. What has a fault is not shown to anybody, and an empty body neither; both
 * may be stored.
 */
export function readBody(type: ContentType, typed: string): ReadBody {
  const body = typed.replaceAll('\r\n', '\n')
  if (body.trim() === '') return { content: null, faults: [] }
  const { content, faults } = readers[type](body)
  return { content: faults.length > 0 ? null : content, faults: faults.toSorted((one, other) => one.line - other.line) }
}

const readers: Record<ContentType, (body: string) => { content: BodyContent | null; faults: BodyFault[] }> = {
  flashcard: (body) => {
    const { cards, faults } = readCards(body)
    return { content: { type: 'flashcard', cards }, faults }
  },
  quiz: (body) => {
    const { questions, faults } = readQuestions(body)
    return { content: { type: 'quiz', questions }, faults }
  },
  note: readNote,
  video: (body) => {
    const video = readVideo(body)
    const message = 'Give the https address of an .mp4 or .webm file, or of a video on YouTube or Vimeo.'
    return { content: video && { type: 'video', video }, faults: video ? [] : [{ line: 1, message }] }
  },
}

/** Markdown, and after a line `## Questions` questions as a quiz has them. */
function readNote(body: string): { content: BodyContent; faults: BodyFault[] } {
  const lines = body.split('\n')
  const at = lines.findIndex((line) => /^#{1,3}\s+questions\s*$/i.test(line))
  const typed = (at < 0 ? lines : lines.slice(0, at)).join('\n')
  const markdown = typed.trim()
  const { questions, faults } = at < 0 ? readQuestions('') : readQuestions(lines.slice(at + 1).join('\n'), at + 2)
  if (markdown === '') faults.push({ line: 1, message: 'Write the note before its questions.' })
  faults.push(...findCostlyMarkup(typed))
  return { content: { type: 'note', markdown, questions }, faults }
}
