import { addDays, daysBetween } from '#domain/progress/day.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Database } from '../database/database.ts'
import { drawReport } from './draw-report.ts'
import {
  type DayFigures,
  type PupilFigures,
  readReportDays,
  readReportPupils,
  readReportTopics,
  readReportTotals,
  type TopicFigures,
  type Totals,
} from './report-figures-store.ts'
import { readReport, writeReportFiles, writeReportProgress } from './report-store.ts'
import { writeReportCsv } from './write-report-csv.ts'

export interface SubjectFigures {
  /** Such as 'GCSE Biology'. */
  title: string
  answers: number
  correct: number
  /** 0 to 1; null where nothing of it was answered as a question. */
  mastery: number | null
}

/** Everything that a report says, from what is stored alone. */
export interface ReportFigures {
  firstDay: string
  lastDay: string
  school: string | null
  madeAt: Date
  totals: Totals
  /** Every day of the span. */
  days: DayFigures[]
  /** Most answered first. */
  subjects: SubjectFigures[]
  /** Topics that many got wrong, the hardest first. */
  hardest: { title: string; subject: string; answers: number; correct: number }[]
  /** Null unless names were asked for. */
  pupils: PupilFigures[] | null
}

const HARDEST_SHOWN = 10
/** Fewer answers than this say little about a topic. */
const ENOUGH_ANSWERS = 10

/** Makes a report's files; done again it makes them anew. */
export async function makeReport(options: {
  id: string
  database: Database
  curriculum: CurriculumStore
  now: () => Date
}): Promise<void> {
  const { id, database, curriculum, now } = options
  const report = await readReport(database, id)
  if (report?.state !== 'waiting') return
  const { firstDay, lastDay, schoolId, school, withNames } = report
  const span = { firstDay, lastDay, schoolId }
  const done = (progress: number) => writeReportProgress(database, id, progress)
  const totals = await readReportTotals(database, span)
  await done(20)
  const stored = new Map((await readReportDays(database, span)).map((day) => [day.day, day]))
  await done(40)
  const topics = await readReportTopics(database, span)
  await done(65)
  const pupils = withNames ? await readReportPupils(database, span) : null
  await done(80)
  const days = Array.from({ length: daysBetween(firstDay, lastDay) + 1 }, (_, index) => {
    const day = addDays(firstDay, index)
    return stored.get(day) ?? { day, pupils: 0, answers: 0, correct: 0 }
  })
  const figures = { firstDay, lastDay, school, madeAt: now(), totals, days, ...bySubject(topics, curriculum), pupils }
  const [pdf, csv] = [await drawReport(figures), writeReportCsv(figures)]
  await writeReportFiles(database, { id, pdf, csv, now: now() })
}

function bySubject(topics: TopicFigures[], curriculum: CurriculumStore) {
  const placed = topics.flatMap((figures) => {
    const outline = curriculum.topicOutline(figures.topicId)
    const subject = outline && curriculum.subject(outline.level, outline.subject)
    if (!outline || !subject) return []
    const level = curriculum.level(outline.level)?.title ?? outline.level
    return [{ ...figures, title: outline.title, subject: `${level} ${subject.title}` }]
  })
  const subjects = [...Map.groupBy(placed, ({ subject }) => subject)].map(([title, ofSubject]) => {
    const sum = (of: 'answers' | 'correct') => ofSubject.reduce((all, topic) => all + topic[of], 0)
    const known = ofSubject.flatMap(({ mastery }) => (mastery === null ? [] : [mastery]))
    const mastery = known.length > 0 ? known.reduce((all, one) => all + one, 0) / known.length : null
    return { title, answers: sum('answers'), correct: sum('correct'), mastery }
  })
  const rate = ({ answers, correct }: { answers: number; correct: number }) => correct / answers
  return {
    subjects: subjects.toSorted((one, other) => other.answers - one.answers || (one.title < other.title ? -1 : 1)),
    hardest: placed
      .filter(({ answers }) => answers >= ENOUGH_ANSWERS)
      .toSorted((one, other) => rate(one) - rate(other) || other.answers - one.answers)
      .slice(0, HARDEST_SHOWN)
      .map(({ title, subject, answers, correct }) => ({ title, subject, answers, correct })),
  }
}
