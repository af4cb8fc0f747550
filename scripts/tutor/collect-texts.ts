import { answerText } from '../../src/domain/curriculum/answer-text.ts'
import { hasFourOptions } from '../../src/domain/curriculum/quiz-questions.ts'
import type { QuizQuestion, Topic } from '../../src/domain/curriculum/topic.ts'
import type { ExamQuestion } from '../../src/domain/exam/exam-question.ts'
import { passagesOf } from '../../src/server/tutor/passages.ts'

/** A text, and how much more than a plain one it says of what its document is about. */
export type Field = [text: string, weight: number]

/** All that a topic says and asks, by what words are counted in. */
export interface TopicTexts {
  /** What it names as taught: titles, headings, points and the terms that it explains. */
  names: string[]
  topic: Field[]
  passages: { sectionId: string; fields: Field[] }[]
  /** Pairs of asking and telling, each by itself. */
  items: Field[][]
}

/** How much a word in each place says: found by trying on the half of the questions that is for tuning. */
export function textsOf(topic: Topic, exam: readonly ExamQuestion[]): TopicTexts {
  const { title, summary, points, material } = topic
  if (!material) return { names: [], topic: [], passages: [], items: [] }
  const { note, noteQuestions, flashcards, quiz, games } = material
  const sections = passagesOf(topic)
  const questions = [...quiz, ...noteQuestions]
  const prompts = exam.flatMap(({ stimulus, parts }) => [
    ...(stimulus ? [stimulus.text] : []),
    ...parts.map(({ prompt }) => prompt.text),
  ])
  return {
    names: [
      title,
      ...points.map(({ text }) => text),
      ...sections.flatMap(({ heading, terms }) => [heading, terms]),
      ...games.pairs.map(({ term }) => term),
      ...games.words.map(({ word }) => word),
    ],
    topic: [
      [title, 6],
      [summary, 2.5],
      ...points.map(({ text }): Field => [text, 2.5]),
      ...sections.flatMap(({ heading, terms, text }): Field[] => [
        [heading, 4],
        [terms, 2],
        [text, 1],
      ]),
      [note.easyRead.text, 1],
      ...flashcards.flatMap(({ front, back }): Field[] => [
        [front.text, 2],
        [back.text, 1],
      ]),
      ...questions.flatMap((question): Field[] => [
        [question.question.text, 1],
        [answerText(question), 1],
        [question.explanation.text, 0.7],
        [misconceptionsOf(question), 0.4],
      ]),
      ...games.pairs.flatMap(({ term, meaning }): Field[] => [
        [term, 2],
        [meaning, 1],
      ]),
      ...games.words.flatMap(({ word, clue }): Field[] => [
        [word, 2],
        [clue, 1],
      ]),
      ...prompts.map((text): Field => [text, 0.4]),
    ],
    passages: sections.map(({ sectionId, heading, terms, text }) => ({
      sectionId,
      fields: [
        [heading, 4],
        [title, 1.5],
        [terms, 2],
        [text, 1],
      ],
    })),
    items: [
      ...flashcards.map(({ front, back }): Field[] => [
        [front.text, 2],
        [back.text, 1],
      ]),
      ...questions.map((question): Field[] => [
        [question.question.text, 1.5],
        [answerText(question), 1],
        [question.explanation.text, 0.7],
      ]),
      ...games.words.map(({ word, clue }): Field[] => [
        [word, 2],
        [clue, 1.5],
      ]),
      ...games.pairs.map(({ term, meaning }): Field[] => [
        [term, 2],
        [meaning, 1.5],
      ]),
    ],
  }
}

const misconceptionsOf = (question: QuizQuestion): string =>
  hasFourOptions(question) ? question.options.map(({ misconception }) => misconception ?? '').join(' ') : ''
