import { randomUUID } from 'node:crypto'
import type { PersonInRoom, RoomName } from '#contract/live.ts'
import type { Queries } from '../database/database.ts'
import type { Peer } from './peer.ts'
import * as store from './presence-store.ts'

/** Who is in which room, on all servers: each writes down its own. */
export interface PresenceBook {
  enter(room: RoomName, peer: Peer): Promise<void>
  leave(room: RoomName, peer: Peer): Promise<void>
  /** Writes down whether they are away now. */
  change(peer: Peer): Promise<void>
  /** A page that was closed. */
  gone(peer: Peer): Promise<void>
  read(room: RoomName): Promise<PersonInRoom[]>
  /** To be called at each heartbeat: says that this server is there, and clears up after those that are not. */
  beat(): Promise<void>
  close(): Promise<void>
}

export function openPresenceBook(options: {
  queries: Queries
  /** Told of each room whose people are others now. */
  publish: (room: RoomName) => Promise<void>
}): PresenceBook {
  const { queries, publish } = options
  const serverId = randomUUID()
  const own = new Map<Peer, Set<RoomName>>()
  const write = (room: RoomName, { id, person, presence }: Peer) =>
    store.writePresence(queries, serverId, {
      room,
      connectionId: id,
      personId: person.id,
      away: presence === 'away',
    })
  const publishAll = async (rooms: Iterable<RoomName>) => {
    for (const room of rooms) await publish(room)
  }

  return {
    async enter(room, peer) {
      own.set(peer, (own.get(peer) ?? new Set()).add(room))
      await write(room, peer)
      await publish(room)
    },
    async leave(room, peer) {
      own.get(peer)?.delete(room)
      await store.deletePresence(queries, peer.id, room)
      await publish(room)
    },
    async change(peer) {
      await store.writeAway(queries, peer.id, peer.presence === 'away')
      await publishAll(own.get(peer) ?? [])
    },
    async gone(peer) {
      // A page that was in no room has no rows.
      if (own.delete(peer)) await publishAll(await store.deleteConnection(queries, peer.id))
    },
    read: (room) => store.readPresence(queries, room),
    async beat() {
      // A server without people writes nothing, so that an idle one leaves its disk alone.
      if (own.size > 0 && (await store.beatServer(queries, serverId)))
        for (const [peer, rooms] of own) for (const room of rooms) await write(room, peer)
      await publishAll(await store.deleteStaleServers(queries))
    },
    async close() {
      own.clear()
      await publishAll(await store.deleteServer(queries, serverId))
    },
  }
}
