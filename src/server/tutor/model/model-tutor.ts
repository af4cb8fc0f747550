import type { Logger } from 'pino'
import type { TutorMode } from '#domain/tutor/tutor-mode.ts'
import type { CurriculumStore } from '../../curriculum/curriculum-store.ts'
import type { FoundPassage } from '../finding/note-finder.ts'
import { noteSource } from '../note-source.ts'
import { isGrounded, wordsOf } from './grounding.ts'
import type { ModelClient } from './model-client.ts'
import { inTime, type TimeLimits } from './time-limits.ts'
import { OFF_TOPIC, type PromptNote, writePrompt } from './write-prompt.ts'

/** Passages that a model is given. */
const NOTES = 3
/** Passages that score so much less than the best one are of something else. */
const NEAR_BEST = 4
const NOTE_LENGTH = 2500
/** Characters that are read before the first are shown. */
const HELD_BACK = 160
/** A reply that goes on longer has lost its way. */
const LONGEST = 6000

export interface WordedAnswer {
  text: string
  sources: { topicId: string; sectionId: string }[]
}

export interface ModelTutor {
  /** A model's answer in the words of the notes; null when it fails, is too slow or speaks of something else. */
  answer(options: {
    question: string
    mode: TutorMode
    passages: readonly FoundPassage[]
    onPiece?: ((text: string) => void) | undefined
    signal?: AbortSignal | undefined
  }): Promise<WordedAnswer | null>
}

export function createModelTutor(parts: {
  client: ModelClient
  curriculum: CurriculumStore
  limits: TimeLimits
  log: Pick<Logger, 'warn'>
}): ModelTutor {
  const { client, curriculum, limits, log } = parts
  return {
    async answer({ question, mode, passages, onPiece, signal }) {
      const best = passages[0]?.score ?? 0
      const sources = passages.slice(0, NOTES).filter(({ score }) => score >= best - NEAR_BEST)
      const notes = sources.flatMap((source) => promptNote(curriculum, source, mode))
      const known = wordsOf([question, ...notes.flatMap(({ place, text }) => [place, text])])
      const ending = new AbortController()
      const either = signal ? AbortSignal.any([signal, ending.signal]) : ending.signal
      try {
        const stream = client(writePrompt(question, mode, notes), either)
        const text = await read(
          inTime(stream, limits, () => ending.abort()),
          {
            fits: (soFar, whole) => isGrounded(soFar, known, mode, whole),
            onPiece,
          },
        )
        if (text === null) return null
        return { text, sources: sources.map(({ topicId, sectionId }) => ({ topicId, sectionId })) }
      } catch (error) {
        log.warn(
          { reason: error instanceof Error ? error.message : '' },
          'the tutor’s model failed; the notes answered',
        )
        return null
      } finally {
        ending.abort()
      }
    },
  }
}

/** Reads a reply to its end and hands on what has been checked. @returns null where it does not fit. */
async function read(
  pieces: AsyncIterable<string>,
  {
    fits,
    onPiece,
  }: { fits: (text: string, whole: boolean) => boolean; onPiece?: ((text: string) => void) | undefined },
): Promise<string | null> {
  let raw = ''
  let shown = 0
  for await (const piece of pieces) {
    raw += piece
    const text = cleaned(raw)
    if (text.includes(OFF_TOPIC) || text.length > LONGEST) return null
    // A word that is half here may yet be an address, or the mark that this is off the topic.
    const sure = text.slice(0, Math.max(0, text.lastIndexOf(' ')))
    if (sure.length < HELD_BACK && shown === 0) continue
    if (!fits(sure, false)) return null
    if (sure.length > shown) onPiece?.(sure.slice(shown))
    shown = Math.max(shown, sure.length)
  }
  const text = cleaned(raw).trim()
  return !text.includes(OFF_TOPIC) && fits(text, true) ? text : null
}

/** Without what some models think aloud first, and without links: they could lead anywhere. */
const cleaned = (text: string) =>
  text
    .replace(/<think>[\s\S]*?(?:<\/think>|$)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(?:https?:\/\/|www\.)\S+/g, '')
    .trimStart()

function promptNote(curriculum: CurriculumStore, { topicId, sectionId }: FoundPassage, mode: TutorMode): PromptNote[] {
  const source = noteSource(curriculum, topicId, sectionId)
  const note = curriculum.topic(topicId)?.material?.note
  const section = note?.sections.find(({ id }) => id === sectionId)
  if (!source || !note || !section) return []
  const easy = mode === 'eli5' ? `\nIn easy words: ${note.easyRead.text}` : ''
  const place = `${source.levelTitle} ${source.subjectTitle}, ${source.title}, ${section.heading}`
  return [{ place, text: `${section.text}${easy}`.slice(0, NOTE_LENGTH) }]
}
