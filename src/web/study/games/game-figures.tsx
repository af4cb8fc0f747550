import { Brain, LockKeyhole, Star, Trophy, Zap } from 'lucide-react'
import { Link } from 'react-router'
import { achievements } from '#domain/games/achievements.ts'
import { gameOf } from '#domain/games/game.ts'
import { levelProgress } from '#domain/progress/level.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { counted } from './game-words.ts'
import type { Figures } from './use-game-figures.ts'

const icons = { trophy: Trophy, bolt: Zap, brain: Brain, star: Star }

/** Beside the games: level, recent rewards and achievements (contract §3 and §4). */
export function GameFigures({ figures }: { figures: Figures }) {
  return (
    <div className="grid grid-cols-1 content-start gap-4" aria-busy={figures.keeper === 'loading'}>
      <LevelBar figures={figures} />
      <RecentRewards recent={figures.recent} />
      <AchievementShowcase unlocked={figures.achievements} />
    </div>
  )
}

/** XP modulo 1000 out of 1000 (contract §4). */
function LevelBar({ figures: { totalXp, keeper } }: { figures: Figures }) {
  const { level, into, step } = levelProgress(totalXp)
  const words = `${into} of ${counted(step)} XP`
  return (
    <section className="index-card p-4">
      <div className="tabular mb-2 flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-h3">Level {level}</h2>
        <p className="font-bold text-subject-ink">{counted(totalXp)} XP</p>
      </div>
      <ProgressBar label={`Level ${level}`} value={into} max={step} valueText={words} />
      <p className="tabular mt-2 text-small text-ink-soft">
        {words} to level {level + 1}
      </p>
      {keeper === 'device' && (
        <p className="mt-2 text-small">
          These stay on this device.{' '}
          <Link to="/signup" className="link">
            Sign up
          </Link>{' '}
          to earn XP for your account.
        </p>
      )}
    </section>
  )
}

function RecentRewards({ recent }: Pick<Figures, 'recent'>) {
  return (
    <section className="index-card p-4">
      <h2 className="mb-2 text-h3">Recent rewards</h2>
      {recent.length === 0 ? (
        <p className="text-ink-soft">Finish a game and its reward shows here.</p>
      ) : (
        <ol className="grid gap-1.5">
          {recent.map(({ game, amount }, index) => (
            <li key={`${game} ${recent.slice(index).filter((reward) => reward.game === game).length}`}>
              <strong className="tabular text-good">+{amount} XP</strong> from {gameOf(game).title}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function AchievementShowcase({ unlocked }: { unlocked: Figures['achievements'] }) {
  return (
    <section className="index-card p-4">
      <h2 className="mb-3 text-h3">Achievements</h2>
      <ul className="grid gap-3">
        {achievements.map(({ id, name, description, icon }) => {
          const held = unlocked.includes(id)
          const Icon = held ? icons[icon] : LockKeyhole
          return (
            <li key={id} className="flex items-start gap-3">
              <span
                className={
                  held
                    ? 'rounded-full bg-accent p-2 text-accent-ink'
                    : 'rounded-full border border-dashed border-line-strong p-2 text-ink-soft'
                }
              >
                <Icon aria-hidden className="size-5" />
              </span>
              <span className="min-w-0">
                <span className="block font-bold">
                  {name} <span className="text-small font-normal text-ink-soft">{held ? 'Unlocked' : 'Locked'}</span>
                </span>
                <span className="block text-small text-ink-soft">{description}</span>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
