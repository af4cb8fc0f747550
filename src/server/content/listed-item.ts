import type { ContentItem } from '#contract/content.ts'
import type { ContentRow } from './content-store.ts'

export function listedItem({ isShown, createdAt, ...row }: ContentRow): ContentItem {
  return { ...row, shown: isShown, createdAt: createdAt.toISOString() }
}
