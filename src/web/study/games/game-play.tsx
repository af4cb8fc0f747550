import { ArrowLeft, Volume2, VolumeX } from 'lucide-react'
import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type GameId, gameOf } from '#domain/games/game.ts'
import type { GameSource } from '#domain/games/game-source.ts'
import { HEARTS, type Pace } from '#domain/games/run.ts'
import { GREATEST_SEED } from '#domain/seeded-random.ts'
import { api } from '../../api/browser-api.ts'
import { clientId } from '../../api/client-id.ts'
import { useCalm } from '../../reading/use-calm.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceGroup } from '../../ui/fields/choice-group.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useDeviceSetting } from './device-setting.ts'
import { GameOver } from './game-over.tsx'
import { GamePicture } from './game-picture.tsx'
import { howToPlay, keysOf } from './game-words.ts'
import type { Games } from './load-games.ts'
import type { PlayEnd, TableProps } from './table-props.ts'
import type { Figures } from './use-game-figures.ts'

/** Each game's own script is fetched when it is opened. */
const tables: Record<GameId, ComponentType<TableProps>> = {
  'memory-match': lazy(() => import('./boards/memory-match-table.tsx')),
  'speed-quiz': lazy(() => import('./boards/speed-quiz-table.tsx')),
  'word-builder': lazy(() => import('./boards/word-builder-table.tsx')),
  'math-ninja': lazy(() => import('./boards/math-ninja-table.tsx')),
  'pattern-master': lazy(() => import('./boards/pattern-master-table.tsx')),
  'timeline-race': lazy(() => import('./boards/timeline-race-table.tsx')),
}

const paces = ['calm', 'race'] as const
const onOff = ['on', 'off'] as const

export interface GamePlayProps {
  game: GameId
  games: Games
  source: GameSource
  /** Of the screen that it belongs to. */
  title: string
  figures: Figures
  onLeave: () => void
}

/** What is dealt in this play, and whether the server knows of it. */
interface Deal {
  id: string
  pace: Pace
  seed: number
  /** The pupil whose account it counts for; null where it counts for none. */
  owner: string | null
}

/** One game from its introduction to its end. */
export function GamePlay({ game, games, source, title, figures, onLeave }: GamePlayProps) {
  const { place, topic } = games
  const gentle = place.sen || source.stage === 0
  const [chosenPace, setPace] = useDeviceSetting<Pace>(
    `game-pace${place.sen ? ':sen' : ''}`,
    paces,
    gentle ? 'calm' : 'race',
  )
  const calm = useCalm()
  const pace = calm ? 'calm' : chosenPace
  const [sound, setSound] = useDeviceSetting(`game-sound${place.sen ? ':sen' : ''}`, onOff, place.sen ? 'off' : 'on')
  const [dealing, setDealing] = useState(false)
  const [deal, setDeal] = useState<Deal | null>(null)
  const [end, setEnd] = useState<PlayEnd | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const { title: name, icon } = gameOf(game)
  const Table = tables[game]

  const start = useEffectEvent(async () => {
    const id = clientId()
    const body = { id, game, level: games.level.id, subject: games.subject.slug, topic: topic?.slug, pace }
    // Whoever can't reach the server, or is no pupil, still plays.
    const started = figures.pupil && (await api('POST /api/game-plays', { body }).catch(() => null))
    setDeal({ id, pace, seed: started ? started.seed : ownSeed(), owner: started ? figures.pupil : null })
    setEnd(null)
    setDealing(false)
  })
  useEffect(() => {
    // Whose play it is must be known first.
    if (dealing && figures.ready) void start()
  }, [dealing, figures.ready])

  return (
    <>
      <div data-fills-screen className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button look="quiet" className="-ml-4" onClick={onLeave}>
          <ArrowLeft aria-hidden className="size-5" /> All games
        </Button>
        <Button
          look="quiet"
          className="ml-auto"
          aria-pressed={sound === 'on'}
          onClick={() => setSound(sound === 'on' ? 'off' : 'on')}
        >
          {sound === 'on' ? <Volume2 aria-hidden className="size-5" /> : <VolumeX aria-hidden className="size-5" />}
          Sound {sound}
        </Button>
      </div>
      <div className="mb-5 flex items-center gap-4">
        {!deal && <GamePicture icon={icon} className="h-16 shrink-0 rounded-md bg-subject-wash p-2" />}
        <div className="min-w-0">
          <p className="font-bold text-subject-ink">{topic ? `${title} · ${topic.title}` : title}</p>
          <h1 ref={heading} tabIndex={-1} className={deal ? 'text-h2' : ''}>
            {name}
          </h1>
        </div>
      </div>
      {!deal && (
        <Introduction
          game={game}
          borrows={games.borrowing.includes(game) ? games.subject.title : null}
          pace={pace}
          onPace={setPace}
          dealing={dealing}
          onStart={() => setDealing(true)}
        />
      )}
      {deal && !end && (
        <Suspense fallback={<Spinner label="Dealing…" />}>
          <Table
            key={deal.id}
            source={source}
            seed={deal.seed}
            pace={deal.pace}
            sound={sound === 'on'}
            onOver={setEnd}
          />
        </Suspense>
      )}
      {deal && end && (
        <GameOver
          key={deal.id}
          game={game}
          end={end}
          play={deal.owner === null ? null : { id: deal.id, owner: deal.owner }}
          figures={figures}
          dealing={dealing}
          onAgain={() => setDealing(true)}
          onLeave={onLeave}
        />
      )}
    </>
  )
}

const ownSeed = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % GREATEST_SEED

interface IntroductionProps {
  game: GameId
  /** The subject that the game borrows from, where its topic has too little. */
  borrows: string | null
  pace: Pace
  onPace: (pace: Pace) => void
  dealing: boolean
  onStart: () => void
}

function Introduction({ game, borrows, pace, onPace, dealing, onStart }: IntroductionProps) {
  return (
    <section aria-label="How to play" className="index-card p-5">
      <ol className="mb-5 grid list-decimal gap-1 pl-5 marker:font-bold marker:text-subject-ink">
        {howToPlay[game].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {borrows && (
        <p className="mb-5 text-ink-soft">This topic has little for this game, so some comes from all of {borrows}.</p>
      )}
      <div data-lively>
        <ChoiceGroup
          legend="How would you like to play?"
          name="pace"
          value={pace}
          onChange={(value) => onPace(value === 'race' ? 'race' : 'calm')}
          choices={[
            { value: 'calm', label: 'Calm', description: 'No clock. After a mistake, try again.' },
            { value: 'race', label: 'Race', description: `Against the clock, with ${HEARTS} hearts.` },
          ]}
        />
      </div>
      <p className="mt-3 text-small text-ink-soft">Keyboard: {keysOf[game]}</p>
      <Button look="main" size="large" className="mt-5" busy={dealing} busyLabel="Dealing…" onClick={onStart}>
        Start the game
      </Button>
    </section>
  )
}
