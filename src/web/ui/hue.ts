import type { CSSProperties } from 'react'

declare module 'react' {
  interface CSSProperties {
    '--hue'?: number | string
    '--vivid'?: number
  }
}

/** Spread on an element: it and what is in it take a subject's colours (the `subject` classes). `hue` is 0 to 359. */
export function hued(hue: number, style: CSSProperties = {}) {
  return { 'data-hue': '', style: { ...style, '--hue': hue } } as const
}
