import type { Flashcard, Note, SchemedQuestion } from '#domain/curriculum/topic.ts'

/** A flashcard as a page carries it: its faces as HTML, without what only search and speech need. */
export interface ShownCard {
  id: string
  front: string
  back: string
  /** More text than a card holds at full size. */
  long: boolean
  /** The addresses of what the front and the back play; only a card of somebody's own set has them. */
  sounds?: { front: string[]; back: string[] }
}

export interface ShownQuestion {
  id: string
  question: string
  options: { html: string; misconception?: string | undefined }[]
  correctAnswer: number
  explanation: string
}

/** A question without four options. */
export interface ShownSchemed extends Pick<SchemedQuestion, 'asked' | 'scheme'> {
  id: string
  question: string
  explanation: string
}

export type ShownQuizQuestion = ShownQuestion | ShownSchemed

export interface ShownNote {
  sections: { id: string; heading: string; html: string }[]
  easyRead: string
}

/** Characters that fit on a card at full size. */
const LONG_TEXT = 130

export const shownCard = ({ id, front, back }: Pick<Flashcard, 'id' | 'front' | 'back'>): ShownCard => ({
  id,
  front: front.html,
  back: back.html,
  long: Math.max(front.text.length, back.text.length) > LONG_TEXT,
})

export const shownNote = ({ sections, easyRead }: Note): ShownNote => ({
  sections: sections.map(({ id, heading, html }) => ({ id, heading, html })),
  easyRead: easyRead.html,
})
