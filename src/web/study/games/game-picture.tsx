import type { ReactNode } from 'react'
import type { MiniGame } from '#domain/games/game.ts'
import { classes } from '../../ui/classes.ts'

const card = 'fill-surface stroke-subject-edge'
const soft = 'fill-subject-line stroke-subject-edge'
const strong = 'fill-subject stroke-subject'

/** A drawing for each game, in the colours of where it stands. */
const drawings: Record<MiniGame['icon'], ReactNode> = {
  cards: (
    <>
      <rect x="14" y="16" width="34" height="46" rx="5" transform="rotate(-9 31 39)" className={soft} />
      <path d="M22 30l16-3M24 39l16-3M25 48l10-2" className="stroke-subject-edge" />
      <rect x="66" y="14" width="34" height="46" rx="5" transform="rotate(7 83 37)" className={card} />
      <path
        d="M83 27l3.200 6.600 7.300 1-5.300 5 1.200 7.200-6.400-3.400-6.500 3.400 1.300-7.200-5.300-5 7.300-1z"
        className={strong}
      />
    </>
  ),
  bolt: (
    <>
      <circle cx="58" cy="40" r="27" className={card} />
      <path d="M58 17v5M58 58v5M35 40h5M76 40h5" className="stroke-subject-edge" />
      <path d="M62 20L46 43h11l-4 17 17-24H59z" className={strong} />
      <path d="M50 7h16" className="stroke-subject-edge" />
    </>
  ),
  letters: (
    <>
      <rect x="10" y="30" width="28" height="28" rx="5" className={card} />
      <rect x="44" y="22" width="28" height="28" rx="5" transform="rotate(-8 58 36)" className={strong} />
      <rect x="78" y="32" width="28" height="28" rx="5" transform="rotate(10 92 46)" className={soft} />
      <g className="fill-none stroke-subject-ink">
        <path d="M18 52l6-16 6 16M20.500 46h7" />
        <path d="M87 39l-1.500 15M87 39c8 1 8 7 .2 7M86.200 46.500c8 1 7.500 8.500-.7 7.500" />
      </g>
      <path d="M65 29c-8-3-14 2-12.500 8.500S61 45 67 42" className="fill-none stroke-on-subject" />
    </>
  ),
  sum: (
    <>
      <g transform="rotate(18 58 38)">
        <path d="M58 2l9 26 27 10-27 10-9 26-9-26-27-10 27-10z" className={strong} />
        <circle cx="58" cy="38" r="12" className={card} />
        <path d="M52 38h12M58 32.300v.4M58 43.300v.4" className="stroke-subject" />
      </g>
      <path d="M6 60l16-9M14 68l12-7M92 20l14-8M98 28l10-6" className="stroke-subject-edge" />
    </>
  ),
  pattern: (
    <>
      <circle cx="20" cy="40" r="11" className={strong} />
      <rect x="37" y="29" width="22" height="22" rx="3" className={soft} />
      <circle cx="76" cy="40" r="11" className={strong} />
      <rect x="93" y="29" width="20" height="22" rx="3" strokeDasharray="4 4" className={card} />
      <path
        d="M100.500 37c.5-4.500 7-4 5.500.5-.8 2-3 2-3 4.500M103 45.500v.3"
        className="fill-none stroke-subject-ink"
      />
      <path d="M14 62h88M96 57l6 5-6 5" className="fill-none stroke-subject-edge" />
    </>
  ),
  timeline: (
    <>
      <path d="M8 52h100" className="stroke-subject-edge" />
      <circle cx="24" cy="52" r="6" className={strong} />
      <circle cx="58" cy="52" r="6" className={card} />
      <circle cx="92" cy="52" r="6" className={strong} />
      <rect x="12" y="18" width="24" height="22" rx="4" className={soft} />
      <rect x="80" y="18" width="24" height="22" rx="4" className={soft} />
      <rect x="46" y="8" width="24" height="22" rx="4" transform="rotate(-6 58 19)" className={card} />
      <path d="M58 33v10M54 39.500l4 4 4-4M51 16l12-1.300M51.500 21l8-1" className="fill-none stroke-subject-ink" />
    </>
  ),
}

export function GamePicture({ icon, className }: { icon: MiniGame['icon']; className?: string }) {
  return (
    <svg
      viewBox="0 0 116 76"
      aria-hidden
      strokeWidth="2.200"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classes('block', className)}
    >
      {drawings[icon]}
    </svg>
  )
}
