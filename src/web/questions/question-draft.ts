import type { Form } from '#domain/questions/algebra/schemas.ts'
import type { Question } from '#domain/questions/question.ts'
import type { QuestionKind } from '#domain/questions/question-kinds.ts'
import { withKindNow } from '#domain/questions/renamed-kinds.ts'
import type { Forgiving } from '#domain/questions/short-text/schemas.ts'
import { deviceValue } from '../device/device-value.ts'
import { emptyPlot, type PlotDraft, plotDraftOf, plotOf } from './plot/plot-draft.ts'
import { type DraftPoint, emptyPoint, pointDraftOf, pointOf } from './written/written-draft.ts'

export interface DraftPart {
  id: string
  text: string
  misconception: string
}
export interface DraftPlace {
  id: string
  accepted: string
  says: string
}
export interface DraftPair {
  id: string
  stem: string
  choiceId: string
  choice: string
}

/** A question while it is written: room for every kind, so that what was typed stays when the kind is changed. */
export interface QuestionDraft {
  id: string
  kind: QuestionKind
  prompt: string
  explanation: string
  marks: string
  options: DraftPart[]
  /** Ids of the right options. */
  correct: string[]
  truth: boolean
  truthMisconception: string
  answer: string
  tolerance: 'exact' | 'within' | 'per-cent'
  toleranceAmount: string
  unit: string
  unitRequired: boolean
  accepted: string[]
  forgiving: Forgiving
  /** Algebra: the right answer, its form, and letters beside the answer's own. */
  algebraic: string
  form: Form
  letters: string
  /** What belongs at each number of a picture. */
  figure: string
  places: DraftPlace[]
  plot: PlotDraft
  /** What earns marks in a written answer. */
  points: DraftPoint[]
  passage: string
  bank: boolean
  words: DraftPart[]
  items: DraftPart[]
  pairs: DraftPair[]
  distractors: DraftPart[]
}

/** An id for a part of a question, unlike any other of the question. */
export function partId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(5)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export const emptyPart = (): DraftPart => ({ id: partId(), text: '', misconception: '' })
export const emptyPair = (): DraftPair => ({ id: partId(), stem: '', choiceId: partId(), choice: '' })
export const emptyPlace = (): DraftPlace => ({ id: partId(), accepted: '', says: '' })
const several = <T>(count: number, make: () => T) => Array.from({ length: count }, make)

export function emptyDraft(id: string, kind: QuestionKind): QuestionDraft {
  return {
    id,
    kind,
    prompt: '',
    explanation: '',
    marks: '1',
    options: several(4, emptyPart),
    correct: [],
    truth: true,
    truthMisconception: '',
    answer: '',
    tolerance: 'exact',
    toleranceAmount: '',
    unit: '',
    unitRequired: true,
    accepted: [''],
    forgiving: { case: true, accents: true, spaces: true, articles: true },
    algebraic: '',
    form: 'any',
    letters: '',
    figure: '',
    places: several(3, emptyPlace),
    plot: emptyPlot(),
    points: [emptyPoint(partId())],
    passage: '',
    bank: false,
    words: [],
    items: several(3, emptyPart),
    pairs: several(3, emptyPair),
    distractors: [],
  }
}

export function draftOf(question: Question): QuestionDraft {
  const { id, kind, prompt, explanation, marks } = question
  const shared = { ...emptyDraft(id, kind), prompt, explanation, marks: String(marks) }
  const part = (one: { id: string; text: string; misconception?: string | undefined }) => ({
    id: one.id,
    text: one.text,
    misconception: one.misconception ?? '',
  })
  switch (question.kind) {
    case 'multiple-choice':
      return { ...shared, options: question.options.map(part), correct: [question.correct] }
    case 'multiple-response':
      return { ...shared, options: question.options.map(part), correct: [...question.correct] }
    case 'true-false':
      return { ...shared, truth: question.correct, truthMisconception: question.misconception ?? '' }
    case 'numeric': {
      const { answer, tolerance, unit, unitRequired } = question
      return {
        ...shared,
        answer: String(answer),
        tolerance: tolerance.kind,
        toleranceAmount: tolerance.kind === 'exact' ? '' : String(tolerance.amount),
        unit: unit ?? '',
        unitRequired,
      }
    }
    case 'algebra':
      return { ...shared, algebraic: question.answer, form: question.form, letters: question.letters.join(' ') }
    case 'short-text':
      return { ...shared, accepted: [...question.accepted], forgiving: question.forgiving }
    case 'gaps': {
      const { passage, bank, distractors, forgiving } = question
      const words = distractors.map((text) => ({ ...emptyPart(), text }))
      return { ...shared, passage, bank, words, forgiving }
    }
    case 'label': {
      const { figure, places, bank, distractors, forgiving } = question
      const words = distractors.map((text) => ({ ...emptyPart(), text }))
      return { ...shared, figure, places: places.map((place) => ({ ...place })), bank, words, forgiving }
    }
    case 'plot':
      return { ...shared, plot: plotDraftOf(question) }
    case 'written':
      return { ...shared, points: question.points.map(pointDraftOf) }
    case 'ordering':
      return { ...shared, items: question.items.map(part) }
    case 'matching':
      return {
        ...shared,
        pairs: question.pairs.map((pair) => ({ ...pair })),
        distractors: question.distractors.map(part),
      }
  }
}

/** The question that a draft stands for. Whether it is whole is the server's to say, in a sentence. */
export function questionOf(draft: QuestionDraft): Question {
  const { id, kind, prompt, explanation, correct } = draft
  const shared = { id, prompt, explanation, marks: numberOf(draft.marks) }
  const options = draft.options.map((option) => ({
    id: option.id,
    text: option.text,
    ...(option.misconception.trim() && !correct.includes(option.id) && { misconception: option.misconception }),
  }))
  const part = ({ id: part, text }: DraftPart) => ({ id: part, text })
  switch (kind) {
    case 'multiple-choice':
      return { ...shared, kind, options, correct: correct[0] ?? '' }
    case 'multiple-response':
      return {
        ...shared,
        kind,
        options,
        correct: options.flatMap((option) => (correct.includes(option.id) ? [option.id] : [])),
      }
    case 'true-false': {
      const misconception = draft.truthMisconception.trim()
      return { ...shared, kind, correct: draft.truth, ...(misconception && { misconception }) }
    }
    case 'numeric': {
      const amount = numberOf(draft.toleranceAmount)
      const tolerance = draft.tolerance === 'exact' ? { kind: draft.tolerance } : { kind: draft.tolerance, amount }
      const unit = draft.unit.trim() || null
      return { ...shared, kind, answer: numberOf(draft.answer), tolerance, unit, unitRequired: draft.unitRequired }
    }
    case 'algebra': {
      const letters = draft.letters.split(/[\s,]+/).filter(Boolean)
      return { ...shared, kind, answer: draft.algebraic, form: draft.form, letters }
    }
    case 'short-text':
      return { ...shared, kind, accepted: draft.accepted, forgiving: draft.forgiving }
    case 'gaps': {
      const { passage, bank, words, forgiving } = draft
      return { ...shared, kind, passage, bank, distractors: bank ? words.map(({ text }) => text) : [], forgiving }
    }
    case 'label': {
      const { figure, places, bank, words, forgiving } = draft
      return {
        ...shared,
        kind,
        figure,
        places,
        bank,
        distractors: bank ? words.map(({ text }) => text) : [],
        forgiving,
      }
    }
    case 'plot':
      return { ...shared, kind, ...plotOf(draft.plot) }
    case 'written':
      return { ...shared, kind, points: draft.points.map(pointOf) }
    case 'ordering':
      return { ...shared, kind, items: draft.items.map(part) }
    case 'matching':
      return { ...shared, kind, pairs: draft.pairs, distractors: draft.distractors.map(part) }
  }
}

/** NaN, which no JSON can hold and no schema takes, where nothing or no number was typed. */
const numberOf = (typed: string) =>
  typed.trim() === '' ? Number.NaN : Number(typed.replaceAll(',', '').replace('−', '-'))

const keptDraft = (quizId: string, place: string) => deviceValue(`question-draft:${quizId}:${place}`, readStoredDraft)

/** A draft as a device keeps it; one that an earlier release kept has no room yet for the kinds that came since. */
export function readStoredDraft(stored: unknown): QuestionDraft | null {
  if (typeof stored !== 'object' || stored === null || !('id' in stored)) return null
  const draft = withKindNow({ ...emptyDraft('', 'multiple-choice'), ...stored })
  return isDraft(draft) ? draft : null
}

/** What is typed and not saved yet. `place`: the question's id, or 'new'. */
export const readDraft = (quizId: string, place: string): QuestionDraft | null => keptDraft(quizId, place).read()

export function keepDraft(quizId: string, place: string, draft: QuestionDraft | null): void {
  if (draft) keptDraft(quizId, place).keep(draft)
  else keptDraft(quizId, place).forget()
}

function isDraft(stored: unknown): stored is QuestionDraft {
  if (typeof stored !== 'object' || stored === null) return false
  return Object.entries(emptyDraft('', 'multiple-choice')).every(([field, value]) => {
    const kept: unknown = Reflect.get(stored, field)
    return typeof kept === typeof value && Array.isArray(kept) === Array.isArray(value)
  })
}
