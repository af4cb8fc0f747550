import { keyOf } from '../load-study.ts'
import { StudyPage, studyTitle } from '../study-page.tsx'
import type { Route } from './+types/exam-screen'
import { ExamPractice } from './exam-practice.tsx'
import { FormulaSheetButton } from './formula-sheet-button.tsx'
import { loadExam } from './load-exam.ts'

export const loader = (args: Route.LoaderArgs) => loadExam(args)
export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: studyTitle(loaderData, 'Exam Practice') }]

/** …/exam: exam questions with marks, marked against their schemes. */
export default function ExamScreen({ loaderData: study }: Route.ComponentProps) {
  return (
    <StudyPage
      study={study}
      method="Exam Practice"
      added={null}
      wide
      tools={study.part?.formulaSheet && <FormulaSheetButton sheet={study.part.formulaSheet} />}
    >
      <ExamPractice key={keyOf(study)} subject={study.subject.slug} questions={study.part?.questions ?? []} />
    </StudyPage>
  )
}
