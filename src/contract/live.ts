import { z } from 'zod'
import { ErrorBody } from './errors.ts'

/** A room by its kind and id, `group:<uuid>`. */
export const RoomName = z.string().regex(/^[a-z-]{1,20}:[0-9a-f-]{36}$/)
export type RoomName = `${string}:${string}`

export const Presence = z.enum(['online', 'away'])
/** Somebody in a room; who is not among its people is offline. */
export const PersonInRoom = z.object({ id: z.string(), presence: Presence })
export type PersonInRoom = z.infer<typeof PersonInRoom>

const room = RoomName
const Seq = z.int().nonnegative()

/** What a browser says. */
export const ClientMessage = z.discriminatedUnion('type', [
  /** `after`: the last sequence number that it has seen of the room; 0 for all that a newcomer gets. */
  z.object({ type: z.literal('join'), room, after: Seq }),
  z.object({ type: z.literal('leave'), room }),
  /** `act` is what the kind of room takes. The browser makes `id`: sent again with the same one, it counts once. */
  z.object({ type: z.literal('do'), room, id: z.uuid(), act: z.unknown() }),
  z.object({ type: z.literal('presence'), presence: Presence }),
  z.object({ type: z.literal('ping') }),
])
export type ClientMessage = z.infer<typeof ClientMessage>

const error = ErrorBody.shape.error

/** What the server says. */
export const ServerMessage = z.discriminatedUnion('type', [
  /** `state` is what the kind of room gives to a newcomer; `seq` is how far it goes. */
  z.object({ type: z.literal('joined'), room, seq: Seq, state: z.unknown(), people: z.array(PersonInRoom) }),
  z.object({ type: z.literal('event'), room, seq: Seq, event: z.unknown() }),
  z.object({ type: z.literal('people'), room, people: z.array(PersonInRoom) }),
  /** Out of the room: as asked, or there is no such room for this person (any more). */
  z.object({ type: z.literal('left'), room, reason: z.enum(['asked', 'not-found']) }),
  /** Something failed on the server: join again after a while. */
  z.object({ type: z.literal('errored'), room, error }),
  /** `result` is what the kind of room says of it. */
  z.object({ type: z.literal('done'), room, id: z.uuid(), result: z.unknown() }),
  z.object({ type: z.literal('refused'), room, id: z.uuid(), error }),
  z.object({ type: z.literal('pong') }),
])
export type ServerMessage = z.infer<typeof ServerMessage>

/** What one kind of room takes and tells. */
export interface RoomContract<
  Kind extends string = string,
  Act extends z.ZodType = z.ZodType,
  State extends z.ZodType = z.ZodType,
  Event extends z.ZodType = z.ZodType,
  Result extends z.ZodType = z.ZodType,
> {
  kind: Kind
  act: Act
  /** What becomes of an act that was not refused. */
  result: Result
  state: State
  event: Event
}

export function roomContract<
  const Kind extends string,
  Act extends z.ZodType,
  State extends z.ZodType,
  Event extends z.ZodType,
  Result extends z.ZodType,
>(definition: RoomContract<Kind, Act, State, Event, Result>): RoomContract<Kind, Act, State, Event, Result> {
  return definition
}

export type ActOf<C extends RoomContract> = z.output<C['act']>
export type ResultOf<C extends RoomContract> = z.output<C['result']>
export type StateOf<C extends RoomContract> = z.output<C['state']>
export type EventOf<C extends RoomContract> = z.output<C['event']>
