/** `race` has a clock and hearts; `calm` has neither: there a mistake is put right before the game goes on. */
export type Pace = 'race' | 'calm'

export const ROUNDS = 10
export const HEARTS = 3
/** So many right ones in a row win a heart back. */
export const COMBO_FOR_HEART = 5
const POINTS_RIGHT = 100
const POINTS_AFTER_SLIP = 50
const POINTS_SPEED = 50
const POINTS_PER_COMBO = 10
const COMBO_COUNTED = 10
/** A press that leaves the device just before the time is over may be stamped a little after. */
export const GRACE_MS = 1500

/** What every game keeps of a play: how far it is, and how well it goes. */
export interface Run {
  pace: Pace
  rounds: number
  /** 0 for the first. */
  round: number
  /** `asking`: the round can be played; `answered`: it is over and shows how it went; then `finished`, or `lost` without hearts. */
  phase: 'asking' | 'answered' | 'finished' | 'lost'
  /** When the round was shown, in milliseconds since the play began. */
  shownAt: number
  hearts: number
  /** Rounds in a row that were right at first. */
  combo: number
  bestCombo: number
  points: number
  /** Rounds that were right at first. */
  correct: number
  /** Rounds of a race that were right in half the time. */
  quick: number
  /** Whether this round has seen a mistake. */
  slipped: boolean
  /** Rounds that were not right at first. */
  missed: readonly number[]
}

export function startRun(rounds: number, pace: Pace): Run {
  return {
    pace,
    rounds,
    round: 0,
    phase: 'asking',
    shownAt: 0,
    hearts: HEARTS,
    combo: 0,
    bestCombo: 0,
    points: 0,
    correct: 0,
    quick: 0,
    slipped: false,
    missed: [],
  }
}

/** A mistake that leaves the round open. */
export function slip(run: Run): Run {
  if (run.slipped) return run
  return { ...run, slipped: true, combo: 0, missed: [...run.missed, run.round] }
}

/** The round is solved; it counts as right when it saw no mistake. */
export function solve(run: Run, { at, limitMs }: { at: number; limitMs: number }): Run {
  if (run.slipped) return { ...run, phase: 'answered', points: run.points + POINTS_AFTER_SLIP }
  const combo = run.combo + 1
  const left = run.pace === 'race' ? Math.max(0, 1 - (at - run.shownAt) / limitMs) : 0
  const winsHeart = run.pace === 'race' && combo % COMBO_FOR_HEART === 0
  return {
    ...run,
    phase: 'answered',
    combo,
    bestCombo: Math.max(run.bestCombo, combo),
    correct: run.correct + 1,
    quick: run.quick + (left >= 0.5 ? 1 : 0),
    hearts: winsHeart ? Math.min(HEARTS, run.hearts + 1) : run.hearts,
    points:
      run.points +
      POINTS_RIGHT +
      Math.round(POINTS_SPEED * left) +
      POINTS_PER_COMBO * Math.min(combo - 1, COMBO_COUNTED),
  }
}

/** A race's round is over without being solved: it costs a heart. */
export function miss(run: Run): Run {
  return { ...slip(run), phase: 'answered', hearts: run.hearts - 1 }
}

/** On from a round that is over. */
export function advance(run: Run, at: number): Run {
  if (run.hearts === 0) return { ...run, phase: 'lost' }
  if (run.round + 1 === run.rounds) return { ...run, phase: 'finished' }
  return { ...run, round: run.round + 1, phase: 'asking', shownAt: at, slipped: false }
}

/** Whether a race's time for this round is over. */
export function isTimeUp(run: Run, at: number, limitMs: number): boolean {
  return run.pace === 'race' && at >= run.shownAt + limitMs
}

/** Whether a move in this round comes too late to be real. */
export function isTooLate(run: Run, at: number, limitMs: number): boolean {
  return isTimeUp(run, at, limitMs + GRACE_MS)
}

/** Whether at least half of the rounds were right at first: fewer earn no XP. */
export const isHalfRight = ({ correct, rounds }: Pick<Run, 'correct' | 'rounds'>) => correct * 2 >= rounds

/** Whether the play has reached its end, won or not. */
export const isOver = ({ phase }: Pick<Run, 'phase'>) => phase === 'finished' || phase === 'lost'
