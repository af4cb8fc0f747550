import { describe, expect, test } from 'vitest'
import {
  canSubmitNotes,
  type NotesRun,
  type NotesRunEvent,
  notesReducer,
  notesResults,
  notesShare,
  readingProgress,
  startNotes,
} from './notes-run.ts'

const questions = [{ correctAnswer: 0 }, { correctAnswer: 1 }, { correctAnswer: 2 }]

function play(...events: NotesRunEvent[]): NotesRun {
  return events.reduce(notesReducer, startNotes(questions))
}

const answer = (question: number, choice: number): NotesRunEvent => ({ type: 'answer', question, choice })
const submit: NotesRunEvent = { type: 'submit' }

describe('notes', () => {
  test('contract §4: two tabs, reading first, and answers stay while reading again', () => {
    expect(startNotes(questions).tab).toBe('reading')
    const run = play({ type: 'open-tab', tab: 'questions' }, answer(0, 3), { type: 'open-tab', tab: 'reading' })
    expect(run).toMatchObject({ tab: 'reading', answers: [3, null, null] })
  })

  test('contract §5: submit is enabled only when every question is answered', () => {
    expect(canSubmitNotes(play(answer(0, 0), answer(1, 1)))).toBe(false)
    expect(play(answer(0, 0), submit).submitted).toBe(false)
    expect(canSubmitNotes(play(answer(0, 0), answer(1, 1), answer(2, 0)))).toBe(true)
    expect(canSubmitNotes(startNotes([]))).toBe(false)
  })

  test('contract §4: answers can change until submitted, then they lock and results show', () => {
    const changed = play(answer(0, 3), answer(1, 1), answer(2, 3), answer(0, 0))
    expect(changed.answers).toEqual([0, 1, 3])
    expect(notesResults(changed)).toEqual([false, false, false])
    const submitted = [submit, answer(2, 2)].reduce(notesReducer, changed)
    expect(submitted.answers).toEqual([0, 1, 3])
    expect(notesResults(submitted)).toEqual([true, true, false])
    expect(notesShare(submitted)).toBeCloseTo(2 / 3)
    expect(canSubmitNotes(submitted)).toBe(false)
  })

  test('contract §4: Try Again clears answers and stays on the tab', () => {
    const run = play({ type: 'open-tab', tab: 'questions' }, answer(0, 0), answer(1, 1), answer(2, 2), submit, {
      type: 'try-again',
    })
    expect(run).toEqual({ ...startNotes(questions), tab: 'questions' })
  })

  test('An answer to a question that is not there changes nothing', () => {
    expect(play(answer(7, 1))).toEqual(startNotes(questions))
  })

  test('contract §4: reading progress is the scroll percentage of the text', () => {
    expect(readingProgress({ scrolled: 0, end: 500 })).toBe(0)
    expect(readingProgress({ scrolled: 125, end: 500 })).toBe(25)
    expect(readingProgress({ scrolled: 500, end: 500 })).toBe(100)
    expect(readingProgress({ scrolled: 520, end: 500 })).toBe(100)
    expect(readingProgress({ scrolled: -20, end: 500 })).toBe(0)
    expect(readingProgress({ scrolled: 0, end: -100 })).toBe(null)
    expect(readingProgress({ scrolled: 60, end: 0 })).toBe(null)
  })
})
