import { useEffect, useRef, useState } from 'react'
import { type ShouldRevalidateFunctionArgs, useLocation, useNavigate } from 'react-router'
import { type GameId, gameIds, gameOf } from '#domain/games/game.ts'
import { BackLink } from '../ui/back-link.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import type { Route } from './+types/games-screen'
import { GameFigures } from './games/game-figures.tsx'
import { GameList } from './games/game-list.tsx'
import { GamePlay } from './games/game-play.tsx'
import { loadGames } from './games/load-games.ts'
import { useGameFigures } from './games/use-game-figures.ts'

export const loader = (args: Route.LoaderArgs) => loadGames(args)
export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [{ title: 'Revisewell' }]
  const { level, subject, topic } = loaderData
  const parts = [topic?.title, `${level.title} ${subject.title} games`, 'Revisewell']
  return [{ title: parts.filter(Boolean).join(' – ') }]
}

/** Opening a game stays on the page: there is nothing to load again. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href !== nextUrl.href

/** The mini games of a topic or a whole subject (contract §2); Play Now opens one in the same page. */
export default function GamesScreen({ loaderData: games }: Route.ComponentProps) {
  const { place, level, subject, topic, source, playable } = games
  const figures = useGameFigures()
  const [game, openGame] = useOpenGame()
  const title = `${level.title} ${subject.title} games`
  const presentation = place.sen ? 'low-stimulus' : level.presentation
  if (game && source && playable.includes(game))
    return (
      <Page presentation={presentation} hue={gameOf(game).color} width="narrow">
        <GamePlay
          key={game}
          game={game}
          games={games}
          source={source}
          title={title}
          figures={figures}
          onLeave={() => openGame(null)}
        />
      </Page>
    )
  const method = level.presentation === 'pictures' ? 'Fun Activities' : 'Mini games'
  return (
    <Page presentation={presentation} hue={subject.hue}>
      <BackLink to={place.backTo}>Back to {place.sen ? 'SEN' : level.title}</BackLink>
      <PageHeading above={topic ? `${method} · ${topic.title}` : method}>{title}</PageHeading>
      {source ? (
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
          <section>
            <h2 className="sr-only">The games</h2>
            <GameList playable={playable} bests={figures.bests} spentToday={figures.spentToday} onPlay={openGame} />
          </section>
          <GameFigures figures={figures} />
        </div>
      ) : (
        <EmptyState
          title="No material yet"
          action={
            <ButtonLink to={place.backTo} look="main">
              Choose another topic
            </ButtonLink>
          }
        >
          We have not written this topic yet. Its games will appear here as soon as it is ready.
        </EmptyState>
      )}
    </Page>
  )
}

/** The game that is open is part of the history, so that Back leads from it to the list. */
function useOpenGame(): [game: GameId | null, open: (game: GameId | null) => void] {
  const location = useLocation()
  const navigate = useNavigate()
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  const state: unknown = location.state
  const wanted = mounted && state && typeof state === 'object' && 'game' in state ? state.game : null
  const game = gameIds.find((id) => id === wanted) ?? null
  const before = useRef<GameId | null>(null)
  useEffect(() => {
    // Coming back from a game, the list goes on where it was left.
    const left = before.current
    before.current = game
    if (game) window.scrollTo(0, 0)
    else if (left) document.querySelector<HTMLElement>(`#game-${left} button`)?.focus()
  }, [game])
  const open = (game: GameId | null) =>
    void navigate(location.pathname + location.search, { state: game && { game }, preventScrollReset: true })
  return [game, open]
}
