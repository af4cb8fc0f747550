import { grouped } from '../progress/counted.ts'

/** What a week says against one's own week before; nothing that shames. */
export function weekWords(thisWeek: number, lastWeek: number): string {
  if (thisWeek === 0 && lastWeek === 0) return 'A few cards begin your week.'
  if (thisWeek === 0) return 'A new week: a few cards begin it.'
  if (lastWeek === 0) return 'A good beginning: last week had none.'
  if (thisWeek > lastWeek) return `${grouped(thisWeek - lastWeek)} XP more than in the whole of last week.`
  if (thisWeek === lastWeek) return 'As much as in the whole of last week already.'
  return `${grouped(lastWeek - thisWeek)} XP more and you have last week’s.`
}
