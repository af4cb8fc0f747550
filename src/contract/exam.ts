import { z } from 'zod'
import { BoardId } from '#domain/curriculum/board.ts'
import { Level, LevelId } from '#domain/curriculum/level.ts'
import { Slug } from '#domain/curriculum/subject.ts'
import { TopicOutline } from '#domain/curriculum/topic.ts'
import { ExamQuestion } from '#domain/exam/exam-question.ts'
import { FormulaSheet } from '#domain/exam/papers/formula-sheet.ts'
import { MOST_WRITTEN, PartAnswer } from '#domain/exam/part-answer.ts'
import { SubjectSummary } from './curriculum.ts'
import { endpoint } from './endpoint.ts'
import { ProgressSummary } from './study.ts'

const ItemId = z.string().regex(/^[a-z0-9-]{1,120}\/e\d{2}$/)

/** Questions whose answers are read at once: more than one page shows. */
const MOST_QUESTIONS = 80

/** The answers to one question's parts by their letters; the only part of a question has none. */
export const PartAnswers = z
  .record(z.string().regex(/^[a-h]?$/), PartAnswer)
  .refine((parts) => Object.keys(parts).length <= 8, 'A question has at most eight parts.')
export type PartAnswers = z.infer<typeof PartAnswers>

/** `marked`: the pupil has looked at the mark scheme and saved the marks. */
export const ExamStage = z.enum(['writing', 'checking', 'marked'])
export type ExamStage = z.infer<typeof ExamStage>

/** An answer as it is kept: the one with the greatest revision counts. */
export const ExamAnswer = z.object({
  id: z.uuid().toLowerCase(),
  questionId: ItemId,
  /** The mock that it is written in; null for practice by topic. */
  sittingId: z.uuid().toLowerCase().nullable().default(null),
  revision: z.int().min(1).max(1_000_000),
  stage: ExamStage,
  /** The pupil wants to come back to the question. */
  flagged: z.boolean().default(false),
  parts: PartAnswers,
})
export type ExamAnswer = z.infer<typeof ExamAnswer>

/** What a sheet of formulae is called, and by what it is read. */
export const FormulaSheetName = FormulaSheet.pick({ id: true, title: true })
export type FormulaSheetName = z.infer<typeof FormulaSheetName>

/** A topic's exam questions, or a mix of those of the whole subject. */
export const ExamPractice = z.object({
  level: Level,
  subject: SubjectSummary,
  /** Null where they are drawn from the whole subject. */
  topic: TopicOutline.nullable(),
  /** From short to long; empty where there are none yet. */
  questions: z.array(ExamQuestion),
  /** How many mixes the whole subject makes; 1 for a topic. */
  mixes: z.int().min(1),
  /** What is given with the papers that ask these topics; null for none. */
  formulaSheet: FormulaSheetName.nullable(),
})
export type ExamPractice = z.infer<typeof ExamPractice>

export const readExamPracticeEndpoint = endpoint({
  route: 'GET /api/curriculum/:level/:subject/exam',
  summary: 'The exam questions of a topic (by slug or title) with their mark schemes, or a mix of the whole subject',
  params: z.object({ level: LevelId, subject: Slug }),
  query: z.object({
    topic: z.string().min(1).max(120).optional(),
    board: BoardId.optional(),
    mix: z.coerce.number().int().min(1).max(999).optional(),
  }),
  response: ExamPractice,
  errors: ['not-found'],
})

export const listExamAnswersEndpoint = endpoint({
  route: 'GET /api/exam-answers',
  summary: "The signed-in pupil's latest answer to each of these exam questions, their ids with commas between",
  query: z.object({
    questionIds: z
      .string()
      .max(MOST_QUESTIONS * 130)
      .transform((ids) => ids.split(','))
      .pipe(z.array(ItemId).max(MOST_QUESTIONS)),
    /** Those of one mock; otherwise those of practice by topic. */
    sittingId: z.uuid().toLowerCase().optional(),
  }),
  response: z.object({
    answers: z.array(ExamAnswer.extend({ marks: z.int().nullable(), outOf: z.int(), updatedAt: z.iso.datetime() })),
  }),
  errors: ['not-signed-in', 'not-allowed'],
})

export const saveExamAnswerEndpoint = endpoint({
  route: 'PUT /api/exam-answers/:id',
  summary:
    'Keep an answer to an exam question as it grows; the greatest revision counts, however often it is sent. Once its marks are saved it earns XP, once a day a question',
  params: z.object({ id: z.uuid().toLowerCase() }),
  body: ExamAnswer.omit({ id: true }),
  response: z.object({
    revision: z.int(),
    stage: ExamStage,
    /** By the question's mark scheme and what the pupil ticked; null as long as it is not marked. */
    marks: z.int().nullable(),
    /** XP that this call earned. */
    xp: z.int(),
    progress: ProgressSummary.nullable(),
  }),
  errors: ['not-signed-in', 'not-allowed', 'not-found', 'too-many-requests', 'unavailable'],
  maxBytes: 8 * (MOST_WRITTEN * 4) + 32 * 1024,
})
