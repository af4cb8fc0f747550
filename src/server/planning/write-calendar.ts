import ical, { ICalCalendarMethod } from 'ical-generator'
import type { Plan } from '#contract/planning.ts'
import { addDays } from '#domain/progress/day.ts'

/** How far ahead other calendars are told; they ask again long before. */
const DAYS_TOLD = 28
const REFRESH_SECONDS = 6 * 60 * 60

/** A pupil's plan as an iCalendar file (RFC 5545): papers, each coming day with work as an entry for
 * the whole day, and the sessions of their study groups but for those to which they don't come. */
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
  for (const { id, dueOn, dueTime, title, teacher, note, path } of plan.tasks)
    addDay(`task-${id}@revisewell`, dueOn, {
      summary: `Due by ${dueTime}: ${title}`,
      description: [`Set by ${teacher}`, note].filter(Boolean).join('\n'),
      url: `${publicUrl}${path ?? '/tasks'}`,
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
  for (const { id, groupId, groupName, topic, startsAt, minutes, youCome } of plan.sessions) {
    if (youCome === false) continue
    const start = new Date(startsAt)
    calendar.createEvent({
      id: `session-${id}@revisewell`,
      start,
      end: new Date(start.getTime() + minutes * 60_000),
      stamp: now,
      summary: `Study group: ${groupName}`,
      description: topic,
      url: `${publicUrl}/groups/${groupId}`,
    })
  }
  return calendar.toString()
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`
