import { z } from 'zod'

/** The tutor's topic filters (contract §2). */
export const topicFilters = ['all', 'mathematics', 'english', 'science', 'history', 'geography'] as const
export const TopicFilter = z.enum(topicFilters)
export type TopicFilter = z.infer<typeof TopicFilter>

export const topicFilterLabels: Record<TopicFilter, string> = {
  all: 'All Subjects',
  mathematics: 'Mathematics',
  english: 'English',
  science: 'Science',
  history: 'History',
  geography: 'Geography',
}

const subjectsOf: Record<Exclude<TopicFilter, 'all'>, readonly string[]> = {
  mathematics: ['maths'],
  english: ['english', 'english-language', 'english-literature'],
  science: ['science', 'combined-science', 'biology', 'chemistry', 'physics'],
  history: ['history'],
  geography: ['geography'],
}

/** Whether a subject, by its slug, is within the filter. */
export function isWithin(filter: TopicFilter, subject: string): boolean {
  return filter === 'all' || subjectsOf[filter].includes(subject)
}
