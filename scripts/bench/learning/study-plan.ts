import type { LearnPoint, PointItem } from '#domain/learn/learn-point.ts'

/** What a plan has its pupil do. */
export type Activity = { kind: 'ask'; item: PointItem } | { kind: 'read'; point: LearnPoint }

/** A way to study. It sees answers, never the memory behind them. */
export interface StudyPlan {
  /** A day's study begins, with so many seconds to spend. */
  begin(now: Date, seconds: number): void
  /** What comes next; null when there is nothing left to do today. */
  next(now: Date): Activity | null
  /** The answer to what was asked; `null` for what was only read. */
  done(activity: Activity, right: boolean | null, now: Date): void
}
