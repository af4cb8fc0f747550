import { useEffect, useState } from 'react'
import type { readAddedContentEndpoint } from '#contract/content.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { contentPartId, contentTopicId } from '#domain/content/content-item-id.ts'
import { api } from '../../api/browser-api.ts'
import { AnswersStatus } from '../../session/answers/answers-status.tsx'
import { useAnswers } from '../../session/answers/use-answers.ts'
import { ContentHtml } from '../../ui/content-html.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { FlashcardViewer } from '../flashcard-viewer.tsx'
import { shownCard } from '../shown-items.ts'
import { AddedQuestions } from './added-questions.tsx'

type Added = ResponseOf<typeof readAddedContentEndpoint>

/** An added item, fetched when it is opened, as the study screens show their own. */
export function AddedItemView({ id }: { id: string }) {
  const [added, setAdded] = useState<Added | 'failed'>()
  useEffect(() => {
    let current = true
    api('GET /api/added-content/:id', { params: { id } }).then(
      (answer) => current && setAdded(answer),
      () => current && setAdded('failed'),
    )
    return () => {
      current = false
    }
  }, [id])
  if (!added) return <Spinner label="Fetching it…" />
  if (added === 'failed') return <p className="mt-3 text-bad">It could not be fetched. Close it and open it again.</p>
  return <Study added={added} />
}

function Study({ added: { id, title, shown } }: { added: Added }) {
  const answers = useAnswers()
  const topicId = contentTopicId(id)
  if (shown.type === 'video') return null
  if (shown.type === 'flashcard')
    return (
      <div className="mt-4">
        <FlashcardViewer
          label={`Flashcards: ${title}`}
          heading={title}
          cards={shown.cards.map(({ key, front, back }) => shownCard({ id: contentPartId(id, key), front, back }))}
          onAnswer={(card, grade) => answers.give({ kind: 'flashcard', itemId: card.id, topicId, grade })}
          answers={answers}
          below={() => null}
        />
        <AnswersStatus answers={answers} />
      </div>
    )
  const questions = shown.questions.map(({ key, question, options, correctAnswer, explanation }) => ({
    id: contentPartId(id, key),
    question: question.html,
    options: options.map(({ html }) => ({ html })),
    correctAnswer,
    explanation: explanation?.html ?? '',
  }))
  return (
    <div className="mt-4">
      {shown.type === 'note' && <ContentHtml html={shown.note.html} className="mb-6" />}
      {questions.length > 0 && (
        <AddedQuestions
          questions={questions}
          onAnswer={(itemId, choice) =>
            answers.give(
              shown.type === 'quiz'
                ? { kind: 'quiz', itemId, topicId, choice, attempt: null }
                : { kind: 'note', itemId, topicId, choice },
            )
          }
        />
      )}
      <AnswersStatus answers={answers} />
    </div>
  )
}
