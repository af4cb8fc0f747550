import { mark } from './mark.ts'

export const notesTabs = ['reading', 'questions'] as const
export type NotesTab = (typeof notesTabs)[number]

/** Reading a note and answering its questions (contract §4). */
export interface NotesRun {
  /** The right option of each question, in order. */
  questions: readonly { correctAnswer: number }[]
  tab: NotesTab
  /** The option chosen for each question so far. */
  answers: readonly (number | null)[]
  submitted: boolean
}

export type NotesRunEvent =
  | { type: 'open-tab'; tab: NotesTab }
  | { type: 'answer'; question: number; choice: number }
  | { type: 'submit' }
  | { type: 'try-again' }

export function startNotes(questions: readonly { correctAnswer: number }[]): NotesRun {
  return { questions, tab: 'reading', answers: questions.map(() => null), submitted: false }
}

/** Submit is enabled only when every question is answered (contract §5). */
export function canSubmitNotes(run: NotesRun): boolean {
  return !run.submitted && run.answers.length > 0 && run.answers.every((answer) => answer !== null)
}

export function notesReducer(run: NotesRun, event: NotesRunEvent): NotesRun {
  switch (event.type) {
    case 'open-tab':
      return { ...run, tab: event.tab }
    case 'answer':
      return run.submitted ? run : { ...run, answers: replaced(run.answers, event.question, event.choice) }
    case 'submit':
      return canSubmitNotes(run) ? { ...run, submitted: true } : run
    case 'try-again':
      return { ...run, answers: run.questions.map(() => null), submitted: false }
  }
}

function replaced(answers: NotesRun['answers'], question: number, choice: number): NotesRun['answers'] {
  return answers.map((answer, index) => (index === question ? choice : answer))
}

/** Which questions were answered right, once submitted; before that none is. */
export function notesResults(run: NotesRun): boolean[] {
  return run.questions.map((question, index) => run.submitted && mark(question, run.answers[index] ?? -1))
}

/** 0 to 1 */
export function notesShare(run: NotesRun): number {
  const results = notesResults(run)
  return results.length === 0 ? 0 : results.filter(Boolean).length / results.length
}

/**
 * Reading progress: the scroll percentage of the text, 0 to 100. `scrolled` is how far the page was scrolled, `end` how far
 * it must be for the text's end to be in sight. Null where the end is in sight at once: no scrolling says what was read.
 */
export function readingProgress({ scrolled, end }: { scrolled: number; end: number }): number | null {
  if (end <= 0) return null
  return Math.round(Math.min(1, Math.max(0, scrolled / end)) * 100)
}
