import { useId } from 'react'
import { Link } from 'react-router'
import { commandWords } from '#domain/exam/command-words.ts'
import type { ExamQuestion } from '#domain/exam/exam-question.ts'
import { countReasons, type LostMarks, lostMarksOf, type ReasonCount, withoutReason } from '#domain/exam/lost-marks.ts'
import type { PartAnswer } from '#domain/exam/part-answer.ts'
import { counted } from '../../progress/counted.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { lostReasonWords } from './lost-reason-words.ts'

interface WhyLostProps {
  questions: readonly ExamQuestion[]
  answers: Readonly<Record<string, Readonly<Record<string, PartAnswer>>>>
  /** Minutes of the paper for each of its marks; null in practice by topic. */
  minutesPerMark: number | null
}

const lists = new Intl.ListFormat('en-GB')

/** 'question 2 (b)'. */
const placeOf = ({ number, letter }: LostMarks) => `question ${number}${letter && ` (${letter})`}`

/** Why marks were lost, as the pupil said, and what to do about each reason. */
export function WhyLost({ questions, answers, minutesPerMark }: WhyLostProps) {
  const id = useId()
  const lost = lostMarksOf(questions, answers)
  if (lost.length === 0) return null
  const counts = countReasons(lost)
  const all = lost.reduce((sum, of) => sum + of.lost, 0)
  const open = withoutReason(lost)
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-3">
      <h3 id={id} className="text-base">
        Why marks were lost
      </h3>
      {counts.length > 0 && (
        <ul className="grid gap-4">
          {counts.map((count) => (
            <li key={count.reason}>
              <p className="tabular flex flex-wrap justify-between gap-x-3">
                <strong>{lostReasonWords[count.reason]}</strong>
                <span className="text-ink-soft">
                  {count.marks} of {counted(all, 'lost mark')}
                </span>
              </p>
              <ProgressBar
                label={lostReasonWords[count.reason]}
                value={count.marks}
                max={all}
                valueText={`${count.marks} of ${counted(all, 'lost mark')}`}
                className="mt-1"
              />
              <div className="mt-2 max-w-3xl">
                <NextStep count={count} minutesPerMark={minutesPerMark} />
              </div>
            </li>
          ))}
        </ul>
      )}
      {open > 0 && (
        <p className="text-ink-soft">
          {counted(open, 'lost mark')} {open === 1 ? 'has' : 'have'} no reason yet. Go back to the question and say why,
          and you see here what to do next.
        </p>
      )}
    </section>
  )
}

function NextStep({ count: { reason, of }, minutesPerMark }: { count: ReasonCount; minutesPerMark: number | null }) {
  const places = lists.format(of.map(placeOf))
  switch (reason) {
    case 'knowledge':
      return (
        <p>
          The cards on {places} are due again.{' '}
          <Link to="/learn" className="link">
            Learn them in a short session
          </Link>
          , then try the questions again.
        </p>
      )
    case 'command-word':
      return (
        <>
          <p>Read what these words ask for, then look at {places} again:</p>
          <ul className="list-disc pl-5">
            {[...new Set(of.map(({ command }) => command))].map((command) => (
              <li key={command}>
                <strong>{command}</strong>: {commandWords[command]}
              </li>
            ))}
          </ul>
        </>
      )
    case 'working':
      return (
        <p>
          Work through {places} again on paper, one step on each line, with the numbers put in. Then compare each line
          with the answer that earns every mark.
        </p>
      )
    case 'unit':
      return (
        <p>
          See {places}. Before you work anything out, underline the unit that is asked for and change every quantity to
          go with it. Write the unit beside your answer.
        </p>
      )
    case 'time':
      return (
        <p>
          {minutesPerMark === null
            ? 'Give each mark about a minute.'
            : `This paper gives about ${Math.round(minutesPerMark * 60)} seconds for each mark.`}{' '}
          Answer what you can first, flag the rest and come back. Try {places} now, without the clock.
        </p>
      )
  }
}
