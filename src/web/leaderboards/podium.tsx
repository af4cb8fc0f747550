import type { LeaderboardEntry } from '#contract/leaderboards.ts'
import { grouped } from '../progress/counted.ts'
import { tierColours } from '../progress/tier-medal.tsx'
import { classes } from '../ui/classes.ts'
import { hued } from '../ui/hue.ts'
import { Initials } from '../ui/pictures/initials.tsx'
import { OwnMark, SubjectMark } from './marks.tsx'

/** Gold, silver and bronze, as the tiers have them. */
const colours = [tierColours.yellow, tierColours.grey, tierColours.orange]
const heights = ['h-24', 'h-16', 'h-11']
/** The best stands in the middle and is read first. */
const places = ['order-2', 'order-1', 'order-3']

/** The first three, as on a podium. Pupils with the same XP stand at the same height. */
export function Podium({ entries }: { entries: readonly LeaderboardEntry[] }) {
  return (
    <ol aria-label="Top three" className="mb-2 flex items-end justify-center gap-2 sm:gap-4">
      {entries.map((entry, place) => {
        const { rank, name, school, xp, subject, avatar, own } = entry
        const { hue, vivid } = colours[rank - 1] ?? tierColours.grey
        return (
          <li
            key={`${rank}-${name}-${place}`}
            {...hued(hue, { '--vivid': vivid })}
            className={classes(
              'flex min-w-0 flex-1 basis-0 flex-col items-center text-center sm:max-w-52',
              places[place],
            )}
          >
            <Initials name={name} initials={avatar} className={rank === 1 ? 'w-18 text-h3' : 'w-14 text-large'} />
            <p className="mt-1.5 w-full font-bold leading-snug break-words">
              {name} {own && <OwnMark />}
            </p>
            {school && <p className="w-full text-small leading-snug text-ink-soft">{school}</p>}
            <p className="tabular mt-0.5 font-bold">{grouped(xp)} XP</p>
            {subject && <SubjectMark subject={subject} />}
            <p
              className={classes(
                'mt-2 grid w-full place-items-center rounded-t-md border-2 border-b-0 border-subject-edge bg-subject-line text-h2 font-bold text-subject-ink',
                heights[rank - 1],
              )}
            >
              <span>
                <span className="sr-only">Rank </span>
                {rank}
              </span>
            </p>
          </li>
        )
      })}
    </ol>
  )
}
