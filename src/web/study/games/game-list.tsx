import { Play } from 'lucide-react'
import { type GameId, games } from '#domain/games/game.ts'
import { Badge } from '../../ui/badge.tsx'
import { hued } from '../../ui/hue.ts'
import { GamePicture } from './game-picture.tsx'
import { counted, difficultyTone, missingWords } from './game-words.ts'
import type { Figures } from './use-game-figures.ts'

export interface GameListProps {
  playable: readonly GameId[]
  bests: Figures['bests']
  spentToday: readonly GameId[]
  onPlay: (game: GameId) => void
}

/** The six games (contract §2 and §3), each with its Play Now button. */
export function GameList({ playable, bests, spentToday, onPlay }: GameListProps) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {games.map(({ id, title, description, xpReward, difficulty, icon, color }) => (
        <li
          key={id}
          id={`game-${id}`}
          {...hued(color)}
          className="flex flex-col overflow-hidden rounded-lg border border-subject-line bg-surface shadow-card"
        >
          <div className="grid place-items-center bg-subject-wash py-4">
            <GamePicture icon={icon} className="h-19" />
          </div>
          <div className="flex grow flex-col gap-3 p-4">
            <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <h3>{title}</h3>
              <Badge tone={difficultyTone[difficulty]}>{difficulty}</Badge>
            </div>
            <p className="grow text-ink-soft">{description}</p>
            <p className="tabular flex flex-wrap gap-x-4 text-small font-bold">
              <span className="text-subject-ink">
                {spentToday.includes(id) ? 'XP earned for today' : `+${xpReward} XP`}
              </span>
              {bests[id] !== undefined && <span className="text-ink-soft">Your best: {counted(bests[id])}</span>}
            </p>
            {playable.includes(id) ? (
              <button
                type="button"
                aria-label={`Play Now: ${title}`}
                onClick={() => onPlay(id)}
                className="touch flex items-center justify-center gap-2 rounded-md border border-subject bg-subject px-4 py-2 font-bold text-on-subject hover:border-ink"
              >
                <Play aria-hidden className="size-5 fill-current" /> Play Now
              </button>
            ) : (
              <p className="rounded-md bg-sunken px-3 py-2.5 text-small">{missingWords[id]} Try another game.</p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
