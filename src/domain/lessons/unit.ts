import type { LessonSentence } from './lesson.ts'

/** What a slide shows in one go, with what is said to it: a lesson's slides are made of these. */
export interface Unit {
  shown:
    | { kind: 'lead' | 'point' | 'quote' | 'formula' | 'drawing' | 'listing'; html: string; number?: number }
    | { kind: 'row'; cells: string[]; table: Table }
  /** Words that are read on the slide. */
  words: number
  /** Said before it appears. */
  before: LessonSentence[]
  /** It appears with the first of these. */
  said: LessonSentence[]
  /** What it belongs to within its section, such as 'Worked example'. */
  label?: string
  /** It says nothing without what follows it. */
  leadsOn?: boolean
  /** It says little without what stands before it. */
  leansBack?: boolean
}

export interface Table {
  columns: string[]
  words: number
}

/** What takes the place of a picture on a slide. */
export const isFigure = ({ shown }: Unit) => shown.kind === 'drawing' || shown.kind === 'listing'
