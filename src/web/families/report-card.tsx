import { ChevronDown } from 'lucide-react'
import type { WeeklyReport } from '#contract/weekly-report.ts'
import { addDays } from '#domain/progress/day.ts'
import { counted } from '../progress/counted.ts'
import { longDay, shortDay } from '../progress/day-words.ts'

/** One week's report, as it was mailed. */
export function ReportCard(props: { report: WeeklyReport; name: string; title?: string; open?: boolean }) {
  const { report, name, title, open = false } = props
  const { week, topics, ask, exams } = report
  const days = `${shortDay(week)} to ${shortDay(addDays(week, 6))}`
  return (
    <details open={open} className="group rounded-md border border-line-strong">
      <summary className="touch flex items-center justify-between gap-3 px-4 py-2 font-bold">
        <span>
          {title ?? days}
          {title && <span className="block text-small font-normal text-ink-soft">{days}</span>}
        </span>
        <ChevronDown aria-hidden className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 px-4 pt-1 pb-4">
        <p>{figures(report, name)}</p>
        {topics.length > 0 && (
          <ul className="grid gap-1">
            {topics.map(({ title: topic, subjectTitle, answers, correct }) => (
              <li key={`${subjectTitle} ${topic}`}>
                <span className="font-bold">{topic}</span>{' '}
                <span className="text-small text-ink-soft">
                  {subjectTitle} · {correct} of {counted(answers, 'answer')} right
                </span>
              </li>
            ))}
          </ul>
        )}
        {ask && (
          <div className="rounded-md bg-subject-wash px-4 py-3">
            <p className="font-bold">One thing to ask at home</p>
            <p className="text-small text-ink-soft">From {ask.topicTitle}</p>
            <p className="mt-1">“{ask.question}”</p>
            <p className="mt-1">
              <span className="font-bold">The answer:</span> {ask.answer}
            </p>
          </div>
        )}
        {exams.length > 0 && (
          <p>
            Coming up after it:{' '}
            {exams
              .map(
                ({ subjectTitle, paper, day }) =>
                  `${[subjectTitle, paper].filter(Boolean).join(', ')} on ${longDay(day)}`,
              )
              .join('; ')}
            .
          </p>
        )}
      </div>
    </details>
  )
}

function figures(report: WeeklyReport, name: string): string {
  const { answers, correct, minutes, daysStudied, goalDays, xp } = report
  if (answers === 0) return 'No answers. Weeks differ, and a break is fine.'
  const said = `${name} gave ${counted(answers, 'answer')} on ${counted(daysStudied, 'day')}, ${correct} of them right, in about ${counted(minutes, 'minute')}, and earned ${xp} XP.`
  return goalDays > 0 ? `${said} The daily goal was reached on ${counted(goalDays, 'day')}.` : said
}
