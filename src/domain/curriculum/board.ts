import { z } from 'zod'
import { boardIds } from './board-ids.ts'

export const BoardId = z.enum(boardIds)
export type BoardId = z.infer<typeof BoardId>

/** The name under which pupils know each board. */
export const boardTitle: Record<BoardId, string> = { aqa: 'AQA', ocr: 'OCR', edexcel: 'Edexcel' }

/** A board's published specification, such as AQA GCSE Biology 8461, first taught in `year`. */
export const Qualification = z.strictObject({
  title: z.string().min(3).max(90),
  code: z.string().min(2).max(30),
  year: z.int().min(2000).max(2030),
})
export type Qualification = z.infer<typeof Qualification>
