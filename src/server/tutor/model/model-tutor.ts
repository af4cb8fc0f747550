import type { Logger } from 'pino'
import type { TutorMode } from '#domain/tutor/tutor-mode.ts'
import type { CurriculumStore } from '../../curriculum/curriculum-store.ts'
import type { FoundPassage } from '../finding/note-finder.ts'
import { noteSource } from '../note-source.ts'
import { isGrounded, quotesHold, tellsRules, wordsOf } from './grounding.ts'
import type { ModelClient } from './model-client.ts'
import { readReply } from './read-reply.ts'
import { inTime, type TimeLimits } from './time-limits.ts'
import { type PromptNote, rules, writePrompt } from './write-prompt.ts'

/** Passages that a model is given. */
const NOTES = 3
/** Passages that score so much less than the best one are of something else. */
const NEAR_BEST = 4
const NOTE_LENGTH = 2500

export interface WordedAnswer {
  text: string
  sources: { topicId: string; sectionId: string }[]
  /** Its stream broke off: these are its whole sentences, and the note tells the rest. */
  brokeOff?: true
}

export interface ModelTutor {
  /** A model's answer in the words of the notes; null when it fails, is too slow or speaks of something else. */
  answer(options: {
    question: string
    /** The question from which it goes on. */
    about?: string | undefined
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
    async answer({ question, about, mode, passages, onPiece, signal }) {
      const best = passages[0]?.score ?? 0
      const sources = passages.slice(0, NOTES).filter(({ score }) => score >= best - NEAR_BEST)
      const notes = sources.flatMap((source) => promptNote(curriculum, source, mode))
      const given = [question, ...notes.flatMap(({ place, text }) => [place, text])]
      const known = wordsOf(given)
      const ending = new AbortController()
      const either = signal ? AbortSignal.any([signal, ending.signal]) : ending.signal
      const fits = (text: string, whole: boolean) =>
        isGrounded(text, known, mode, whole) && quotesHold(text, given) && !tellsRules(text, rules)
      try {
        const stream = client(writePrompt({ question, about }, mode, notes), either)
        const read = await readReply(
          inTime(stream, limits, () => ending.abort()),
          { fits, onPiece },
        )
        if (read === null) return null
        return { ...read, sources: sources.map(({ topicId, sectionId }) => ({ topicId, sectionId })) }
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

function promptNote(curriculum: CurriculumStore, { topicId, sectionId }: FoundPassage, mode: TutorMode): PromptNote[] {
  const source = noteSource(curriculum, topicId, sectionId)
  const note = curriculum.topic(topicId)?.material?.note
  const section = note?.sections.find(({ id }) => id === sectionId)
  if (!source || !note || !section) return []
  const easy = mode === 'eli5' ? `\nIn easy words: ${note.easyRead.text}` : ''
  const place = `${source.levelTitle} ${source.subjectTitle}, ${source.title}, ${section.heading}`
  return [{ place, text: `${section.text}${easy}`.slice(0, NOTE_LENGTH) }]
}
