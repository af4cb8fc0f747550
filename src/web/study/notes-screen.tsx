import { useReducer } from 'react'
import { flushSync } from 'react-dom'
import { topicIdOf } from '#domain/curriculum/item-id.ts'
import { notesReducer, startNotes } from '#domain/study/notes-run.ts'
import { AnswersStatus } from '../session/answers/answers-status.tsx'
import { type Answers, useAnswers } from '../session/answers/use-answers.ts'
import { showTab, TabPanel, Tabs } from '../ui/navigation/tabs.tsx'
import type { Route } from './+types/notes-screen'
import { keyOf, loadStudy } from './load-study.ts'
import { NotesQuestions } from './notes-questions.tsx'
import { NotesReading } from './notes-reading.tsx'
import { type ShownNote, type ShownQuestion, shownNote } from './shown-items.ts'
import { shownQuestion } from './shown-questions.ts'
import { StudyPage, studyTitle } from './study-page.tsx'

export const loader = (args: Route.LoaderArgs) =>
  loadStudy(args, ({ note, noteQuestions }) => ({ note: shownNote(note), questions: noteQuestions.map(shownQuestion) }))
export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: studyTitle(loaderData, 'Notes') }]

export default function NotesScreen({ loaderData: study }: Route.ComponentProps) {
  const answers = useAnswers()
  const { place, part, level } = study
  return (
    <StudyPage study={study} added="note" method={level.presentation === 'pictures' ? 'Story Time' : 'Notes'}>
      {part && <Notes key={keyOf(study)} {...part} sen={place.sen} onAnswer={answers.give} />}
      <AnswersStatus answers={answers} />
    </StudyPage>
  )
}

const tabs = [
  { id: 'reading', label: 'Reading' },
  { id: 'questions', label: 'Questions' },
] as const

interface NotesProps {
  note: ShownNote
  questions: readonly ShownQuestion[]
  sen: boolean
  onAnswer: Answers['give']
}

/** One note (contract §2 and §4): a reading tab with its progress, and a tab of three questions. */
function Notes({ note, questions, sen, onAnswer }: NotesProps) {
  const [run, dispatch] = useReducer(notesReducer, questions, startNotes)
  return (
    <>
      <Tabs label="Notes" tabs={tabs} selected={run.tab} onSelect={(tab) => dispatch({ type: 'open-tab', tab })} />
      <TabPanel id="reading" hidden={run.tab !== 'reading'}>
        <NotesReading
          noteId={`${topicIdOf(questions[0]?.id ?? '')}/note`}
          note={note}
          sen={sen}
          onDone={() => {
            // Shown first: then there is a place to go to.
            flushSync(() => dispatch({ type: 'open-tab', tab: 'questions' }))
            showTab('questions')
          }}
        />
      </TabPanel>
      <TabPanel id="questions" hidden={run.tab !== 'questions'}>
        <NotesQuestions questions={questions} run={run} dispatch={dispatch} onAnswer={onAnswer} />
      </TabPanel>
    </>
  )
}
