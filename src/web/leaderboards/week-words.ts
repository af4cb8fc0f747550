import { grouped } from '../progress/counted.ts'

/** What a week says against one's own week before; nothing that shames. */
export function weekWords(thisWeek: number, lastWeek: number): string {
  if (thisWeek === 0 && lastWeek === 0) return 'A few cards will get your week started.'
  if (thisWeek === 0) return 'It’s a new week: a few cards will get it started.'
  if (lastWeek === 0) return 'A good start: you had none last week.'
  if (thisWeek > lastWeek) return `${grouped(thisWeek - lastWeek)} XP more than in the whole of last week.`
  if (thisWeek === lastWeek) return 'That’s already as much as in the whole of last week.'
  return `${grouped(lastWeek - thisWeek)} XP more to match last week.`
}
