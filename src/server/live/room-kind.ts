import type { ActOf, EventOf, ResultOf, RoomContract, StateOf } from '#contract/live.ts'
import type { Person } from '#domain/permissions.ts'

export type SignedIn = Exclude<Person, { role: 'guest' }>

/**
 * That something in a room is new; small, since it crosses the database to every server: name rows, never carry them.
 * The hub itself understands `members` (who may be inside has changed) and says `gap` when it may have missed some.
 */
export interface Notice {
  about: string
  id?: string
}

/** What to tell those inside; to all of them, or to those named. */
export interface Told<C extends RoomContract> {
  event: EventOf<C>
  to?: readonly string[]
}

/** What a feature says of its kind of room. */
export interface RoomKind<C extends RoomContract> {
  contract: C
  /** Whether somebody may be inside: asked on entering, before each act, and when the room's members have changed. */
  mayEnter(options: { person: SignedIn; roomId: string }): Promise<boolean>
  /** What somebody gets who enters and has seen everything up to `after` (0: nothing); `seq` is how far it goes. */
  enter(options: { person: SignedIn; roomId: string; after: number }): Promise<{ state: StateOf<C>; seq: number }>
  /**
   * Carries out what somebody inside does; done twice under the same id it counts once. It publishes what is new itself.
   * @throws {AppError} which the person is told.
   */
  act(options: { person: SignedIn; roomId: string; actId: string; act: ActOf<C> }): Promise<ResultOf<C>>
  /** What those inside are told upon a notice, having seen everything up to `after`. On `gap`: all that may have changed. */
  hear(options: {
    roomId: string
    notice: Notice
    after: number
    /** Who is inside on this server, each once. */
    inside: readonly SignedIn[]
  }): Promise<{ told: Told<C>[]; seq: number }>
}
