import type { groupRoom, SharedStopwatch } from '#contract/group-room.ts'
import type { GroupMessage } from '#contract/groups.ts'
import type { EventOf, StateOf } from '#contract/live.ts'
import { mergeSequenced } from '#domain/live/sequenced.ts'

/** A group's room as its screen shows it. */
export interface GroupView {
  /** What was said, in order; entries that only remove others are among them. */
  messages: readonly GroupMessage[]
  /** The stopwatch as it was told, and when that was by this page's own clock, in milliseconds. */
  stopwatch: SharedStopwatch & { heardAt: number }
  /** How often the group itself has changed since. */
  changes: number
}

export const emptyGroupView: GroupView = {
  messages: [],
  stopwatch: { elapsedMs: 0, running: false, heardAt: 0 },
  changes: 0,
}

type Said = { state: StateOf<typeof groupRoom> } | { event: EventOf<typeof groupRoom> }

/** The view after something was said at `heardAt`, by this page's own clock. */
export function hearGroup(view: GroupView, said: Said, heardAt: number): GroupView {
  if ('state' in said) {
    const { messages, follows, stopwatch } = said.state
    return {
      messages: withRemovals(mergeSequenced(follows ? view.messages : [], messages)),
      stopwatch: { ...stopwatch, heardAt },
      // Whatever happened to the group while this page was away was not heard.
      changes: view.changes + 1,
    }
  }
  const { event } = said
  if (event.type === 'messages')
    return { ...view, messages: withRemovals(mergeSequenced(view.messages, event.messages)) }
  if (event.type === 'stopwatch') return { ...view, stopwatch: { ...event.stopwatch, heardAt } }
  return { ...view, changes: view.changes + 1 }
}

/** The view with what was said earlier. */
export function withEarlier(view: GroupView, earlier: readonly GroupMessage[]): GroupView {
  return { ...view, messages: withRemovals(mergeSequenced(view.messages, earlier)) }
}

/** What a moderator took away is gone from where it stood. */
function withRemovals(messages: readonly GroupMessage[]): readonly GroupMessage[] {
  const removed = new Set(messages.flatMap(({ removes }) => removes ?? []))
  if (removed.size === 0) return messages
  return messages.map((message) =>
    removed.has(message.sequence) ? { ...message, text: null, phraseId: null, removed: true } : message,
  )
}

/** What there is to read: entries that only say that another was removed are not. */
export const spoken = (messages: readonly GroupMessage[]) => messages.filter(({ removes }) => removes === null)

/** What the stopwatch shows at `now`, by this page's own clock: no other clock counts. */
export function shownElapsed({ elapsedMs, running, heardAt }: GroupView['stopwatch'], now: number): number {
  return running ? elapsedMs + Math.max(0, now - heardAt) : elapsedMs
}
