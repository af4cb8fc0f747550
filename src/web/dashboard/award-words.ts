import type { Dashboard } from '#contract/progress.ts'

type Award = Dashboard['recentAwards'][number]

const causes: Record<Award['cause'], string> = {
  flashcard: 'flashcard',
  quiz: 'quiz',
  'perfect-score': 'perfect score',
  'study-session': 'study session',
  'daily-goal': 'daily goal',
  'sign-in': 'signing in',
  game: 'game',
  exam: 'exam question',
  'opening-balance': 'brought along',
}

/** What an award was for, such as 'flashcard, Cell structure'. */
export function awardWords({ cause, title }: Pick<Award, 'cause' | 'title'>): string {
  if (cause === 'game' && title !== '') return `from ${title}`
  return title === '' ? causes[cause] : `${causes[cause]}, ${title}`
}
