import type { ReactNode } from 'react'
import type { LevelSummary } from '#contract/curriculum.ts'
import { classes } from './classes.ts'
import { hued } from './hue.ts'

export interface PageProps {
  children: ReactNode
  /** The level's own way of presenting itself; `calm` where a page belongs to no level. */
  presentation?: LevelSummary['presentation']
  /** The subject's hue, on a page that belongs to one. */
  hue?: number | undefined
  /** `narrow` for a form or one thing at a time, `full` where the screen draws its own bands (use `wrap` in each). */
  width?: 'normal' | 'narrow' | 'full'
}

const widths = { normal: 'wrap', narrow: 'wrap max-w-2xl', full: '' }

/** The `main` of a screen; header, footer and skip link are round it already (web/shell). */
export function Page({ children, presentation = 'calm', hue = 245, width = 'normal' }: PageProps) {
  return (
    <main
      id="main"
      tabIndex={-1}
      data-presentation={presentation}
      {...hued(hue)}
      className={classes(widths[width], width !== 'full' && 'pt-6 pb-16 sm:pt-8')}
    >
      {children}
    </main>
  )
}
