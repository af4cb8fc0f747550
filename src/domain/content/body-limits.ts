/** How much one item may hold. */
export const bodyLimits = { characters: 20_000, cards: 200, questions: 50, options: 4, titleCharacters: 120 } as const
