import { useReducer } from 'react'
import type { Material } from '#domain/curriculum/topic.ts'
import { notesReducer, startNotes } from '#domain/study/notes-run.ts'
import { TabPanel, Tabs } from '../ui/tabs.tsx'
import type { Route } from './+types/notes-screen'
import { AnswersStatus } from './answers/answers-status.tsx'
import { type Answers, useAnswers } from './answers/use-answers.ts'
import { loadStudy } from './load-study.ts'
import { NotesQuestions } from './notes-questions.tsx'
import { NotesReading } from './notes-reading.tsx'
import { StudyPage, studyTitle } from './study-page.tsx'

export const loader = (args: Route.LoaderArgs) => loadStudy(args)
export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: studyTitle(loaderData, 'Notes') }]

export default function NotesScreen({ loaderData: study }: Route.ComponentProps) {
  const answers = useAnswers()
  const { place, material, level } = study
  return (
    <StudyPage study={study} method={level.presentation === 'pictures' ? 'Story Time' : 'Notes'}>
      {material && (
        <Notes
          key={`${place.level}/${place.subject}/${place.topic}`}
          material={material}
          startEasy={place.sen}
          onAnswer={answers.give}
        />
      )}
      <AnswersStatus answers={answers} />
    </StudyPage>
  )
}

const tabs = [
  { id: 'reading', label: 'Reading' },
  { id: 'questions', label: 'Questions' },
] as const

/** One note (specification, sections 2 and 4): a reading tab with its progress, and a tab of three questions. */
function Notes({
  material,
  startEasy,
  onAnswer,
}: {
  material: Material
  startEasy: boolean
  onAnswer: Answers['give']
}) {
  const [run, dispatch] = useReducer(notesReducer, material.noteQuestions, startNotes)
  return (
    <>
      <Tabs label="Notes" tabs={tabs} selected={run.tab} onSelect={(tab) => dispatch({ type: 'open-tab', tab })} />
      <TabPanel id="reading" hidden={run.tab !== 'reading'}>
        <NotesReading
          note={material.note}
          startEasy={startEasy}
          onDone={() => dispatch({ type: 'open-tab', tab: 'questions' })}
        />
      </TabPanel>
      <TabPanel id="questions" hidden={run.tab !== 'questions'}>
        <NotesQuestions questions={material.noteQuestions} run={run} dispatch={dispatch} onAnswer={onAnswer} />
      </TabPanel>
    </>
  )
}
