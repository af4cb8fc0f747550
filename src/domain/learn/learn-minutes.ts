/** How long a session may be, in minutes. */
export const LEARN_MINUTES = [5, 10, 20] as const
export type LearnMinutes = (typeof LEARN_MINUTES)[number]
