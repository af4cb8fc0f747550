import { useEffect, useRef } from 'react'
import type { LearnStep } from '#contract/learn.ts'
import { MOST_TRIES } from '#domain/learn/learn-run.ts'
import { counted } from '../../progress/counted.ts'
import { longDay } from '../../progress/day-words.ts'
import type { Answers, GivenAnswer } from '../../session/answers/use-answers.ts'
import { bringTo } from '../../ui/bring-to.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { hued } from '../../ui/hue.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import type { KeptSession } from './kept-session.ts'
import { LearnCard } from './learn-card.tsx'
import { LearnPassage } from './learn-passage.tsx'
import { LearnQuestion } from './learn-question.tsx'
import type { Learning } from './use-learn-session.ts'

export interface LearnStepShownProps {
  learning: Learning
  kept: KeptSession
  answers: Answers
}

/** The step that is next in a session, under how far the session is. */
export function LearnStepShown({ learning, kept, answers }: LearnStepShownProps) {
  const { session, run } = kept
  const [place = 0] = run.queue
  const step = session.steps[place]
  const point = step && session.points[step.point]
  const tries = run.tries[place] ?? []
  const again = tries.length - (run.answered ? 1 : 0)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = `${place}/${again}`
  const shownBefore = useRef('')
  useEffect(() => {
    if (shownBefore.current !== shown) bringTo(heading.current)
    shownBefore.current = shown
  }, [shown])
  if (!step || !point) return null

  const give = (answer: AnswerOf) =>
    answers.give(toAnswer({ step, answer, topicId: point.topicId, attempts: again === 0 ? kept.attempts : [] }))
  const next = () => learning.act({ type: 'next' })
  const total = session.steps.length
  const done = total - new Set(run.queue).size
  const position = `${done} of ${total} done`
  return (
    <section aria-labelledby="step" data-fills-screen {...hued(point.hue)}>
      <div className="flex items-center justify-between gap-3">
        <p className="tabular font-bold">{position}</p>
        {/* The device keeps the session: it goes on where it was left. */}
        <ButtonLink to={answers.keeper === 'account' ? '/dashboard/student' : '/revision'} look="quiet">
          Stop for now
        </ButtonLink>
      </div>
      <ProgressBar label="Progress through the session" value={done} max={total} valueText={position} />
      <p className="mt-5 text-small font-bold text-subject-ink">
        {point.subjectTitle} · {point.topicTitle}
      </p>
      {point.aim && <p className="text-small text-ink-soft">{aimWords(point.aim, point.subjectTitle)}</p>}
      <h1 id="step" ref={heading} tabIndex={-1} className="scroll-mt-4 text-h3 font-bold outline-none">
        {headingOf(step, again)}: {point.text}
      </h1>
      <div key={shown} className="mt-3">
        {step.kind === 'passage' && <LearnPassage passage={step} onNext={next} />}
        {step.kind === 'card' && (
          <LearnCard
            card={step.card}
            onGrade={(grade) => {
              give({ grade })
              learning.act({ type: 'answer', right: grade === 'know' }, { type: 'next' })
            }}
          />
        )}
        {step.kind === 'question' && (
          <LearnQuestion
            question={step.question}
            answered={run.answered}
            // What is missed for the last time is explained, and comes back another day.
            last={run.queue.length === 1 && (tries.at(-1) !== false || tries.length >= MOST_TRIES)}
            onAnswer={(answer, right) => {
              give(answer)
              learning.act({ type: 'answer', right })
            }}
            onNext={next}
          />
        )}
      </div>
    </section>
  )
}

/** What a step was chosen for. */
const aimWords = ({ paper, day }: { paper: string; day: string }, subjectTitle: string) =>
  `Chosen for your ${paper ? `${subjectTitle} ${paper}` : `${subjectTitle} paper`} on ${longDay(day)}.`

const headings = { due: 'From before', weak: 'Worth another look', new: 'New' } as const

const headingOf = ({ reason, kind }: LearnStep, again: number) => {
  if (again > 0) return counted(again + 1, 'try', 'tries').replace(/^(\d+) tries$/, 'Try $1')
  return reason === 'new' && kind !== 'passage' ? 'Now you' : headings[reason]
}

/** As much of an answer as a step gives. */
export type AnswerOf =
  | { grade: 'know' | 'dont-know' }
  | { choice: number }
  | { response: NonNullable<Extract<GivenAnswer, { kind: 'quiz' }>['response']> }

function toAnswer(given: {
  step: LearnStep
  answer: AnswerOf
  topicId: string
  attempts: KeptSession['attempts']
}): GivenAnswer {
  const { step, answer, topicId, attempts } = given
  if ('grade' in answer)
    return { kind: 'flashcard', itemId: step.kind === 'card' ? step.card.id : '', topicId, grade: answer.grade }
  const itemId = step.kind === 'question' ? step.question.id : ''
  if (step.kind === 'question' && step.of === 'note' && 'choice' in answer)
    return { kind: 'note', itemId, topicId, choice: answer.choice }
  const attempt = attempts.find(({ itemIds }) => itemIds.includes(itemId)) ?? null
  return { kind: 'quiz', itemId, topicId, attempt, ...answer }
}
