import { z } from 'zod'
import { PupilQuestion } from '../questions/pupil-question.ts'
import { Question } from '../questions/question.ts'
import { RichText } from '../questions/rich-text.ts'
import { BoardId } from './board.ts'
import { LevelId } from './level.ts'
import { Slug } from './subject.ts'
import { Template } from './template.ts'

export { RichText }

/** An item's stable id within its topic: `f` flashcard, `q` quiz question, `n` question on the notes. */
export const ItemKey = z.string().regex(/^[fqn]\d{2}$/)

/** A point of the programme of study or specification that the topic teaches and its items serve. */
export const Point = z.object({
  key: z.string().regex(/^p\d{1,2}$/),
  text: z.string().min(3).max(160),
  /** The boards that ask it, where not all boards of its topic do; found in the maps of their qualifications. */
  boards: z.array(BoardId).min(1).optional(),
})
export type Point = z.infer<typeof Point>

const item = { id: z.string(), key: ItemKey, point: z.string() }

export const Flashcard = z.object({ ...item, front: RichText, back: RichText })
export type Flashcard = z.infer<typeof Flashcard>

/** A wrong option names the misconception that it shows, so that choosing it says why it is wrong. */
export const Option = RichText.extend({ misconception: z.string().optional() })

/** A question of four options, one of them right: what notes, templates and games ask. */
export const FourOptionQuestion = z.object({
  ...item,
  question: RichText,
  options: z.array(Option).length(4),
  correctAnswer: z.int().min(0).max(3),
  explanation: RichText,
})
export type FourOptionQuestion = z.infer<typeof FourOptionQuestion>

/** A question of any other kind: what a pupil sees of it, shuffled once and for all, and how it is marked. */
export const SchemedQuestion = z.object({
  ...item,
  question: RichText,
  asked: PupilQuestion,
  scheme: Question,
  explanation: RichText,
})
export type SchemedQuestion = z.infer<typeof SchemedQuestion>

export const QuizQuestion = z.union([FourOptionQuestion, SchemedQuestion])
export type QuizQuestion = z.infer<typeof QuizQuestion>

export const Note = z.object({
  sections: z.array(
    z.object({ id: Slug, heading: z.string().min(1), html: z.string().min(1), text: z.string().min(1) }),
  ),
  easyRead: RichText,
  words: z.int().positive(),
})
export type Note = z.infer<typeof Note>

/** What the six games draw on. */
export const GameMaterial = z.object({
  pairs: z.array(z.object({ term: z.string(), meaning: z.string() })),
  words: z.array(z.object({ word: z.string(), clue: z.string() })),
  sequences: z.array(z.object({ title: z.string(), steps: z.array(z.string()) })),
  events: z.array(z.object({ when: z.string(), what: z.string() })),
  sums: z.array(z.object({ sum: z.string(), answer: z.string() })),
})
export type GameMaterial = z.infer<typeof GameMaterial>

export const Material = z.object({
  note: Note,
  noteQuestions: z.array(FourOptionQuestion).length(3),
  flashcards: z.array(Flashcard).min(1),
  quiz: z.array(QuizQuestion).min(1),
  games: GameMaterial,
})
export type Material = z.infer<typeof Material>

/** A topic of the outline, with or without material. */
export const TopicOutline = z.object({
  id: Slug,
  level: LevelId,
  subject: Slug,
  slug: Slug,
  title: z.string().min(2).max(80),
  /** The topic that this is a lesson of; null for a topic itself. */
  lessonOf: Slug.nullable(),
  order: z.int().positive(),
  summary: z.string().min(10).max(200),
  /** The board's own reference, such as 4.1.1; a board that does not teach the topic is absent. */
  references: z.partialRecord(BoardId, z.string().min(1).max(80)),
  points: z.array(Point),
  counts: z.object({ flashcards: z.int(), quiz: z.int(), exam: z.int() }).nullable(),
})
export type TopicOutline = z.infer<typeof TopicOutline>

export const Topic = TopicOutline.extend({ material: Material.nullable(), templates: z.array(Template).default([]) })
export type Topic = z.infer<typeof Topic>
