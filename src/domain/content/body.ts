/** What is wrong in a body, as a sentence, and in which line of it (from 1). */
export interface BodyFault {
  line: number
  message: string
}

export interface BodyCard {
  line: number
  front: string
  back: string
}

export interface BodyQuestion {
  line: number
  question: string
  options: string[]
  /** The place of the right option, from 0. */
  correctAnswer: number
  /** Null where there is none (contract §3: optional). */
  explanation: string | null
}

export type Video =
  | { kind: 'file'; url: string; host: string }
  | { kind: 'youtube'; videoId: string }
  | { kind: 'vimeo'; videoId: string }

/** What a body holds, as it was typed. */
export type BodyContent =
  | { type: 'flashcard'; cards: BodyCard[] }
  | { type: 'quiz'; questions: BodyQuestion[] }
  | { type: 'note'; markdown: string; questions: BodyQuestion[] }
  | { type: 'video'; video: Video }

/** A body that was read. Without content and faults it is empty. */
export interface ReadBody {
  content: BodyContent | null
  faults: BodyFault[]
}
