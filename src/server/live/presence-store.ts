import type { PersonInRoom, RoomName } from '#contract/live.ts'
import type { Queries } from '../database/database.ts'

export interface PresenceRow {
  room: RoomName
  connectionId: string
  personId: string
  away: boolean
}

// Two heartbeats may be missed. The database's clock alone counts: servers' clocks differ.
const alive = `beat_at > now() - interval '60 seconds'`

/** Writes that a page is in a room, and that this server is there: one without people has not beaten for a while. */
export async function writePresence(queries: Queries, serverId: string, row: PresenceRow): Promise<void> {
  const { room, connectionId, personId, away } = row
  await queries.query(
    `with server as (insert into live_servers (id) values ($1::uuid) on conflict (id) do update set beat_at = now())
     insert into live_presence (room, connection_id, server_id, person_id, away) values ($2, $3, $1::uuid, $4, $5)
     on conflict (room, connection_id) do update set away = excluded.away`,
    [serverId, room, connectionId, personId, away],
  )
}

export async function writeAway(queries: Queries, connectionId: string, away: boolean): Promise<void> {
  await queries.query('update live_presence set away = $2 where connection_id = $1', [connectionId, away])
}

export async function deletePresence(queries: Queries, connectionId: string, room: RoomName): Promise<void> {
  await queries.query('delete from live_presence where connection_id = $1 and room = $2', [connectionId, room])
}

/** @returns the rooms that the page was in. */
export async function deleteConnection(queries: Queries, connectionId: string): Promise<RoomName[]> {
  const rows = await queries.query<{ room: RoomName }>(
    'delete from live_presence where connection_id = $1 returning room',
    [connectionId],
  )
  return rows.map(({ room }) => room)
}

/** Everybody in a room, each once: away only where all their pages are. */
export async function readPresence(queries: Queries, room: RoomName): Promise<PersonInRoom[]> {
  const rows = await queries.query<{ id: string; away: boolean }>(
    `select person_id as id, bool_and(away) as away from live_presence p join live_servers s on s.id = p.server_id
     where room = $1 and ${alive} group by person_id order by person_id`,
    [room],
  )
  return rows.map(({ id, away }) => ({ id, presence: away ? 'away' : 'online' }))
}

/** Says that a server is there. @returns true when its row was gone, and its people's with it. */
export async function beatServer(queries: Queries, serverId: string): Promise<boolean> {
  const rows = await queries.query<{ added: boolean }>(
    `insert into live_servers (id) values ($1) on conflict (id) do update set beat_at = now()
     returning (xmax = 0) as added`,
    [serverId],
  )
  return rows[0]?.added ?? false
}

/** Removes a server and its people. @returns the rooms that they were in. */
export async function deleteServer(queries: Queries, serverId: string): Promise<RoomName[]> {
  return deleteServers(queries, 'id = $1', [serverId])
}

/** Removes servers that ended without a word. @returns the rooms that their people were in. */
export async function deleteStaleServers(queries: Queries): Promise<RoomName[]> {
  return deleteServers(queries, `not (${alive})`)
}

/** Removes all servers: for the embedded database, which has one, at its start. */
export async function deleteAllServers(queries: Queries): Promise<void> {
  await deleteServers(queries, 'true')
}

async function deleteServers(queries: Queries, which: string, parameters: string[] = []): Promise<RoomName[]> {
  const rows = await queries.query<{ room: RoomName }>(
    `with gone as (select id from live_servers where ${which}),
       left_rooms as (delete from live_presence where server_id in (select id from gone) returning room),
       ended as (delete from live_servers where id in (select id from gone))
     select distinct room from left_rooms`,
    parameters,
  )
  return rows.map(({ room }) => room)
}
