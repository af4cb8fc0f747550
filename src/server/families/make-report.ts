import { createHash } from 'node:crypto'
import type { WeeklyReport } from '#contract/weekly-report.ts'
import { chooseAsk, type RevisedTopic } from '#domain/families/ask-at-home.ts'
import { daysOfWeek } from '#domain/families/report-week.ts'
import { minutesByDay } from '#domain/families/study-minutes.ts'
import { addDays, dayIn } from '#domain/progress/day.ts'
import { currentStreak } from '#domain/progress/streak.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Queries } from '../database/database.ts'
import { readDashboardRows } from '../progress/dashboard-store.ts'
import { shownExam } from './list-children.ts'
import { type GivenAnswer, readAnswers, readChildFacts, readExams, readStudyDays } from './week-store.ts'

const TOPICS_NAMED = 5
/** How far ahead papers are told of. */
const EXAM_DAYS = 21

/** A child's week from what is stored; null for who is no pupil any more. @param week its Monday, YYYY-MM-DD */
export async function makeReport(options: {
  studentId: string
  week: string
  queries: Queries
  curriculum: CurriculumStore
  now: Date
}): Promise<WeeklyReport | null> {
  const { studentId, week, queries, curriculum, now } = options
  const facts = await readChildFacts(queries, studentId)
  if (!facts) return null
  const { fullName, timeZone } = facts
  const sunday = addDays(week, 6)
  const [rows, stored, nearby, exams] = await Promise.all([
    readDashboardRows(queries, { studentId, firstDay: week, horizon: now }),
    readStudyDays(queries, { studentId, from: week, until: sunday }),
    // A day more on each side: where the child is, the week begins and ends at other instants.
    readAnswers(queries, { studentId, from: addDays(week, -1), until: addDays(sunday, 1) }),
    readExams(queries, { studentId, from: addDays(sunday, 1), until: addDays(sunday, EXAM_DAYS) }),
  ])
  if (!rows) return null
  const days = daysOfWeek(week)
  const answers = nearby.filter(({ at }) => days.includes(dayIn(timeZone, at)))
  const minutes = minutesByDay(
    answers.map(({ at }) => at),
    timeZone,
  )
  const topics = topicsOf(answers, curriculum)
  const sum = (figure: (day: (typeof stored)[number]) => number) =>
    stored.reduce((total, day) => total + figure(day), 0)
  return {
    week,
    childName: fullName,
    answers: sum((day) => day.answers),
    correct: sum((day) => day.correct),
    minutes: [...minutes.values()].reduce((total, spent) => total + spent, 0),
    xp: sum((day) => day.xp),
    daysStudied: stored.filter((day) => day.answers > 0).length,
    goalDays: stored.filter((day) => day.goalMet).length,
    dailyGoal: rows.dailyGoal,
    streak: currentStreak(rows.progress, dayIn(timeZone, now), rows.restDays),
    days: days.map((day) => ({
      day,
      answers: stored.find((other) => other.day === day)?.answers ?? 0,
      minutes: minutes.get(day) ?? 0,
    })),
    topics: topics.slice(0, TOPICS_NAMED).map(({ topicTitle, subjectTitle, ...figures }) => ({
      title: topicTitle,
      subjectTitle,
      answers: figures.answers,
      correct: figures.correct,
    })),
    exams: exams.map((exam) => {
      const { subjectTitle, paper, day } = shownExam(exam, curriculum)
      return { subjectTitle, paper, day }
    }),
    ask: chooseAsk(topics, chanceOf(`${studentId} ${week}`)),
  }
}

/** The topics of the curriculum that were answered, the one with most answers first. */
function topicsOf(
  answers: readonly GivenAnswer[],
  curriculum: CurriculumStore,
): (RevisedTopic & { correct: number })[] {
  const byTopic = [...Map.groupBy(answers, ({ topicId }) => topicId)].flatMap(([topicId, given]) => {
    const topic = curriculum.topic(topicId)
    const outline = curriculum.topicOutline(topicId)
    if (!outline) return []
    return {
      topicTitle: outline.title,
      subjectTitle: curriculum.subject(outline.level, outline.subject)?.title ?? outline.subject,
      answers: given.length,
      correct: given.filter(({ correct }) => correct).length,
      cards: (topic?.material?.flashcards ?? []).map(({ front, back }) => ({
        question: front.text,
        answer: back.text,
        inWords: !/<(math|svg|img)\b/.test(front.html + back.html),
      })),
    }
  })
  return byTopic.toSorted((one, other) => other.answers - one.answers)
}

/** A number from 0 up to 1 that is the same for the same text: a report that is made again asks the same. */
function chanceOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32
}
