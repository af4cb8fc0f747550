import ical, { ICalCalendarMethod } from 'ical-generator'
import type { Plan } from '#contract/planning.ts'
import { addDays } from '#domain/progress/day.ts'

/** How far ahead other calendars are told; they ask again long before. */
const DAYS_TOLD = 28
const REFRESH_SECONDS = 6 * 60 * 60

/** A pupil's plan as an iCalendar file (RFC 5545): papers, and each coming day with work as an entry for the whole day. */
export function writeCalendar(plan: Plan, { publicUrl, now }: { publicUrl: string; now: Date }): string {
  const calendar = ical({
    name: 'Revisewell',
    prodId: { company: 'Revisewell', product: 'Plan', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  })
  const addDay = (id: string, day: string, rest: { summary: string; description?: string; url: string }) =>
    calendar.createEvent({ id, start: day, end: addDays(day, 1), allDay: true, stamp: now, ...rest })
  for (const { id, day, subjectTitle, paper } of plan.exams)
    addDay(`exam-${id}@revisewell`, day, {
      summary: [`Exam: ${subjectTitle}`, paper].filter(Boolean).join(', '),
      url: `${publicUrl}/plan`,
    })
  for (const { day, reviews, finalPass, newTopics } of plan.days.slice(0, DAYS_TOLD)) {
    const cards = reviews + finalPass
    if (cards + newTopics.length === 0) continue
    addDay(`day-${day}@revisewell`, day, {
      summary: `Revise: ${[cards && counted(cards, 'card'), newTopics.length && counted(newTopics.length, 'new topic')].filter(Boolean).join(', ')}`,
      description: newTopics.map(({ title, subjectTitle }) => `${subjectTitle}: ${title}`).join('\n'),
      url: `${publicUrl}/dashboard/student/revise`,
    })
  }
  return calendar.toString()
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`
