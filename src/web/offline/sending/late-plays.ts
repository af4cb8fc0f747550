import type { Api } from '#contract/api.ts'
import type { InputOf, ResponseOf } from '#contract/endpoint.ts'
import type { StoredPlay } from '#domain/games/stored-play.ts'
import { api } from '../../api/browser-api.ts'
import { ApiError } from '../../api/client.ts'
import { forget, keepText, tellNotKept } from '../../device/device-store.ts'
import { PLAY } from '../../device/waiting-work.ts'

type Finish = Api['POST /api/game-plays/:id/finish']
export type PlayReward = ResponseOf<Finish>

/**
 * Sends a finished play. It is kept on the device until the server has taken it, or says that it never will; null while
 * it waits.
 */
export async function sendPlay(id: string, play: StoredPlay): Promise<PlayReward | null> {
  const kept = keepText(PLAY + id, JSON.stringify(play))
  const input: InputOf<Finish> = { params: { id }, body: { moves: play.moves } }
  try {
    const reward = await api('POST /api/game-plays/:id/finish', input)
    forget(PLAY + id)
    return reward
  } catch (error) {
    if (error instanceof ApiError && isFinal(error)) forget(PLAY + id)
    else if (!kept) tellNotKept()
    return null
  }
}

const isFinal = ({ code }: ApiError) =>
  code === 'impossible-play' || code === 'not-found' || code === 'bad-input' || code === 'too-large'

/** Sends what waits of this person; how many have arrived. */
export async function sendWaitingPlays(owner: string): Promise<number> {
  // The schema is fetched only when there is something to parse.
  const [{ keptEntries }, { StoredPlay }] = await Promise.all([
    import('./kept-entries.ts'),
    import('#domain/games/stored-play.ts'),
  ])
  let arrived = 0
  for (const [id, play] of keptEntries(PLAY, StoredPlay))
    if (play.owner === owner && (await sendPlay(id, play))) arrived++
  return arrived
}
