import { z } from 'zod'
import { groupLimits } from '#domain/groups/group-limits.ts'
import { PhraseId } from '#domain/groups/phrase-id.ts'
import { StopwatchAct } from '#domain/groups/stopwatch.ts'
import { GroupMessage, SentGroupMessage } from './groups.ts'
import { roomContract } from './live.ts'

/** As it stands when it is told; whoever shows it counts on from there by their own clock. */
export const SharedStopwatch = z.object({ elapsedMs: z.number().nonnegative(), running: z.boolean() })
export type SharedStopwatch = z.infer<typeof SharedStopwatch>

const words = z
  .string()
  .trim()
  .min(1, 'Please write something first.')
  .max(groupLimits.message, `A message has at most ${groupLimits.message} characters.`)

/** The room of a study group, `group:<id>`: its chat, who is there, and its stopwatch. */
export const groupRoom = roomContract({
  kind: 'group',
  act: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('say'), text: words }),
    z.strictObject({ type: z.literal('say-phrase'), phraseId: PhraseId }),
    z.strictObject({ type: z.literal('stopwatch'), act: StopwatchAct }),
  ]),
  /** What became of a message; null for all else. */
  result: SentGroupMessage.nullable(),
  state: z.object({
    messages: z.array(GroupMessage),
    /** False when there was too much to give all that was missed: these are the newest, and what was known before is not next to them. */
    follows: z.boolean(),
    stopwatch: SharedStopwatch,
  }),
  event: z.discriminatedUnion('type', [
    z.object({ type: z.literal('messages'), messages: z.array(GroupMessage) }),
    z.object({ type: z.literal('stopwatch'), stopwatch: SharedStopwatch }),
    /** Members, roles, the group's own words or its next session are others now: ask again. */
    z.object({ type: z.literal('changed') }),
  ]),
})
