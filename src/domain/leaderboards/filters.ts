import { z } from 'zod'

/** Whose pupils are ranked (contract §2, Leaderboards). */
export const views = ['all', 'school', 'friends'] as const
export const View = z.enum(views)
export type View = z.infer<typeof View>

/** The subjects whose XP is ranked on its own. */
export const rankedSubjects = ['biology', 'chemistry', 'physics', 'mathematics', 'english'] as const
export const RankedSubject = z.enum(rankedSubjects)
export type RankedSubject = z.infer<typeof RankedSubject>

export const subjectFilters = ['all', ...rankedSubjects] as const
export const SubjectFilter = z.enum(subjectFilters)
export type SubjectFilter = z.infer<typeof SubjectFilter>

export const timePeriods = ['all-time', 'this-month', 'this-week'] as const
export const TimePeriod = z.enum(timePeriods)
export type TimePeriod = z.infer<typeof TimePeriod>

export interface Filters {
  view: View
  subject: SubjectFilter
  period: TimePeriod
}

/** Contract §9. */
export const TOP_PUPILS = 10
export const TOP_SCHOOLS = 5
/** A school with fewer pupils on a board would show what one of them has earned. */
export const FEWEST_SCHOOL_PUPILS = 3
