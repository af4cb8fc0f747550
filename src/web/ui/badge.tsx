import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { hued } from './hue.ts'

const hues = { red: 25, orange: 55, yellow: 90, green: 150, blue: 245, purple: 305 } as const

/** `subject` takes the colour of where it stands; `grey` none; `good`, `warn` and `bad` say how something went. */
export type BadgeTone = keyof typeof hues | 'subject' | 'grey' | 'good' | 'warn' | 'bad'

const washes = 'border-subject-line bg-subject-wash text-subject-ink'
const tones: Partial<Record<BadgeTone, string>> = {
  grey: 'border-line bg-sunken text-ink',
  good: 'border-good-edge bg-good-wash text-good',
  warn: 'border-warn-edge bg-warn-wash text-warn',
  bad: 'border-bad-edge bg-bad-wash text-bad',
}

export function Badge({ tone = 'subject', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      {...(tone in hues && hued(hues[tone as keyof typeof hues]))}
      className={classes(
        'tabular inline-flex items-center gap-1 rounded-full border px-2.5 py-0.5 text-small font-bold max-w-full sm:whitespace-nowrap',
        tones[tone] ?? washes,
      )}
    >
      {children}
    </span>
  )
}
