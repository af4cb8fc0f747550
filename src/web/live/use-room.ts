import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { ActOf, RoomContract } from '#contract/live.ts'
import { useSession } from '../session/session.tsx'
import type { ConnectionState } from './live-connection.ts'
import { pageConnection } from './page-connection.ts'
import { type Outcome, RoomChannel, type RoomOptions, type RoomSnapshot } from './room-channel.ts'
import { waitingStore } from './waiting-store.ts'

export interface Room<C extends RoomContract, View> extends RoomSnapshot<C, View> {
  connection: ConnectionState
  /** Does something in the room; `fleeting`: only if it can be done now. */
  act: (act: ActOf<C>, options?: { fleeting?: boolean }) => string
  /** Tries to connect at once. */
  tryNow: () => void
}

export interface UseRoomOptions<C extends RoomContract, View>
  extends Pick<RoomOptions<C, View>, 'room' | 'start' | 'reduce' | 'onOutcome'> {
  /** Whose page it is: what waits to be sent is kept for them in this tab. */
  personId: string
}

/**
 * A live room while the screen is shown. The room is that of the first rendering: give the component a `key` to change it.
 * On the server, and until the page's script runs, it is closed.
 */
export function useRoom<C extends RoomContract, View>(options: UseRoomOptions<C, View>): Room<C, View> {
  const { room, start, reduce, onOutcome, personId } = options
  const tell = useEffectEvent((outcome: Outcome<C>) => onOutcome?.(outcome))
  const [channel, setChannel] = useState<RoomChannel<C, View> | null>(null)
  const open = useEffectEvent(() => {
    const store = waitingStore(`${personId}:${room}`)
    return new RoomChannel<C, View>(pageConnection(), {
      room,
      start,
      reduce,
      store,
      onOutcome: (outcome) => tell(outcome),
    })
  })
  useEffect(() => {
    const opened = open()
    setChannel(opened)
    opened.join()
    return () => opened.leave()
  }, [])
  const { state } = useSession()
  useEffect(() => {
    // Whoever signs in again on the page is back in its rooms.
    if (state === 'signed-in') pageConnection().tryNow()
  }, [state])
  const [closed] = useState<RoomSnapshot<C, View>>({
    channel: 'closed',
    gone: false,
    view: start,
    people: [],
    waiting: [],
  })
  const snapshot = useSyncExternalStore(
    channel?.watch ?? noChange,
    () => channel?.snapshot() ?? closed,
    () => closed,
  )
  const connection = useSyncExternalStore(
    channel ? watchConnection : noChange,
    () => (channel ? pageConnection().state : 'idle'),
    () => 'idle' as const,
  )
  return { ...snapshot, connection, act: channel?.act ?? noAct, tryNow }
}

const noChange = () => () => {}
const noAct = () => ''
const watchConnection = (onChange: () => void) => pageConnection().watch(onChange)
const tryNow = () => pageConnection().tryNow()
