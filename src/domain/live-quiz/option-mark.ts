/** An option's shape: told apart without colour, and said by its name. */
export const optionShapes = ['triangle', 'diamond', 'circle', 'square', 'star', 'hexagon', 'cross', 'heart'] as const
export type OptionShape = (typeof optionShapes)[number]

/** The mark of the option that is shown at a place, from 0; `colour` is one of the figures' five. */
export function optionMark(place: number): { shape: OptionShape; colour: number } {
  return { shape: optionShapes[place % optionShapes.length] ?? 'circle', colour: (place % 5) + 1 }
}
