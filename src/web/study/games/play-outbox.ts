import type { Api } from '#contract/api.ts'
import type { InputOf, ResponseOf } from '#contract/endpoint.ts'
import type { Move } from '#domain/games/move.ts'
import { api } from '../../api/browser-api.ts'
import { ApiError } from '../../api/client.ts'

type Finish = Api['POST /api/game-plays/:id/finish']
export type PlayReward = ResponseOf<Finish>

const PREFIX = 'revisewell:game-play:'

/** A finished play that waits on the device until the server has it. */
interface WaitingPlay {
  owner: string
  moves: Move[]
}

/**
 * Sends a finished play. It is kept on the device until the server has taken it, or says that it never will; null while
 * it waits.
 */
export async function sendPlay(id: string, play: WaitingPlay): Promise<PlayReward | null> {
  keep(id, play)
  const input: InputOf<Finish> = { params: { id }, body: { moves: play.moves } }
  try {
    const reward = await api('POST /api/game-plays/:id/finish', input)
    forget(id)
    return reward
  } catch (error) {
    if (error instanceof ApiError && isFinal(error)) forget(id)
    return null
  }
}

const isFinal = ({ code }: ApiError) =>
  code === 'impossible-play' || code === 'not-found' || code === 'bad-input' || code === 'too-large'

/** Sends what waits of this person; true when anything arrived. */
export async function sendWaitingPlays(owner: string): Promise<boolean> {
  let arrived = false
  for (const [id, play] of waiting()) if (play.owner === owner && (await sendPlay(id, play))) arrived = true
  return arrived
}

function waiting(): [string, WaitingPlay][] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
    return keys.flatMap((key) => {
      const play: Partial<WaitingPlay> = Object(JSON.parse(localStorage.getItem(key) ?? '{}'))
      const { owner, moves } = play
      return owner && moves ? [[key.slice(PREFIX.length), { owner, moves }] as [string, WaitingPlay]] : []
    })
  } catch {
    return []
  }
}

function keep(id: string, play: WaitingPlay): void {
  try {
    localStorage.setItem(PREFIX + id, JSON.stringify(play))
  } catch {
    // Then it is sent this once.
  }
}

function forget(id: string): void {
  try {
    localStorage.removeItem(PREFIX + id)
  } catch {
    // Nothing was kept then.
  }
}
