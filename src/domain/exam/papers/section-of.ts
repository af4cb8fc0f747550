import { topicIdOf } from '../../curriculum/item-id.ts'
import type { Paper } from './paper.ts'

/** The title of the section that a question of a mock is in; null where the paper has no sections. */
export const sectionOf = ({ sections }: Pick<Paper, 'sections'>, questionId: string): string | null =>
  sections.find(({ topicIds }) => topicIds.includes(topicIdOf(questionId)))?.title ?? null
