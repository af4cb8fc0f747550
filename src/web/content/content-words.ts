import type { ContentType } from '#domain/content/content-place.ts'

interface TypeWords {
  /** The tab's. */
  tab: string
  /** As in 'Add {type}'. */
  one: string
  /** How its content is written. */
  prompt: string
  placeholder: string
}

export const typeWords: Record<ContentType, TypeWords> = {
  flashcard: {
    tab: 'Flashcards',
    one: 'Flashcard',
    prompt: 'One card a line, with | between its front and its back. **bold**, *italics* and $TeX$ work.',
    placeholder: 'What is osmosis? | Water moving through a membrane',
  },
  quiz: {
    tab: 'Quizzes',
    one: 'Quiz',
    prompt:
      'A question, then its options a line each: * before the right one, - before the others, and > before an explanation. Leave a blank line before the next question.',
    placeholder: 'Which gas do plants take in?\n- Oxygen\n* Carbon dioxide\n> They use it in photosynthesis.',
  },
  note: {
    tab: 'Notes',
    one: 'Note',
    prompt: 'Markdown. After a line ‘## Questions’ come questions, written as in a quiz.',
    placeholder: '## Cells\nEvery living thing is made of **cells**.',
  },
  video: {
    tab: 'Videos',
    one: 'Video',
    prompt: 'Enter video URL: the https address of an .mp4 or .webm file, or of a video on YouTube or Vimeo.',
    placeholder: 'https://',
  },
}

/** Enough to know an item by. */
const PREVIEW = 60

export function previewOf(body: string): string {
  const line = body.replace(/\s+/g, ' ').trim()
  return line.length > PREVIEW ? `${line.slice(0, PREVIEW).trimEnd()}…` : line
}
