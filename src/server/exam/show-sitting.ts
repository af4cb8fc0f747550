import type { AskedQuestion, OpenSitting, PaperSummary, Sitting } from '#contract/papers.ts'
import { topicIdOf } from '#domain/curriculum/item-id.ts'
import type { ExamQuestion } from '#domain/exam/exam-question.ts'
import { sheetOfPaper } from '#domain/exam/papers/formula-sheet.ts'
import { type BoundariesByTarget, boundariesFor } from '#domain/exam/papers/grade-boundaries.ts'
import type { Paper } from '#domain/exam/papers/paper.ts'
import { timeLeft } from '#domain/exam/papers/paper-clock.ts'
import { sectionOf } from '#domain/exam/papers/section-of.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { SittingRow } from './sitting-store.ts'

type Curriculum = Pick<CurriculumStore, 'exam' | 'subject' | 'level' | 'formulaSheets'>

export function showPaper(
  { topicIds: _topicIds, others: _others, sections, ...paper }: Paper,
  curriculum: Curriculum,
): PaperSummary {
  const sheet = sheetOfPaper(paper, curriculum.formulaSheets)
  return {
    ...paper,
    sections: sections.map(({ title, marks }) => ({ title, marks })),
    formulaSheet: sheet && { id: sheet.id, title: sheet.title },
    subjectTitle: curriculum.subject(paper.level, paper.subject)?.title ?? paper.subject,
    levelTitle: curriculum.level(paper.level)?.title ?? paper.level,
  }
}

export function showSitting(row: SittingRow, now: Date): Sitting {
  const { id, paperId, minutes, startedAt, handedInAt, pausedAt } = row
  return {
    id,
    paperId,
    minutes,
    startedAt: startedAt.toISOString(),
    handedInAt: handedInAt?.toISOString() ?? null,
    leftMs: timeLeft(row, handedInAt ?? now),
    resting: pausedAt !== null,
  }
}

/** A sitting with its questions. Those that the material no longer has are left out. */
export function openSitting(
  row: SittingRow,
  {
    paper,
    curriculum,
    boundaries,
    now,
  }: { paper: Paper; curriculum: Curriculum; boundaries: BoundariesByTarget; now: Date },
): OpenSitting {
  const questions = row.questionIds.flatMap(
    (id) => curriculum.exam(topicIdOf(id)).find((question) => question.id === id) ?? [],
  )
  return {
    sitting: showSitting(row, now),
    paper: showPaper(paper, curriculum),
    asked: questions.map((question) => ({ ...asAsked(question), section: sectionOf(paper, question.id) })),
    questions: row.handedInAt ? questions : [],
    boundaries: boundariesFor(paper, boundaries),
  }
}

const asAsked = ({ id, title, higher, stimulus, parts }: ExamQuestion): Omit<AskedQuestion, 'section'> => ({
  id,
  title,
  higher,
  stimulus,
  parts: parts.map(({ id: partId, letter, marks, command, calculator, prompt, lines, final, scheme }) => ({
    id: partId,
    letter,
    marks,
    command,
    calculator,
    prompt,
    lines,
    asked: final?.asked ?? null,
    writes: scheme !== null,
  })),
})
