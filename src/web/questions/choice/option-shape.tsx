import { type OptionShape, optionMark } from '#domain/live-quiz/option-mark.ts'

const paths: Record<OptionShape, string> = {
  triangle: 'M12 3 22 21H2Z',
  diamond: 'M12 2 22 12 12 22 2 12Z',
  circle: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Z',
  square: 'M3 3h18v18H3Z',
  star: 'm12 2 3 7h7l-5.5 4.5L18.500 21 12 16.500 5.500 21l2-7.500L2 9h7Z',
  hexagon: 'M7 3h10l5 9-5 9H7l-5-9Z',
  cross: 'M9 2h6v7h7v6h-7v7H9v-7H2V9h7Z',
  heart: 'M12 21 3 12a5.500 5.500 0 0 1 9-6 5.500 5.500 0 0 1 9 6Z',
}

/** The mark of the option at a place, from 0: the same on every screen, told apart without colour and said by its name. */
export function ShapeMark({ place }: { place: number }) {
  const { shape, colour } = optionMark(place)
  return (
    <svg viewBox="0 0 24 24" role="img" aria-label={shape} className="size-7 shrink-0">
      <path d={paths[shape]} fill={`var(--fig-${colour})`} />
    </svg>
  )
}
