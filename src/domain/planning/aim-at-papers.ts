import { AIM_DAYS, type Aim } from '#domain/study/scheduling/exam-aim.ts'
import { type Exam, subjectKeyOf } from './exam.ts'

const DAY_MS = 86_400_000

/** The paper that a subject's study is aimed at. */
export interface PaperAim extends Aim {
  paper: string
  /** YYYY-MM-DD */
  day: string
}

/** Papers are sat in the morning. */
export const morningOf = (day: string) => new Date(`${day}T09:00:00Z`)

/** What each subject is aimed at, by `level/subject`: its next paper, if that is near enough. */
export function aimsAt(
  exams: readonly Pick<Exam, 'level' | 'subject' | 'paper' | 'day'>[],
  now: Date,
): Map<string, PaperAim> {
  const aims = new Map<string, PaperAim>()
  for (const exam of exams) {
    const morning = morningOf(exam.day)
    const left = morning.getTime() - now.getTime()
    const key = subjectKeyOf(exam)
    const known = aims.get(key)
    if (left <= 0 || left > AIM_DAYS * DAY_MS || (known && known.morning <= morning)) continue
    aims.set(key, { morning, paper: exam.paper, day: exam.day })
  }
  return aims
}
