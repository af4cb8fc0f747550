/** Of the lesson's own pace. */
export const speeds = ['0.75', '1', '1.25', '1.5'] as const
export type Speed = (typeof speeds)[number]
