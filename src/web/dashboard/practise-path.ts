import type { TopicProgress } from '#contract/progress.ts'

/** Where a topic's flashcards or quiz are, by the routes of its level (specification, section 2). */
export function practisePath(
  topic: Pick<TopicProgress, 'level' | 'subject' | 'slug' | 'board'>,
  method: 'flashcards' | 'quiz',
): string {
  const { level, subject, slug, board } = topic
  if (level === 'ks1' || level === 'ks2') return `/${level}/${subject}/${method}?topic=${slug}`
  if (level === 'sen') return `/sen/${subject}/${method}?level=sen&topic=${slug}`
  if (board === null) return `/${level}`
  return level === 'gcse'
    ? `/gcse/${subject}/${board}/${method}?topic=${slug}`
    : `/alevel/${subject}/${board}/${slug}/${method}`
}
