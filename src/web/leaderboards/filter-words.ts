import {
  type Filters,
  type SubjectFilter,
  subjectFilters,
  type TimePeriod,
  timePeriods,
  type View,
  views,
} from '#domain/leaderboards/filters.ts'

export const viewWords: Record<View, string> = { all: 'All', school: 'School', friends: 'Friends' }
export const subjectWords: Record<SubjectFilter, string> = {
  all: 'All',
  biology: 'Biology',
  chemistry: 'Chemistry',
  physics: 'Physics',
  mathematics: 'Mathematics',
  english: 'English',
}
export const periodWords: Record<TimePeriod, string> = {
  'all-time': 'All time',
  'this-month': 'This month',
  'this-week': 'This week',
}
/** The subjects' own hues, as their pages have them. */
export const subjectHues: Record<SubjectFilter, number> = {
  all: 245,
  biology: 150,
  chemistry: 75,
  physics: 260,
  mathematics: 230,
  english: 355,
}

export const unfiltered: Filters = { view: 'all', subject: 'all', period: 'all-time' }

/** The filters that an address names; whatever is not one of the choices is the first of them. */
export function filtersIn(search: URLSearchParams): Filters {
  const oneOf = <Choice extends string>(choices: readonly Choice[], name: string, otherwise: Choice) =>
    choices.find((choice) => choice === search.get(name)) ?? otherwise
  return {
    view: oneOf(views, 'view', unfiltered.view),
    subject: oneOf(subjectFilters, 'subject', unfiltered.subject),
    period: oneOf(timePeriods, 'period', unfiltered.period),
  }
}

/** The same as an address has them: what stands at its first choice is left out. */
export function searchOf(filters: Filters): Record<string, string> {
  const names = ['view', 'subject', 'period'] as const
  return Object.fromEntries(
    names.flatMap((name) => (filters[name] === unfiltered[name] ? [] : [[name, filters[name]]])),
  )
}

/** What the filters ask for, such as 'in Biology this week'; nothing for all subjects of all time. */
export function filterPhrase({ subject, period }: Filters): string {
  const parts = [
    ...(subject === 'all' ? [] : [`in ${subjectWords[subject]}`]),
    ...(period === 'all-time' ? [] : [periodWords[period].toLowerCase()]),
  ]
  return parts.length === 0 ? '' : ` ${parts.join(' ')}`
}
