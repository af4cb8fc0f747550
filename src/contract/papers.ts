import { z } from 'zod'
import { Slug } from '#domain/curriculum/subject.ts'
import { RichText } from '#domain/curriculum/topic.ts'
import { ExamPart, ExamQuestion } from '#domain/exam/exam-question.ts'
import { FormulaSheet } from '#domain/exam/papers/formula-sheet.ts'
import { GradeBoundaries } from '#domain/exam/papers/grade-boundaries.ts'
import { Paper } from '#domain/exam/papers/paper.ts'
import { PupilQuestion } from '#domain/questions/pupil-question.ts'
import { endpoint } from './endpoint.ts'
import { FormulaSheetName } from './exam.ts'

const SittingId = z.uuid().toLowerCase()

/** A part as it is asked: nothing of how it is marked. */
export const AskedPart = ExamPart.pick({
  id: true,
  letter: true,
  marks: true,
  command: true,
  calculator: true,
  prompt: true,
  lines: true,
}).extend({
  /** What the engine will mark; null where everything is written. */
  asked: PupilQuestion.nullable(),
  /** Whether there is room to write. */
  writes: z.boolean(),
})
export type AskedPart = z.infer<typeof AskedPart>

export const AskedQuestion = ExamQuestion.pick({ id: true, title: true, higher: true }).extend({
  stimulus: RichText.nullable(),
  /** The title of the paper's section that it is in; null where there are none. */
  section: z.string().nullable(),
  parts: z.array(AskedPart),
})
export type AskedQuestion = z.infer<typeof AskedQuestion>

export const PaperSummary = Paper.omit({ topicIds: true, others: true }).extend({
  subjectTitle: z.string(),
  levelTitle: z.string(),
  /** Empty where the paper has none. */
  sections: z.array(Paper.shape.sections.element.pick({ title: true, marks: true })),
  /** The formulae that are given with it; null for none. */
  formulaSheet: FormulaSheetName.nullable(),
})
export type PaperSummary = z.infer<typeof PaperSummary>

export const Sitting = z.object({
  id: SittingId,
  paperId: z.string(),
  /** With extra time; null for an untimed sitting. */
  minutes: z.int().nullable(),
  startedAt: z.iso.datetime(),
  handedInAt: z.iso.datetime().nullable(),
  /** Milliseconds left at the moment of the answer; null for an untimed sitting. */
  leftMs: z.int().min(0).nullable(),
  resting: z.boolean(),
})
export type Sitting = z.infer<typeof Sitting>

/** How far a sitting has come, in a list. */
export const SittingRecord = Sitting.extend({
  questions: z.int(),
  /** Questions whose marks are saved, and what those come to. */
  marked: z.int(),
  marks: z.int(),
})
export type SittingRecord = z.infer<typeof SittingRecord>

/** A sitting with its questions: as they are asked, and with their mark schemes once it is handed in. */
export const OpenSitting = z.object({
  sitting: Sitting,
  paper: PaperSummary,
  asked: z.array(AskedQuestion),
  /** Empty before it is handed in. */
  questions: z.array(ExamQuestion),
  /** What a grade is estimated by once all is marked; null where there are none. */
  boundaries: GradeBoundaries.nullable(),
})
export type OpenSitting = z.infer<typeof OpenSitting>

export const listPapersEndpoint = endpoint({
  route: 'GET /api/papers',
  summary: 'The papers that mocks can be drawn by',
  response: z.object({ papers: z.array(PaperSummary) }),
})

export const readPaperEndpoint = endpoint({
  route: 'GET /api/papers/:paperId',
  summary: 'One paper that mocks can be drawn by',
  params: z.object({ paperId: z.string().min(1).max(120) }),
  response: z.object({ paper: PaperSummary }),
  errors: ['not-found'],
})

export const readFormulaSheetEndpoint = endpoint({
  route: 'GET /api/formula-sheets/:sheetId',
  summary: 'The formulae that are given with a paper',
  params: z.object({ sheetId: Slug }),
  response: z.object({ sheet: FormulaSheet }),
  errors: ['not-found'],
})

export const listSittingsEndpoint = endpoint({
  route: 'GET /api/paper-sittings',
  summary: "The signed-in pupil's sittings of a paper, the newest first",
  query: z.object({ paperId: z.string().min(1).max(120) }),
  response: z.object({ sittings: z.array(SittingRecord) }),
  errors: ['not-signed-in', 'not-allowed'],
})

export const startSittingEndpoint = endpoint({
  route: 'POST /api/paper-sittings',
  summary: 'Sit a mock: the server draws its questions. Sent again with its id, the same sitting goes on',
  body: z.object({
    id: SittingId,
    paperId: z.string().min(1).max(120),
    timed: z.boolean(),
    /** In per cent of the paper's time. */
    extraTime: z.union([z.literal(0), z.literal(25), z.literal(50)]),
  }),
  response: OpenSitting,
  errors: ['not-signed-in', 'not-allowed', 'not-found', 'too-many-requests'],
})

export const readSittingEndpoint = endpoint({
  route: 'GET /api/paper-sittings/:id',
  summary: 'A sitting with its questions; with their mark schemes once it is handed in',
  params: z.object({ id: SittingId }),
  response: OpenSitting,
  errors: ['not-signed-in', 'not-allowed', 'not-found'],
})

export const restSittingEndpoint = endpoint({
  route: 'POST /api/paper-sittings/:id/rest',
  summary: 'Begin or end a rest break: the clock stands still meanwhile',
  params: z.object({ id: SittingId }),
  body: z.object({ resting: z.boolean() }),
  response: z.object({ sitting: Sitting }),
  errors: ['not-signed-in', 'not-allowed', 'not-found'],
})

export const handInSittingEndpoint = endpoint({
  route: 'POST /api/paper-sittings/:id/hand-in',
  summary: 'Hand a paper in, once: nothing can be written afterwards, and the mark schemes open',
  params: z.object({ id: SittingId }),
  response: OpenSitting,
  errors: ['not-signed-in', 'not-allowed', 'not-found'],
})
