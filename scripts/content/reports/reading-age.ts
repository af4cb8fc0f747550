import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'
import type { LevelId } from '../../../src/domain/curriculum/level.ts'
import { type Prose, wordsOf } from '../prose.ts'

export interface ReadingAge {
  level: LevelId
  topics: number
  /** Mean reading age in years of the notes and of the easy-read notes. */
  notes: number
  easyRead: number
  /** The topics whose notes are hardest. */
  hardest: { file: string; age: number }[]
}

const HARDEST_SHOWN = 3
/** A school year's pupils are five years older than the year's number in the United States, where the formula was fitted. */
const AGE_OF_GRADE_0 = 5

/**
 * Reading age by Flesch and Kincaid's grade level (1975) plus five years. Formulas, code, headings' numbers and drawings
 * are no prose and left out.
 */
export function readingAges(texts: readonly Prose[]): ReadingAge[] {
  return [...Map.groupBy(texts, ({ level }) => level)].map(([level, own]) => {
    const notes = own.map(({ file, sections }) => ({ file, age: readingAge(sections.get('Notes') ?? []) }))
    return {
      level,
      topics: own.length,
      notes: mean(notes.map(({ age }) => age)),
      easyRead: mean(own.map(({ sections }) => readingAge(sections.get('Easy read') ?? []))),
      hardest: notes.sort((one, other) => other.age - one.age).slice(0, HARDEST_SHOWN),
    }
  })
}

/** Years, to one decimal place. */
export function readingAge(paragraphs: readonly string[]): number {
  const sentences = paragraphs
    .flatMap((text) => text.split(/[.!?]+(?:\s|$)/))
    .filter((text) => wordsOf(text).length > 2)
  const words = sentences.flatMap(wordsOf)
  const counts = {
    sentence: sentences.length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + syllable(word), 0),
  }
  return words.length === 0 ? 0 : round(fleschKincaid(counts) + AGE_OF_GRADE_0)
}

const mean = (ages: readonly number[]) => round(ages.reduce((sum, age) => sum + age, 0) / Math.max(1, ages.length))
const round = (age: number) => Math.round(age * 10) / 10
