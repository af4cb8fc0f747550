/** The two lessons of a topic: of its whole note, and of the easy-read one. */
export const editions = ['full', 'easy'] as const
export type Edition = (typeof editions)[number]
