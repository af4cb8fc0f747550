import { Award, BookOpenText, RotateCcw, Star } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { achievements } from '#domain/games/achievements.ts'
import { type GameId, gameOf } from '#domain/games/game.ts'
import type { Review } from '#domain/games/game-rules.ts'
import { isHalfRight, type Run } from '#domain/games/run.ts'
import { type PlayReward, sendPlay } from '../../offline/sending/late-plays.ts'
import { useSession } from '../../session/session.tsx'
import { bringTo } from '../../ui/bring-to.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { counted } from './game-words.ts'
import type { PlayEnd } from './table-props.ts'
import type { Figures } from './use-game-figures.ts'

/** Stars by the share of rounds that were right at first. */
const STARS = [0, 0.5, 0.8]
const MOST_REVIEWED = 10

export interface GameOverProps {
  game: GameId
  end: PlayEnd
  /** The play as the server knows it, and whose it is; null when it does not count for an account. */
  play: { id: string; owner: string } | null
  figures: Figures
  dealing: boolean
  onAgain: () => void
  onLeave: () => void
}

type Reward =
  | { state: 'none' }
  | { state: 'saving' }
  | { state: 'waiting' }
  | { state: 'device' }
  | ({ state: 'earned' } & Pick<PlayReward, 'xp' | 'best' | 'newBest' | 'unlocked'>)

/** The end of a play: points, what it earned, what was missed, and what comes next. */
export function GameOver({ game, end, play, figures, dealing, onAgain, onLeave }: GameOverProps) {
  const { run, missed } = end
  const finished = run.phase === 'finished'
  const heading = useRef<HTMLHeadingElement>(null)
  const reward = useReward({ game, end, play, figures })
  const location = useLocation()
  const notes = location.pathname.replace(/games$/, 'notes') + location.search
  useEffect(() => bringTo(heading.current), [])
  return (
    <section className="index-card p-5 sm:p-6">
      <h2 ref={heading} tabIndex={-1} className="outline-none">
        {finished ? headline(run) : `You reached round ${run.round + 1}`}
      </h2>
      {finished && <Stars share={run.correct / run.rounds} />}
      <p className="tabular mt-3 text-hero font-bold text-subject-ink">
        {counted(run.points)} <span className="text-h3">points</span>
      </p>
      <p className="tabular mt-1">
        {run.correct} of {run.rounds} right at first
        {run.pace === 'race' && <span data-lively> · best run {run.bestCombo} in a row</span>}
      </p>
      <div role="status" className="mt-4 grid gap-1.5">
        <RewardWords game={game} reward={reward} run={run} />
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button look="main" size="large" busy={dealing} busyLabel="Dealing…" onClick={onAgain}>
          <RotateCcw aria-hidden className="size-5" /> Play again
        </Button>
        <Button size="large" onClick={onLeave}>
          All games
        </Button>
      </div>
      {missed.length > 0 && (
        <>
          <h3 className="mt-8">Look at these again</h3>
          <dl className="mt-3 grid gap-3">
            {unique(missed).map(({ prompt, answer }) => (
              <div key={prompt + answer} className="border-l-4 border-subject-edge pl-3">
                <dt className="text-ink-soft">{prompt}</dt>
                <dd className="font-bold">{answer}</dd>
              </div>
            ))}
          </dl>
          <ButtonLink to={notes} className="mt-5">
            <BookOpenText aria-hidden className="size-5" /> Read the notes
          </ButtonLink>
        </>
      )}
    </section>
  )
}

const unique = (missed: readonly Review[]) =>
  missed
    .filter(({ prompt }, index) => missed.findIndex((other) => other.prompt === prompt) === index)
    .slice(0, MOST_REVIEWED)

function headline({ correct, rounds }: Run): string {
  if (correct === rounds) return 'Perfect! All ten right'
  return correct / rounds >= 0.8 ? 'Well played!' : 'You finished it!'
}

function Stars({ share }: { share: number }) {
  const earned = STARS.filter((least) => share >= least).length
  return (
    <p role="img" aria-label={`${earned} of ${STARS.length} stars`} className="mt-3 flex gap-1.5">
      {STARS.map((least, place) => (
        <Star
          key={least}
          aria-hidden
          style={{ animationDelay: `${place * 0.18}s` }}
          className={classes(
            'size-9 animate-[rise_0.4s_ease-out_both]',
            share >= least ? 'fill-accent text-accent-edge' : 'text-line-strong',
          )}
        />
      ))}
    </p>
  )
}

function RewardWords({ game, reward, run }: { game: GameId; reward: Reward; run: Run }) {
  const { title, xpReward } = gameOf(game)
  const half = isHalfRight(run)
  const ended = useSession().state === 'ended'
  if (run.phase !== 'finished') return <p>Finish all ten rounds to earn its XP. The calm way has no hearts to lose.</p>
  if (reward.state === 'saving') return <p>Counting your points…</p>
  if (reward.state === 'waiting')
    return (
      <p>
        Your game is kept on this device and counts{' '}
        {ended ? 'when you sign in again' : 'as soon as the server can be reached'}.
      </p>
    )
  if (reward.state === 'none') return <p>This play was for practice: the server could not be reached when it began.</p>
  if (reward.state === 'device' && !half) return <PlayAgainForXp rounds={run.rounds} xp={xpReward} />
  if (reward.state === 'device')
    return (
      <p>
        <strong className="text-good">+{xpReward} XP</strong> from {title}, on this device.
      </p>
    )
  return (
    <>
      {reward.xp > 0 ? (
        <p>
          <strong className="text-large text-good">+{reward.xp} XP</strong> from {title}
        </p>
      ) : !half ? (
        <PlayAgainForXp rounds={run.rounds} xp={xpReward} />
      ) : (
        <p>You have earned today’s XP from {title}. This one was for the fun of it.</p>
      )}
      <p className="tabular">
        {reward.newBest ? 'A new personal best!' : `Your best is ${counted(reward.best)} points.`}
      </p>
      {achievements
        .filter(({ id }) => reward.unlocked.includes(id))
        .map(({ id, name }) => (
          <p key={id} className="flex items-center gap-2 font-bold">
            <Award aria-hidden className="size-5 text-warn" /> Achievement unlocked: {name}
          </p>
        ))}
    </>
  )
}

function PlayAgainForXp({ rounds, xp }: { rounds: number; xp: number }) {
  return (
    <p>
      Good practice! Play again: {Math.ceil(rounds / 2)} or more right at first earns {xp} XP.
    </p>
  )
}

/** Counts a finished play: on the server for a pupil, on the device for anybody else. */
function useReward({ game, end, play, figures }: Pick<GameOverProps, 'game' | 'end' | 'play' | 'figures'>): Reward {
  const [reward, setReward] = useState<Reward>({ state: 'saving' })
  const count = useEffectEvent(async () => {
    if (end.run.phase !== 'finished') return
    if (play === null && figures.pupil === null) {
      figures.keepOnDevice(game, end.run)
      return setReward({ state: 'device' })
    }
    if (play === null) return setReward({ state: 'none' })
    const sent = await sendPlay(play.id, { owner: play.owner, moves: end.moves })
    setReward(sent ? { state: 'earned', ...sent } : { state: 'waiting' })
    if (sent) await figures.refresh()
  })
  useEffect(() => void count(), [])
  return reward
}
