import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

export interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'article' | 'li'
  /** Draws the blue rules of an index card under the content. */
  ruled?: boolean
}

/** An index card: its top edge is in the subject's colour (see `hued`). */
export function Card({ as: Tag = 'div', ruled = false, className, ...rest }: CardProps) {
  return <Tag {...(rest as object)} className={classes('index-card p-5', ruled && 'index-card-ruled', className)} />
}
