import { Flame, Heart } from 'lucide-react'
import { HEARTS, type Run } from '#domain/games/run.ts'
import { classes } from '../../ui/classes.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { counted } from './game-words.ts'

const hearts = Array.from({ length: HEARTS }, (_, index) => index)

/** How far the play is and how it goes: round, points and, in a race, hearts and the combo. */
export function RunBar({ run }: { run: Run }) {
  const position = `Round ${run.round + 1} of ${run.rounds}`
  const done = run.phase === 'asking' ? run.round : run.round + 1
  return (
    <div>
      <div className="tabular mb-2 flex flex-wrap items-center gap-x-4 gap-y-1 sm:gap-x-5">
        <p className="mr-auto font-bold">{position}</p>
        {run.pace === 'race' && (
          <>
            <p role="img" aria-label={`${run.hearts} of ${HEARTS} hearts`} className="flex gap-1">
              {hearts.map((heart) => (
                <Heart
                  key={heart}
                  aria-hidden
                  className={classes('size-5', heart < run.hearts ? 'fill-bad text-bad' : 'text-line-strong')}
                />
              ))}
            </p>
            <p data-lively className="flex items-center gap-1.5">
              <Flame aria-hidden className={classes('size-5', run.combo > 1 ? 'text-warn' : 'text-line-strong')} />
              {run.combo}
              <span className="max-sm:sr-only"> in a row</span>
            </p>
          </>
        )}
        <p className="font-bold text-subject-ink">{counted(run.points)} points</p>
      </div>
      <ProgressBar label="Progress through the game" value={done} max={run.rounds} valueText={position} />
    </div>
  )
}
