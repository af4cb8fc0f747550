import { z } from 'zod'

/** Levels of the product, in the order in which a pupil meets them. `sen` is a track of its own, not a stage. */
export const levelIds = ['sen', 'ks1', 'ks2', 'gcse', 'alevel'] as const
export const LevelId = z.enum(levelIds)
export type LevelId = z.infer<typeof LevelId>

/** How a level's screens present themselves: `calm` for exam years, `pictures` for young readers, `low-stimulus` for SEN. */
export const Presentation = z.enum(['calm', 'pictures', 'low-stimulus'])
export type Presentation = z.infer<typeof Presentation>

/** One level as written in `content/<level>/level.yaml`. */
export const Level = z.strictObject({
  id: LevelId,
  title: z.string().min(1).max(30),
  description: z.string().min(1).max(160),
  presentation: Presentation,
})
export type Level = z.infer<typeof Level>
