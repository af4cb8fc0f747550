import type { WeeklyReport } from '#contract/weekly-report.ts'
import { addDays } from '#domain/progress/day.ts'
import { composeMail } from '../mail/compose-mail.ts'
import type { OutgoingMail } from '../mail/mailer.ts'
import type { Contact } from './parent-store.ts'

const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const weekdays = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)
const count = (number: number, one: string) => `${number.toLocaleString('en-GB')} ${one}${number === 1 ? '' : 's'}`

/** A week in words, such as '9 to 15 November'. */
export function weekInWords(week: string): string {
  const [first, last] = [days.format(dateOf(week)), days.format(dateOf(addDays(week, 6)))]
  const sameMonth = first.split(' ')[1] === last.split(' ')[1]
  return `${sameMonth ? first.split(' ')[0] : first} to ${last}`
}

/** The weekly mail: a few figures, what is coming, and one thing to ask at home. A week without activity is no reproach. */
export function composeReportMail(options: {
  report: WeeklyReport
  parent: Contact
  publicUrl: string
  unsubscribeToken: string
  /** The same for the same report: see `OutgoingMail`. */
  key: string
}): OutgoingMail {
  const { report, parent, publicUrl, unsubscribeToken, key } = options
  const [child = ''] = report.childName.trim().split(/\s+/)
  const stop = `${publicUrl}/unsubscribe?token=${encodeURIComponent(unsubscribeToken)}`
  const mail = composeMail({
    to: parent.email,
    name: parent.fullName,
    subject: `${child}’s week on Revisewell: ${weekInWords(report.week)}`,
    paragraphs: [...weekParagraphs(report, child), ...askParagraphs(report, child), ...comingParagraphs(report)],
    action: { label: `See ${child}’s week`, url: `${publicUrl}/dashboard/parent` },
    small: [`You get this once a week because ${child} linked you. To stop it, without signing in, open ${stop}`],
  })
  return {
    ...mail,
    key,
    headers: { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}

function weekParagraphs(report: WeeklyReport, child: string): string[] {
  const { answers, correct, minutes, daysStudied, goalDays, dailyGoal, topics, streak } = report
  if (answers === 0)
    return [
      `There were no answers on Revisewell in the week of ${weekInWords(report.week)}. Weeks differ, and a break is fine.`,
      `If you would like to help with the next start: five minutes with one topic that ${child} picks are plenty.`,
    ]
  const lines = [
    `${child} gave ${count(answers, 'answer')} on ${count(daysStudied, 'day')}, ${correct.toLocaleString('en-GB')} of them right, in about ${count(minutes, 'minute')}.`,
  ]
  if (goalDays > 0)
    lines.push(`The daily goal of ${count(dailyGoal, 'answer')} was reached on ${count(goalDays, 'day')}.`)
  if (streak > 1) lines.push(`The streak stands at ${count(streak, 'day')}.`)
  const named = topics.map(({ title, subjectTitle }) => `${title} (${subjectTitle})`)
  return [lines.join(' '), ...(named.length > 0 ? [`Revised: ${named.join(', ')}.`] : [])]
}

function askParagraphs({ ask, answers }: WeeklyReport, child: string): string[] {
  if (ask)
    return [
      `One thing to ask at home, from ${ask.topicTitle}: “${ask.question}”`,
      `The answer: ${ask.answer} If ${child} isn’t sure, look at it together; that counts too.`,
    ]
  return answers > 0 ? [`One thing to ask at home: “What did you find out this week that surprised you?”`] : []
}

function comingParagraphs({ exams }: WeeklyReport): string[] {
  if (exams.length === 0) return []
  const named = exams.map(
    ({ subjectTitle, paper, day }) =>
      `${[subjectTitle, paper].filter(Boolean).join(', ')} on ${weekdays.format(dateOf(day))}`,
  )
  return [`Coming up: ${named.join('; ')}.`]
}
