import { z } from 'zod'
import { type ActName, acts } from './act-words.ts'

/** Apart from its words, so that a screen that shows them does without zod. */
export type Act = ActName
export const Act = z.enum(Object.keys(acts) as [ActName, ...ActName[]])

/** What was changed, in short values. Names and addresses of people don't belong here: they would outlive the account. */
export type ActDetails = Record<string, string | number | boolean | null>
