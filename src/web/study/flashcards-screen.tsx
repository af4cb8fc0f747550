import { topicIdOf } from '#domain/curriculum/item-id.ts'
import { AnswersStatus } from '../session/answers/answers-status.tsx'
import { useAnswers } from '../session/answers/use-answers.ts'
import type { Route } from './+types/flashcards-screen'
import { FlashcardViewer } from './flashcard-viewer.tsx'
import { keyOf, loadStudy } from './load-study.ts'
import { shownCard } from './shown-items.ts'
import { StudyPage, studyTitle } from './study-page.tsx'

export const loader = (args: Route.LoaderArgs) => loadStudy(args, ({ flashcards }) => flashcards.map(shownCard))
export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: studyTitle(loaderData, 'Flashcards') }]

export default function FlashcardsScreen({ loaderData: study }: Route.ComponentProps) {
  const answers = useAnswers()
  return (
    <StudyPage
      study={study}
      added="flashcard"
      method={study.level.presentation === 'pictures' ? 'Picture Cards' : 'Flashcards'}
    >
      <FlashcardViewer
        key={keyOf(study)}
        heading={study.topic?.title ?? study.subject.title}
        cards={study.part ?? []}
        onAnswer={(card, grade) =>
          answers.give({ kind: 'flashcard', itemId: card.id, topicId: topicIdOf(card.id), grade })
        }
        answers={answers}
      />
      <AnswersStatus answers={answers} />
    </StudyPage>
  )
}
