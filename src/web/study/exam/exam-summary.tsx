import { useId } from 'react'
import type { ExamAnswer } from '#contract/exam.ts'
import type { AssessmentObjective, ExamQuestion } from '#domain/exam/exam-question.ts'
import { markExamAnswer } from '#domain/exam/mark-exam-answer.ts'
import { type MarksFor, marksBy } from '#domain/exam/marks-by.ts'
import { counted } from '../../progress/counted.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { GradeEstimate, type GradeEstimateBy } from './grade-estimate.tsx'
import { WhyLost } from './why-lost.tsx'

interface ExamSummaryProps {
  subject: string
  questions: readonly ExamQuestion[]
  answers: Readonly<Record<string, ExamAnswer>>
  /** Of the paper; null in practice by topic. */
  minutesPerMark: number | null
  /** Null where no grade can be estimated. */
  estimate: GradeEstimateBy | null
}

type ObjectiveWords = Partial<Record<AssessmentObjective, string>>

const science: ObjectiveWords = {
  AO1: 'Knowing and understanding',
  AO2: 'Applying what you know',
  AO3: 'Analysing, concluding and improving methods',
}
/** What the boards' assessment objectives are about, where all boards of a subject share them. */
const objectiveWords: Readonly<Partial<Record<string, ObjectiveWords>>> = {
  biology: science,
  chemistry: science,
  physics: science,
  'combined-science': science,
  maths: { AO1: 'Using standard methods', AO2: 'Reasoning and explaining', AO3: 'Solving problems' },
}

/** All questions are marked: the marks in all, by assessment objective and by command word. */
export function ExamSummary({ subject, questions, answers, minutesPerMark, estimate }: ExamSummaryProps) {
  const parts = Object.fromEntries(Object.entries(answers).map(([id, answer]) => [id, answer.parts]))
  const each = questions.map((question) => markExamAnswer(question, parts[question.id] ?? {}))
  const marks = each.reduce((sum, one) => sum + one.marks, 0)
  const outOf = each.reduce((sum, one) => sum + one.outOf, 0)
  const { objectives, commands } = marksBy(questions, parts)
  const words = objectiveWords[subject]
  return (
    <section aria-labelledby="exam-summary" className="index-card grid gap-5 p-5">
      <div>
        <h2 id="exam-summary">All questions marked</h2>
        <p className="tabular mt-1 text-h3 font-bold text-subject-ink">
          {marks} of {counted(outOf, 'mark')}
        </p>
        {estimate && <GradeEstimate marks={marks} outOf={outOf} by={estimate} />}
        <p className="text-ink-soft">Look at where marks were lost, and try those questions again in a few days.</p>
      </div>
      <div className="grid gap-6 md:grid-cols-2">
        <Bars
          title="By what was tested"
          entries={objectives}
          wordsOf={(name) => (words?.[name] ? `${words[name]} (${name})` : name)}
        />
        <Bars title="By command word" entries={commands} wordsOf={(name) => name[0]?.toUpperCase() + name.slice(1)} />
      </div>
      <WhyLost questions={questions} answers={parts} minutesPerMark={minutesPerMark} />
    </section>
  )
}

function Bars<Name extends string>(props: {
  title: string
  entries: readonly MarksFor<Name>[]
  wordsOf: (name: Name) => string
}) {
  const { title, entries, wordsOf } = props
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="mb-2 text-base">
        {title}
      </h3>
      <ul className="grid gap-3">
        {entries.map(({ name, marks, outOf }) => {
          const share = `${Math.round(marks * 10) / 10} of ${outOf}`
          return (
            <li key={name}>
              <p className="tabular flex flex-wrap justify-between gap-x-3">
                <span>{wordsOf(name)}</span>
                <span className="text-ink-soft">{share}</span>
              </p>
              <ProgressBar
                label={wordsOf(name)}
                value={marks}
                max={outOf}
                valueText={`${share} marks`}
                className="mt-1"
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
