/** A question worked with the pupil's own numbers. */
export interface Worked {
  /** One sentence that says what comes out. */
  answer: string
  /** How it is found, a line each, as plain text. */
  steps: string[]
  /** The topics that teach it: the one of the pupil's level answers. */
  topics: readonly string[]
  /** In what words to look for the section, where the question is all signs. */
  about?: string
}

/** Works one kind of question; null for any other, and where the numbers do not fit. */
export type Worker = (question: string) => Worked | null
