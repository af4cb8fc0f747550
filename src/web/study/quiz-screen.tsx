import { AnswersStatus } from '../session/answers/answers-status.tsx'
import { useAnswers } from '../session/answers/use-answers.ts'
import type { Route } from './+types/quiz-screen'
import { keyOf, loadStudy } from './load-study.ts'
import { QuizPlayer } from './quiz-player.tsx'
import { postedChoices } from './quiz-without-script.ts'
import { shownQuizQuestion } from './shown-questions.ts'
import { StudyPage, studyTitle } from './study-page.tsx'

export const loader = (args: Route.LoaderArgs) =>
  loadStudy(args, ({ quiz }, drawn) => [...quiz, ...drawn].map(shownQuizQuestion))
/** Before the page's script has arrived the quiz is a form: each post carries the choices so far. */
export const action = async ({ request }: Route.ActionArgs) => postedChoices(await request.formData())
export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: studyTitle(loaderData, 'Quiz') }]

export default function QuizScreen({ loaderData: study, actionData }: Route.ComponentProps) {
  const answers = useAnswers()
  const { level, subject, topic, place, part } = study
  return (
    <StudyPage study={study} added="quiz" method={level.presentation === 'pictures' ? 'Gentle Quiz' : 'Quiz'}>
      <QuizPlayer
        key={keyOf(study)}
        questions={part ?? []}
        scope={topic?.id ?? `${level.id}/${subject.slug}`}
        posted={actionData}
        gentle={place.sen}
        onAnswer={answers.give}
      />
      <AnswersStatus answers={answers} />
    </StudyPage>
  )
}
