import type { LiveRooms } from '../live/live.ts'

/**
 * What is new in a group: something was said or removed; who is in it, leads it or may write; its own words, its sessions or
 * its end.
 */
export type GroupNews = 'messages' | 'members' | 'group'

/** Tells those in a group's room, after it is committed. It never fails, since what it tells of is stored already. */
export type TellRoom = (groupId: string, about: GroupNews) => void

export const createTellRoom =
  (live: Pick<LiveRooms, 'publish'>): TellRoom =>
  (groupId, about) =>
    void live.publish(`group:${groupId}`, { about })
