import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { groupRoom } from '#contract/group-room.ts'
import { api } from '../api/browser-api.ts'
import { type Outcome, type Said } from '../live/room-channel.ts'
import { useRoom } from '../live/use-room.ts'
import { emptyGroupView, type GroupView, hearGroup, withEarlier } from './group-view.ts'

type Group = typeof groupRoom

const hear = (view: GroupView, said: Said<Group>) => hearGroup(view, said, performance.now())

/** A group's room while its screen is shown; what was said before its beginning can be asked for. */
export function useGroupRoom(options: {
  groupId: string
  personId: string
  onOutcome: (outcome: Outcome<Group>) => void
}) {
  const { groupId, personId, onOutcome } = options
  const room = useRoom<Group, GroupView>({
    room: `group:${groupId}`,
    start: emptyGroupView,
    reduce: hear,
    personId,
    onOutcome,
  })
  const [earlier, setEarlier] = useState<GroupView['messages']>([])
  const view = earlier.length > 0 ? withEarlier(room.view, earlier) : room.view
  const first = view.messages[0]?.sequence ?? 1
  const readEarlier = useCallback(async () => {
    const { messages } = await api('GET /api/groups/:id/messages', {
      params: { id: groupId },
      query: { before: String(first) },
    })
    setEarlier((known) => withEarlier({ ...emptyGroupView, messages: known }, messages).messages)
  }, [groupId, first])

  const { revalidate } = useRevalidator()
  const askAgain = useEffectEvent(() => void revalidate())
  const { changes } = view
  // The first is the room's own word on entering, when the page is as new.
  useEffect(() => {
    if (changes > 1) askAgain()
  }, [changes])
  return { ...room, view, hasEarlier: first > 1, readEarlier }
}

export type GroupRoom = ReturnType<typeof useGroupRoom>
