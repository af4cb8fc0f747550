import type { Route } from './+types/flashcards-screen'
import { AnswersStatus } from './answers/answers-status.tsx'
import { useAnswers } from './answers/use-answers.ts'
import { FlashcardViewer } from './flashcard-viewer.tsx'
import { loadStudy } from './load-study.ts'
import { StudyPage, studyTitle } from './study-page.tsx'

export const loader = (args: Route.LoaderArgs) => loadStudy(args)
export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: studyTitle(loaderData, 'Flashcards') }]

export default function FlashcardsScreen({ loaderData: study }: Route.ComponentProps) {
  const answers = useAnswers()
  const cards = study.material?.flashcards ?? []
  return (
    <StudyPage study={study} method={study.level.presentation === 'pictures' ? 'Picture Cards' : 'Flashcards'}>
      <FlashcardViewer
        key={`${study.place.level}/${study.place.subject}/${study.place.topic}`}
        heading={study.topic?.title ?? study.subject.title}
        cards={cards}
        onAnswer={(card, grade) =>
          answers.give({ kind: 'flashcard', itemId: card.id, topicId: topicIdOf(card.id), grade })
        }
        pupil={answers.keeper === 'account'}
      />
      <AnswersStatus answers={answers} />
    </StudyPage>
  )
}

/** An item's id starts with its topic's. */
const topicIdOf = (itemId: string) => itemId.slice(0, itemId.lastIndexOf('/'))
