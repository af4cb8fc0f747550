import type { ReactNode } from 'react'
import type { LevelSummary } from '#contract/curriculum.ts'
import { classes } from '../classes.ts'

type LevelId = LevelSummary['id']

/** A level's own hue, where levels stand beside one another. */
export const levelHue: Record<LevelId, number> = { sen: 200, ks1: 60, ks2: 145, gcse: 255, alevel: 310 }

const drawings: Record<LevelId, ReactNode> = {
  // One thing at a time: one step, and the next one waiting.
  sen: (
    <>
      <circle cx="36" cy="45" r="17" className="fill-subject" />
      <path d="m28.500 45.500 5.500 5.500 10-11" className="stroke-on-subject" strokeWidth="4" />
      <path d="M57 45h14" className="stroke-subject-edge" strokeWidth="4" strokeDasharray="1 7.500" />
      <circle cx="90" cy="45" r="15" className="stroke-subject-edge" strokeWidth="3" />
    </>
  ),
  // A picture book: sun, hill and house.
  ks1: (
    <>
      <circle cx="89" cy="25" r="10" className="fill-accent" />
      <path d="M6 74c16-24 34-31 54-14 15-10 34-8 54 10v4Z" className="fill-subject-line" />
      <path d="M29 46h26v24H29z" className="fill-subject" />
      <path d="m24 48 18-19 18 19" className="stroke-subject-ink" strokeWidth="4" />
      <path d="M38 56h8v14h-8z" className="fill-accent" />
    </>
  ),
  // Ten frames and a number line.
  ks2: (
    <>
      {[0, 1, 2, 3, 4].map((column) => (
        <g key={column}>
          <rect x={22 + column * 16} y="18" width="12" height="12" rx="2.500" className="fill-subject" />
          <rect
            x={22 + column * 16}
            y="34"
            width="12"
            height="12"
            rx="2.500"
            className={column < 2 ? 'fill-accent' : 'stroke-subject-edge'}
            strokeWidth="2"
          />
        </g>
      ))}
      <path d="M14 62h92M24 57v10M44 57v10M64 57v10M84 57v10" className="stroke-subject-ink" strokeWidth="3" />
    </>
  ),
  // A stack of cards with a specification's lines, ticked off.
  gcse: (
    <>
      <rect x="38" y="12" width="56" height="46" rx="4" transform="rotate(8 66 35)" className="fill-subject-line" />
      <rect
        x="26"
        y="17"
        width="62"
        height="52"
        rx="4"
        className="fill-surface stroke-subject-edge"
        strokeWidth="2.500"
      />
      <path d="M26 30h62" className="stroke-subject-edge" strokeWidth="2.500" />
      <path d="m34 41 3.500 3.500 6-7m-9.500 17 3.500 3.500 6-7" className="stroke-subject" strokeWidth="3.500" />
      <path d="M52 41h27M52 55h19" className="stroke-subject-line" strokeWidth="4" />
    </>
  ),
  // A curve, its tangent and the axes.
  alevel: (
    <>
      <path d="M24 12v58h78" className="stroke-ink-soft" strokeWidth="2.500" />
      <path d="M24 66c22 0 30-8 38-24s16-26 36-27" className="stroke-subject" strokeWidth="4" />
      <path d="m42 68 40-50" className="stroke-accent" strokeWidth="3" />
      <circle cx="62" cy="42.500" r="5" className="fill-surface stroke-subject" strokeWidth="3" />
    </>
  ),
}

/** A small drawing for each level; the level's title stands beside it. */
export function LevelPicture({ level, className }: { level: LevelId; className?: string }) {
  return (
    <svg
      viewBox="0 0 120 84"
      aria-hidden
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classes('rounded-md bg-subject-wash', className)}
    >
      {drawings[level]}
    </svg>
  )
}
