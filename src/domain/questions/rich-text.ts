import { z } from 'zod'

/** Text ready to show (`html`, made by the content build, trusted) and ready to speak or search (`text`). */
export const RichText = z.object({ html: z.string().min(1), text: z.string().min(1) })
export type RichText = z.infer<typeof RichText>
